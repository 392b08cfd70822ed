import { sql } from 'kysely';
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';
import { plainIban } from '#market/payouts/plain-iban.ts';
import { latin, painOf, type Debtor } from '#market/payouts/sepa-file.ts';
import { checkPayable } from '#market/payouts/held-payouts.ts';
import { payoutCsv, type PayoutToPay } from '#market/payouts/payout-csv.ts';
import type { Staff } from '#market/settings/actor.ts';
import { dayOf, marketDay } from '#market/settings/market-day.ts';

const shown = z.object({
  account_name: z.string().default(''),
  account_number: z.string().default(''),
});

/**
 * Open payouts as a CSV file: those with these ids, or all. Payouts of stores without an account
 * are in it too, with empty columns. Refuses 'nothing-to-pay', and 'payout-on-hold' with all that
 * cannot be paid as they are.
 */
export async function readBankCsv(db: Db, _: Staff, ids: number[] | null): Promise<string> {
  return payoutCsv(await readToPay(db, ids));
}

/**
 * Open payouts as a SEPA bank order (pain.001.001.09): those with these ids, or all. The money
 * leaves the account that the shop shows for bank transfers. Refuses 'nothing-to-pay',
 * 'payout-on-hold' with all that cannot be paid as they are, 'payout-not-euro' if one is in another
 * currency, 'iban-missing' with the stores that have no account, or one whose name has no Latin
 * letter, and 'own-iban-missing'.
 */
export async function readBankXml(
  db: Db,
  _: Staff,
  ids: number[] | null,
  now = new Date(),
): Promise<string> {
  const payouts = await readToPay(db, ids);
  if (payouts.some(({ currency, exponent }) => currency !== 'EUR' || exponent !== 2))
    throw new Refusal('payout-not-euro');
  const without = payouts.filter(({ iban, payee }) => iban === '' || !/\w/.test(latin(payee)));
  if (without.length)
    throw new Refusal('iban-missing', {
      stores: [...new Set(without.map(({ store }) => store))],
    });
  return painOf({
    id: `SOUK-${now.toISOString().replaceAll(/\D/g, '').slice(0, 17)}-${payouts[0]?.id ?? 0}`.slice(
      0,
      35,
    ),
    at: now,
    on: await marketDay(db, now),
    debtor: await readDebtor(db),
    payouts,
  });
}

async function readDebtor(db: Db): Promise<Debtor> {
  const bank = await db
    .selectFrom('payment_methods')
    .select('shown')
    .where('method', '=', orderMethod.bank)
    .executeTakeFirst();
  const { account_name: name, account_number: number } = shown.parse(bank?.shown ?? {});
  const iban = plainIban(number);
  if (iban === null || name.trim() === '') throw new Refusal('own-iban-missing');
  return { name, iban };
}

async function readToPay(db: Db, ids: number[] | null): Promise<PayoutToPay[]> {
  const { rows } = await sql<PayoutToPay>`
    select p.id, p.store_id as "storeId", s.name as store, s.payee_name as payee, s.iban, p.amount,
      p.currency, p.exponent, ${dayOf(sql`p.until`)} as until
    from payouts p
    join stores s on s.id = p.store_id
    where p.state = 'open'
      and (${ids}::int[] is null or p.id = any (${ids}))
    order by p.id
  `.execute(db);
  if (rows.length === 0) throw new Refusal('nothing-to-pay');
  await checkPayable(
    db,
    rows.map(({ id }) => id),
  );
  return rows;
}
