// The owner's own scripts on the storefront, as staff edit them. A script runs on the pages that it
// names, once the customer has consented to its purpose; never on pages for signing in, paying or
// an account.
import { z } from 'zod';
import { flagged, view } from '#contract/edited-values.ts';
import { orderCall, resourceCalls } from '#contract/resource.ts';
import { ALL_PAGES, consentKinds, scriptPages, type ScriptPage } from '#contract/script-pages.ts';
import { choice, isEmpty, optionalText, text } from '#contract/values.ts';

const pageIds = [ALL_PAGES, ...(Object.keys(scriptPages) as ScriptPage[])] as const;
const CODE_BYTES = 16_384;
const HOST = /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;

/** An https address, normalised as browsers do; empty if there is none. */
const httpsAddress = optionalText(500).pipe(
  z.string().transform((value, context) => {
    const parsed = value === '' ? null : URL.parse(value);
    if (value === '') return '';
    if (parsed?.protocol === 'https:' && !parsed.username && !parsed.password) {
      parsed.hash = '';
      if (HOST.test(parsed.origin) && !/[\s;,'"<>\\]/.test(parsed.href)) return parsed.href;
    }
    context.addIssue({ code: 'custom', message: 'invalid-input' });
    return z.NEVER;
  }),
);
const listOf = <T extends z.ZodType>(shape: T, most: number) =>
  z.array(shape, 'invalid-input').max(most, 'invalid-input');

/**
 * One of `code` and `address` is empty. `hosts`: the origins that it may connect to besides its own
 * address, such as `https://*.example.com`.
 */
const fields = {
  name: text(80),
  consent: choice(consentKinds),
  pages: z
    .unknown()
    .optional()
    .refine((value) => !isEmpty(value), { message: 'required', abort: true })
    .pipe(listOf(z.enum(pageIds, 'invalid-input'), 20).min(1, 'required')),
  code: optionalText(CODE_BYTES).refine(
    (value) => new TextEncoder().encode(value).length <= CODE_BYTES,
    'invalid-input',
  ),
  address: httpsAddress,
  hosts: z.preprocess(
    (value) => (isEmpty(value) ? [] : value),
    listOf(z.string('invalid-input').regex(HOST, 'invalid-input').max(120, 'invalid-input'), 8),
  ),
  enabled: flagged,
};
const shown = {
  name: z.string(),
  consent: z.enum(consentKinds),
  pages: z.array(z.enum(pageIds)),
  code: z.string(),
  address: z.string(),
  hosts: z.array(z.string()),
  enabled: z.boolean(),
};
/** `position`: its place among all scripts; they run in this order. */
const row = { ...shown, position: z.int() };

export type CustomScriptFields = z.output<z.ZodObject<typeof fields>>;
export type CustomScriptRow = { id: number } & z.output<z.ZodObject<typeof row>>;

export const adminCustomScriptCalls = {
  ...resourceCalls({
    noun: 'custom-script',
    plural: 'custom-scripts',
    permission: 'settings',
    fields,
    shown,
    row,
    sorts: ['name'],
    filters: { view: view('on', 'off') },
  }),
  order: orderCall('custom-script', 'custom-scripts', 'settings'),
};
