import type { ListPage } from '#base/list-page.ts';
import { minorOf } from '#base/currency.ts';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { PayoutRow, StatementRow } from '#contract/payout.ts';
import type { SettlementShown } from '#contract/settlement.ts';
import { adjustOrAsk } from '#market/approvals/adjust-or-ask.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import {
  readAccounts,
  readBalances,
  readBalancesOf,
  type Balance,
} from '#market/ledger/read-balances.ts';
import { cancelPayout, markPaid, markPaidDespite } from '#market/payouts/end-payout.ts';
import { gatherAgain } from '#market/payouts/gather-again.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { readPayable } from '#market/payouts/payable.ts';
import { readBankCsv, readBankXml } from '#market/payouts/read-bank-file.ts';
import { readPayout, readPayouts, type Payout } from '#market/payouts/read-payouts.ts';
import { readDueLines, readStatement, type StatementLine } from '#market/payouts/read-statement.ts';
import { readPayee, savePayee } from '#market/payouts/save-payee.ts';
import {
  findSettlement,
  readSettlements,
  type SettlementReport,
} from '#market/settlements/find-settlement.ts';
import { readSettlement } from '#market/settlements/read-settlement.ts';
import type { Handlers } from '#api/v1/handlers.ts';

type Calls =
  | 'sellerBalance'
  | 'sellerDue'
  | 'sellerPayouts'
  | 'sellerPayout'
  | 'sellerPayee'
  | 'sellerSavePayee'
  | 'adminBalances'
  | 'adminAccounts'
  | 'adminAudit'
  | 'adminAdjust'
  | 'adminPayouts'
  | 'adminPayout'
  | 'adminGather'
  | 'adminPaid'
  | 'adminCancelPayout'
  | 'adminPayoutsCsv'
  | 'adminPayoutsXml'
  | 'adminSettlements'
  | 'adminSettlement'
  | 'adminReadSettlement';

const balanceOf = ({
  storeId,
  store,
  currency,
  exponent,
  held,
  due,
  reserve,
  gathered,
  paid,
  onHold,
}: Balance) => {
  const money = (minor: number) => toDecimal(minor, exponent);
  return {
    store_id: storeId,
    store,
    currency,
    held: money(held),
    due: money(due),
    owes: money(Math.max(0, -due)),
    reserve: money(reserve),
    gathered: money(gathered),
    paid: money(paid),
    on_hold: onHold.map(({ why, amount }) => ({ why, amount: money(amount) })),
  };
};
const payoutOf = ({
  storeId,
  amount,
  exponent,
  until,
  createdAt,
  endedAt,
  onHold,
  ...payout
}: Payout): PayoutRow => ({
  ...payout,
  store_id: storeId,
  amount: toDecimal(amount, exponent),
  until: until.toISOString(),
  on_hold: onHold,
  created_at: createdAt.toISOString(),
  ended_at: endedAt?.toISOString() ?? null,
});
const lineOf = ({
  id,
  at,
  why,
  amount,
  currency,
  exponent,
  note,
  orderCode,
  parcelCode,
  parts,
}: StatementLine): StatementRow => {
  const money = (minor: number) => toDecimal(minor, exponent);
  return {
    id,
    at: at.toISOString(),
    why,
    amount: money(amount),
    currency,
    note,
    order: orderCode,
    parcel: parcelCode,
    parts: parts && {
      goods: money(parts.goods),
      shipping: money(parts.shipping),
      voucher: money(parts.voucher),
      commission: money(parts.commission),
      back: money(parts.back),
    },
  };
};
const statementOf = ({
  payout,
  carried,
  lines,
}: {
  payout: Payout;
  carried: number;
  lines: StatementLine[];
}) => ({
  payout: payoutOf(payout),
  carried: toDecimal(carried, payout.exponent),
  lines: lines.map(lineOf),
});
const pageAs = <From, To>(list: ListPage<From>, show: (row: From) => To): ListPage<To> => ({
  ...list,
  data: list.data.map(show),
});
const settlementOf = ({
  id,
  method,
  name,
  createdAt,
  counts,
  lines,
  absent,
}: SettlementReport): SettlementShown => ({
  id,
  method,
  name,
  created_at: createdAt.toISOString(),
  counts,
  lines: lines.map(
    ({ ref, kind, gross, fee, net, currency, exponent, found, orderCode, expected }) => ({
      ref,
      kind,
      gross: toDecimal(gross, exponent),
      fee: toDecimal(fee, exponent),
      net: toDecimal(net, exponent),
      currency,
      found,
      order: orderCode,
      expected: expected === null ? null : toDecimal(expected, exponent),
    }),
  ),
  absent: absent.map(({ kind, ref, amount, currency, exponent, at, orderCode }) => ({
    kind,
    ref,
    amount: toDecimal(amount, exponent),
    currency,
    at: at.toISOString(),
    order: orderCode,
  })),
});
const fileOf = (name: string, content: string) => ({
  name,
  bytes: new TextEncoder().encode(content),
});

