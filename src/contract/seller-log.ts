// What the people of a store did there.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { ownListCalls } from '#contract/list-calls.ts';
import { optionalNumber } from '#contract/values.ts';

const row = z
  .object({
    id: z.int(),
    at: isoTime,
    /** Their name at that time. */
    by: z.string(),
    /** The action: `parcel.confirm`. */
    action: z.string(),
    /** What was affected: the kind of thing, and its label, such as the code of a parcel. */
    noun: z.string(),
    thing: z.string(),
    note: z.string(),
  })
  .meta({ id: 'StoreDeed' });
export type StoreDeed = z.output<typeof row>;

export const sellerLogCalls = ownListCalls({
  plural: 'log',
  permission: 'people',
  about:
    'Lists the store log, newest first. Filter it by account, and by words of at least three ' +
    'letters. `total` counts up to 10,000; `more` says that there are more.',
  listed: row,
  sorts: ['at'],
  filters: { who: optionalNumber(1, 2_147_483_647) },
});
export type StoreLogQuery = z.output<typeof sellerLogCalls.list.input>;
