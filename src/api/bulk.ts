// The handlers of `bulkCalls`: one act for many things.
import { Refusal } from '#base/refusal.ts';
import type { BulkRun, BulkTrial } from '#contract/bulk.ts';
import type { Visit } from '#hall/visit.ts';
import { beginBulk } from '#market/bulk/begin-bulk.ts';
import type { BulkKind, ActInput } from '#market/bulk/bulk-kind.ts';
import { readBulk } from '#market/bulk/read-bulk.ts';
import { tryBulk } from '#market/bulk/try-bulk.ts';
import { workBulk } from '#market/bulk/work-bulk.ts';
import type { Staff } from '#market/settings/actor.ts';
import { fieldName, sayOf } from '#words/field-name.ts';

/** How long the call itself works on a run; a worker does the rest. */
const MOMENT_MS = 1500;

type Sent = ActInput & { act: string; ids: number[]; matching: unknown; run: number | null };
type SentOnce = Sent & { idempotency_key: string };

/** Takes a kind of thing; returns the handlers of its two calls. */
export function bulkHandlers(kind: BulkKind) {
  return {
    bulk: async (
      visit: Visit,
      { idempotency_key: key, ...sent }: SentOnce,
      by: Staff,
    ): Promise<BulkRun> => {
      const until = Date.now() + MOMENT_MS;
      const input = { ...bulkInputOf(visit, sent), key };
      const id = await visit.write((tx) => beginBulk(tx, by, kind, input));
      await workBulk(visit.services.db, id, visit.market, until);
      return openBulk(visit, id, by);
    },
    tryBulk: async (visit: Visit, sent: Sent, by: Staff): Promise<BulkTrial> => {
      const { all, rows } = await tryBulk(visit.services.db, by, kind, bulkInputOf(visit, sent));
      const say = sayOf(visit.language, NAMED);
      return {
        all,
        rows: rows.map(({ refusal, was, became, ...row }) => ({
          ...row,
          changes: Object.entries(became).map(([field, value]) => ({
            field,
            name: fieldName(visit.language, field, NAMED),
            was: was[field] ?? null,
            became: value,
          })),
          refusal: refusal && say(`refusal.${refusal.code}`, refusal.values),
        })),
      };
    },
  };
}

/** Any call of the back office will do: its field names are those of the screens. */
const NAMED = 'adminBulk.open';

const bulkInputOf = ({ market, reading }: Visit, { act, ids, matching, run, ...given }: Sent) => ({
  act,
  ids,
  matching,
  run,
  given,
  market,
  now: reading.now,
});

/** A run of the caller's. Refuses 'thing-not-found'. */
export async function openBulk(visit: Visit, id: number, by: Staff): Promise<BulkRun> {
  const found = await readBulk(visit.services.db, by.accountId, id);
  if (!found) throw new Refusal('thing-not-found');
  const say = sayOf(visit.language, NAMED);
  return {
    ...found,
    refusals: found.refusals.map(({ refusal: { code, values }, ...row }) => ({
      ...row,
      message: say(`refusal.${code}`, values),
    })),
  };
}
