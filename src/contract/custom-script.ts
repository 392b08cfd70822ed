// The owner's own scripts on the storefront, and what it measures and looks like.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';
import { ALL_PAGES, consentKinds, scriptPages, type ScriptPage } from '#contract/script-pages.ts';
import { asked, choice, isEmpty, optionalText, text, wholeNumber } from '#contract/values.ts';

const pageIds = [ALL_PAGES, ...(Object.keys(scriptPages) as ScriptPage[])] as const;
const CODE_BYTES = 16_384;
const HOST = /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;

/**
 * `code` or `address`, the other is empty. `hosts`: origins that it may fetch from and send to
 * besides that of its address, such as `https://*.example.com`.
 */
export const customScript = z
  .object({
    id: z.int(),
    name: z.string(),
    consent: z.enum(consentKinds),
    pages: z.array(z.enum(pageIds)),
    code: z.string(),
    address: z.string(),
    hosts: z.array(z.string()),
    position: z.int(),
    enabled: z.boolean(),
  })
  .meta({ id: 'CustomScript' });
export type CustomScriptRow = z.output<typeof customScript>;

/** An address at https, in the form that browsers give it; empty where there is none. */
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

export const customScriptCalls = {
  all: endpoint({
    operationId: 'adminCustomScripts',
    path: 'admin/custom-scripts',
    methods: ['GET'],
    audience: 'staff',
    permission: 'settings',
    about: 'The owner’s scripts in their order, with those that are switched off.',
    input: z.object({}),
    output: z.array(customScript),
  }),
  save: endpoint({
    operationId: 'adminSaveCustomScript',
    path: 'admin/custom-script/save',
    methods: ['POST'],
    audience: 'staff',
    permission: 'settings',
    otherwise: 'custom-script-not-found',
    toast: 'saved',
    about:
      'Writes a script, or changes one. It runs on the pages it names, once a customer agreed to ' +
      'what it is for; never where they sign in, pay, or see their account or an order.',
    input: z.object({
      id: of('custom-script', optionalId),
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
      position: wholeNumber(0, 10_000),
      enabled: asked,
    }),
    output: z.array(customScript),
  }),
  delete: endpoint({
    operationId: 'adminDeleteCustomScript',
    path: 'admin/custom-script/delete/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'settings',
    otherwise: 'custom-script-not-found',
    toast: 'saved',
    about: 'Takes a script away.',
    input: z.object({ id: idOf('custom-script') }),
    output: z.array(customScript),
  }),
};
