// How staff make, change and delete flash sales.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { FlashSaleFields } from '#contract/admin/flash-sale.ts';
import type { Tx } from '#db/connect.ts';
import { FLASH_SALE, touchSale } from '#market/catalogue/list-flash-sales.ts';
import { pricedProducts, saveSaleProducts } from '#market/catalogue/sale-products.ts';
import { readOffered, notifyLeavingSale } from '#market/catalogue/notify-leaving-sale.ts';
import type { Row } from '#market/edits/edit.ts';
import { lockNamed, requireUnused } from '#market/edits/require-unused.ts';
import {
  deleteRow,
  lockRow,
  saveRow,
  type Opened,
  type Removed,
  type SavedRow,
} from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts, textsOrNone } from '#market/settings/required-texts.ts';

/** The history leaves out `length`, because it follows from the times. */
const KIND = { ...FLASH_SALE, tell: ({ length: _, ...row }: Row): Row => row };
const LEAST_MS = 3_600_000;

/**
 * Makes a flash sale (`id` null) or saves one, with its products in their order; prices are decimal
 * text. Pieces already sold stay counted. When products leave the sale before its end, the owners
 * of their stores are told why, and how to object. Refuses 'required' without a title in the
 * market's first language, 'ends-before-it-begins', 'invalid-input' for an unknown product or a
 * renewing round of less than an hour, and as `enrolmentRules`, `pricedProducts`,
 * `saveSaleProducts` and `saveRow` do.
 */
export async function saveFlashSale(
  tx: Tx,
  by: Staff,
  { id, version, products, hide_reason: why, ...sent }: Opened & FlashSaleFields,
  market: MarketSettings,
): Promise<SavedRow> {
  requireTexts(market, { title: sent.title });
  const times = id === null ? timesOf(sent) : await timesToSave(tx, id, sent);
  const { length } = times;
  if (length <= 0) throw new Refusal('ends-before-it-begins', { field: 'end_at' });
  if (sent.renews && length < LEAST_MS) throw new Refusal('invalid-input', { field: 'end_at' });
  const priced = pricedProducts(products, market);
  const ids = priced.map(({ product_id: product }) => product);
  if ((await lockNamed(tx, 'products', ids)) < ids.length)
    throw new Refusal('invalid-input', { field: 'products' });
  const was = id === null ? null : await readOffered(tx, id);
  const saved = await saveRow(tx, by, KIND, {
    id,
    version,
    columns: {
      ...sent,
      ...enrolmentRules(sent, market),
      start_at: times.start_at,
      end_at: times.end_at,
      length: `${Math.max(length, LEAST_MS) / 1000} seconds`,
    },
    hanging: (sale) => saveSaleProducts(tx, sale, priced, market),
  });
  const goes = !sent.public || (!sent.renews && Date.parse(times.end_at) <= Date.now());
  if (was) await notifyLeavingSale(tx, by, was, { stay: goes ? [] : ids, why });
  await touchSale(tx, saved.id, ids);
  return saved;
}

/** `length` in milliseconds; of one round, when the sale renews. */
type Times = Pick<FlashSaleFields, 'start_at' | 'end_at'> & { length: number };
type SentTimes = Pick<FlashSaleFields, 'start_at' | 'end_at' | 'renews'>;

const timesOf = ({ start_at, end_at }: SentTimes): Times => ({
  start_at,
  end_at,
  length: Date.parse(end_at) - Date.parse(start_at),
});

/**
 * The times to store for an existing sale. If a new round began after the form was opened, that
 * round goes on, or else its quotas would start over. Rounds keep their length unless the times
 * were edited, because the present round may have begun a little early or late.
 */
async function timesToSave(tx: Tx, id: number, sent: SentTimes): Promise<Times> {
  const { rows } = await sql<{ start: Date; end: Date; length: number }>`
    select start_at as start, end_at as end, (extract(epoch from length) * 1000)::bigint as length
    from flash_sales
    where id = ${id} and renews
    for update
  `.execute(tx);
  const [round] = rows;
  if (!round || !sent.renews) return timesOf(sent);
  const { start, end, length } = round;
  const later = end.getTime() - Date.parse(sent.end_at);
  const same = later === 0 && start.getTime() === Date.parse(sent.start_at);
  const over = later > 0 && later % length === 0 && Date.parse(sent.start_at) < start.getTime();
  return same || over
    ? { start_at: start.toISOString(), end_at: end.toISOString(), length }
    : timesOf(sent);
}

/**
 * Deletes a flash sale in which nothing was sold. Refuses as `requireUnused` and `deleteRow` do.
 */
export async function deleteFlashSale(
  tx: Tx,
  by: Staff,
  { reason, ...thing }: Removed,
): Promise<void> {
  await lockRow(tx, FLASH_SALE, thing);
  await requireUnused(tx, by, 'flash-sale', thing.id);
  await notifyLeavingSale(tx, by, await readOffered(tx, thing.id), { stay: [], why: reason });
  await touchSale(tx, thing.id);
  await deleteRow(tx, by, KIND, thing);
}

type Rules = Pick<
  FlashSaleFields,
  'enrol_until' | 'min_percent' | 'per_store' | 'terms' | 'start_at' | 'renews'
>;

/**
 * The columns that say until when stores may enrol products and by which rules; empty when they may
 * not. Refuses 'required' when a rule or the terms in the market's first language are missing,
 * 'enrolment-too-late' when enrolment would outlast the start of the sale, and 'enrolment-renews'.
 */
function enrolmentRules(
  { enrol_until, min_percent, per_store, terms, start_at, renews }: Rules,
  market: MarketSettings,
): Row {
  if (enrol_until === null) return { min_percent: null, per_store: null, terms: null };
  if (renews) throw new Refusal('enrolment-renews', { field: 'renews' });
  if (enrol_until > start_at) throw new Refusal('enrolment-too-late', { field: 'enrol_until' });
  for (const [field, rule] of Object.entries({ min_percent, per_store }))
    if (rule === undefined) throw new Refusal('required', { field });
  if (textsOrNone(terms)) requireTexts(market, { terms });
  return { terms: textsOrNone(terms) };
}
