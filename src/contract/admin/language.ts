// The languages of the market, as staff edit them.
import { z } from 'zod';
import { gap } from '#contract/admin/gaps.ts';
import { flagged, view } from '#contract/edited-values.ts';
import { orderCall, resourceCalls } from '#contract/resource.ts';
import { text } from '#contract/values.ts';

const direction = z.enum(['ltr', 'rtl']);

/** Its code cannot be changed (`pt-br`); `enabled`: customers can choose it. */
const fields = { code: text(12), name: text(40), enabled: flagged };
const same = {
  code: z.string(),
  name: z.string(),
  direction,
  enabled: z.boolean(),
  is_default: z.boolean(),
};
/**
 * `title`: its name in the caller's language. `messages`: how many of the `messages_all` messages
 * of the site it has; the others are in English.
 */
const more = { title: z.string(), messages: z.int(), messages_all: z.int() };
/** `gaps`: what has no title in it, counted like `gaps` of language-more.ts; no empty kinds. */
const row = z.object({
  ...same,
  ...more,
  gaps: z.array(gap),
  version: z.int(),
  position: z.int(),
});

export type LanguageFields = z.output<z.ZodObject<typeof fields>>;
export type LanguageRow = { id: number } & z.output<typeof row>;

export const adminLanguageCalls = {
  ...resourceCalls({
    noun: 'language',
    plural: 'languages',
    permission: 'settings',
    fields,
    // `default`: the present main language
    shown: { ...same, ...more, default: z.object({ id: z.int(), name: z.string() }) },
    row: row.shape,
    sorts: ['code', 'name'],
    filters: { view: view('on', 'off') },
  }),
  order: orderCall('language', 'languages', 'settings'),
};
