import { amountFromInput } from '#base/amount-from-input.ts';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { Handlers } from '#api/handler.ts';
import type { PayoutSettingsInput, payoutSettingsCalls } from '#contract/payout-settings.ts';
import type { Db } from '#db/connect.ts';
import { readLimit } from '#market/approvals/ask-approval.ts';
import { changeLimit } from '#market/approvals/change-limit.ts';
import { readPayoutSettings, savePayoutSettings } from '#market/payouts/payout-settings.ts';
import { type Reserve, readStoreReserve, saveStoreReserve } from '#market/payouts/store-reserve.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type ReserveInput = Pick<PayoutSettingsInput, 'reserve_rate' | 'reserve_amount' | 'reserve_days'>;

async function shown(db: Db, actor: Staff) {
  const { releaseDays, period, least, reserve } = await readPayoutSettings(db, actor);
  const { above, currency, exponent } = await readLimit(db);
  const money = (amount: number) => toDecimal(amount, exponent);
  return {
    release_days: releaseDays,
    payout_period: period,
    least_payout: money(least),
    ...reserveShown(reserve, exponent),
    second_person_above: above === null ? null : money(above),
    currency,
  };
}

export const payoutSettingsHandlers: Handlers<typeof payoutSettingsCalls> = {
  read: async ({ reading }, _, actor) => shown(reading.db, actor),
  save: async (
    { write, market },
    { release_days: releaseDays, payout_period: period, ...amounts },
    actor,
  ) =>
    write(async (tx) => {
      const { reserve } = await readPayoutSettings(tx, actor);
      const least =
        amounts.least_payout === '' ? {} : { least: minor(market, amounts.least_payout) };
      const reservePart = says(amounts) ? { reserve: reserveOf(market, reserve, amounts) } : {};
      await savePayoutSettings(tx, actor, { releaseDays, period, ...least, ...reservePart });
      const { second_person_above: above } = amounts;
      const waiting =
        above === ''
          ? null
          : await changeLimit(tx, actor, above === 'off' ? null : minor(market, above));
      return { ...(await shown(tx, actor)), waiting };
    }),
  reserve: async ({ reading, market }, { id }, actor) =>
    storeReserveOf(market, await readStoreReserve(reading.db, actor, id)),
  saveReserve: async ({ write, market }, { id, own, ...amounts }, actor) =>
    write(async (tx) => {
      const reserve = reserveOf(market, await readStoreReserve(tx, actor, id), amounts);
      await saveStoreReserve(tx, actor, id, own ? reserve : null);
      return storeReserveOf(market, await readStoreReserve(tx, actor, id));
    }),
};

const minor = (market: MarketSettings, text: string) =>
  amountFromInput(text, market.currency_exponent);

const says = ({ reserve_rate: rate, reserve_amount: amount, reserve_days: days }: ReserveInput) =>
  rate !== undefined || amount !== '' || days !== undefined;

/** A reserve with the given change: a percentage replaces an amount, and an amount a percentage. */
function reserveOf(
  market: MarketSettings,
  now: Reserve,
  { reserve_rate, reserve_amount, reserve_days }: ReserveInput,
): Reserve {
  const amount = reserve_amount === '' ? undefined : minor(market, reserve_amount);
  const days = reserve_days ?? now.days;
  if (reserve_rate && amount) throw new Refusal('invalid-input', { field: 'reserve_amount' });
  return {
    rate: reserve_rate ?? (amount ? 0 : now.rate),
    amount: amount ?? (reserve_rate ? 0 : now.amount),
    days,
  };
}

const reserveShown = ({ rate, amount, days }: Reserve, exponent: number) => ({
  reserve_rate: rate,
  reserve_amount: toDecimal(amount, exponent),
  reserve_days: days,
});

const storeReserveOf = (
  { currency, currency_exponent: exponent }: MarketSettings,
  { own, ...reserve }: Reserve & { own: boolean },
) => ({ own: own ? (1 as const) : (0 as const), ...reserveShown(reserve, exponent), currency });
