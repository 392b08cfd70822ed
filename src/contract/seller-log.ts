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
    'Who did what in the store, the latest first; narrowed by who it was (their account) and by ' +
    'words of at least three letters: a page, ' +
    'and how much there is (counted to 10,000, or there is `more`).',
  listed: row,
  sorts: ['at'],
  filters: { who: optionalNumber(1, 2_147_483_647) },
});
export type StoreLogQuery = z.output<typeof sellerLogCalls.list.input>;