export const payouts: Pick<Handlers, Calls> = {
  sellerBalance: async ({ reading, seller }, { store_id }) =>
    (await readBalances(reading.db, await seller(store_id))).map(balanceOf),
  sellerDue: async ({ reading, seller }, { store_id, page }) => {
    const actor = await seller(store_id);
    return pageAs(await readDueLines(reading.db, actor, actor.storeId, page), lineOf);
  },
  sellerPayouts: async ({ reading, seller }, { store_id, page, state }) =>
    pageAs(await readPayouts(reading.db, await seller(store_id), { page, state }), payoutOf),
  sellerPayout: async ({ reading, seller }, { id, store_id }) =>
    statementOf(await readStatement(reading.db, await seller(store_id, 'payout-not-found'), id)),
  sellerPayee: async ({ reading, seller }, { store_id }) => {
    const actor = await seller(store_id);
    return readPayee(reading.db, actor, actor.storeId);
  },
  sellerSavePayee: async ({ write, seller }, { store_id, payee_name: name, iban }) => {
    const actor = await seller(store_id);
    return write((tx) => savePayee(tx, actor, actor.storeId, { name, iban }));
  },
  adminBalances: async ({ reading, staff }, { store_id }) =>
    (await readBalances(reading.db, await staff('money'), store_id)).map(balanceOf),
  adminAccounts: async ({ reading, staff }) =>
    (await readAccounts(reading.db, await staff('money'))).map(({ exponent, amount, ...row }) => ({
      ...row,
      amount: toDecimal(amount, exponent),
    })),
  adminAudit: async ({ reading, staff }) => {
    await staff('money');
    return auditMarket(reading.db);
  },
  adminAdjust: async ({ write, staff, market }, { id, amount, reason }) => {
    const actor = await staff('money', 'store-not-found');
    const size = minorOf(amount.replace('-', ''), market.currency_exponent);
    if (!size) throw new Refusal('invalid-input', { field: 'amount' });
    return write(async (tx) => {
      const waiting = await adjustOrAsk(tx, actor, {
        storeId: id,
        amount: amount.startsWith('-') ? -size : size,
        reason,
      });
      return (await readBalancesOf(tx, actor, id, market)).map((row) => ({
        ...balanceOf(row),
        waiting: row.currency === market.currency ? waiting : null,
      }));
    });
  },
  adminPayouts: async ({ reading, staff }, { page, state }) =>
    pageAs(await readPayouts(reading.db, await staff('money'), { page, state }), payoutOf),
  adminPayout: async ({ reading, staff }, { id }) =>
    statementOf(await readStatement(reading.db, await staff('money', 'payout-not-found'), id)),
  adminGather: async ({ write, staff }, { again }) => {
    const actor = await staff('money');
    const now = new Date();
    const made = await write((tx) =>
      again ? gatherAgain(tx, actor, now) : gatherPayouts(tx, now, now),
    );
    return made.map(({ id, storeId, amount, currency, exponent }) => ({
      id,
      store_id: storeId,
      amount: toDecimal(amount, exponent),
      currency,
    }));
  },
  adminPaid: async ({ write, staff }, { id, reference, despite }) => {
    const actor = await staff('money', 'payout-not-found');
    return write(async (tx) => {
      await (despite ? markPaidDespite : markPaid)(tx, actor, id, reference);
      return payoutOf(await readPayout(tx, actor, id));
    });
  },
  adminCancelPayout: async ({ write, staff }, { id, note }) => {
    const actor = await staff('money', 'payout-not-found');
    return write(async (tx) => {
      await cancelPayout(tx, actor, id, note);
      return payoutOf(await readPayout(tx, actor, id));
    });
  },
  adminPayoutsCsv: async ({ reading, staff }, { leave_out: leaveOut }) => {
    const actor = await staff('money');
    return fileOf(
      'payouts.csv',
      await readBankCsv(reading.db, actor, leaveOut ? await readPayable(reading.db) : null),
    );
  },
  adminPayoutsXml: async ({ reading, staff }, { leave_out: leaveOut }) => {
    const actor = await staff('money');
    return fileOf(
      'payouts.xml',
      await readBankXml(reading.db, actor, leaveOut ? await readPayable(reading.db) : null),
    );
  },
  adminSettlements: async ({ reading, staff }) =>
    (await readSettlements(reading.db, await staff('money'))).map(({ createdAt, ...row }) => ({
      ...row,
      created_at: createdAt.toISOString(),
    })),
  adminSettlement: async ({ reading, staff }, { id }) => {
    await staff('money', 'settlement-not-found');
    return settlementOf(await findSettlement(reading.db, id));
  },
  adminReadSettlement: async ({ write, staff }, { gateway, name, csv }) => {
    const actor = await staff('money');
    return settlementOf(await write((tx) => readSettlement(tx, actor, gateway, name, csv)));
  },
};
