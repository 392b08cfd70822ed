// The trader behind a store: what a market must know before it sells, and what it shows (Regulation
// (EU) 2022/2065, the Digital Services Act, Article 30(1) and (7)).
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { applicationItem } from '#contract/application-item.ts';
import { flagged } from '#contract/edited-values.ts';
import { email, isEmpty, optionalText, taxNumber } from '#contract/values.ts';

/** What may be missing about a trader; `check`: staff have not checked it yet. */
const traderLacks = [
  'legal-name',
  'address',
  'phone',
  'mail',
  'register',
  'certified',
  'payee',
  'check',
] as const;
export type TraderLack = (typeof traderLacks)[number];

const PHONE = /^(\+?[0-9][0-9 ()./-]{4,38})?$/;
/** With the letters of its country: Directive 2006/112/EC, Article 215. */
const VAT_ID = /^([A-Z]{2}[A-Z0-9+*]{2,13})?$/;

/**
 * `certified`: the store offers only what complies with EU law. `vat_number` is shown to shoppers
 * (Directive 2000/31/EC, Article 5(1)(g)), `tax_number` only on papers.
 */
export const traderFields = {
  legal_name: optionalText(120),
  address_1: optionalText(200),
  address_2: optionalText(200),
  zip: optionalText(20),
  city: optionalText(80),
  country: optionalText(2).refine((code) => /^([A-Z]{2})?$/.test(code), 'invalid-input'),
  trader_phone: optionalText(40).refine((value) => PHONE.test(value), 'invalid-input'),
  trader_mail: z.preprocess(
    (value) => (isEmpty(value) ? undefined : value),
    email.optional().transform((value) => value ?? ''),
  ),
  register_name: optionalText(120),
  register_number: optionalText(80),
  /** It is in no trade register. */
  unregistered: flagged,
  tax_number: taxNumber,
  vat_number: optionalText(30)
    .transform((value) => value.replace(/[\s.-]/g, '').toUpperCase())
    .refine((value) => VAT_ID.test(value), 'invalid-input'),
  certified: flagged,
};
export type TraderFields = z.output<z.ZodObject<typeof traderFields>>;

/**
 * `held`: the store is off sale until the missing facts are given. `grace`: it stays on sale until
 * then.
 */
export const traderShown = {
  legal_name: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  trader_phone: z.string(),
  trader_mail: z.string(),
  register_name: z.string(),
  register_number: z.string(),
  unregistered: z.boolean(),
  tax_number: z.string(),
  vat_number: z.string(),
  certified: z.boolean(),
  certified_at: isoTime.nullable(),
  /** The payout account: its holder, and the masked IBAN. */
  payee: z.object({ name: z.string(), iban: z.string() }),
  changed_at: isoTime.nullable(),
  checked_at: isoTime.nullable(),
  lacks: z.array(z.enum(traderLacks)),
  eu_pack: z.boolean(),
  held: z.boolean(),
  grace: isoTime.nullable(),
  /** The proofs submitted with the application; the files can be opened there. */
  proofs: z.array(applicationItem.pick({ id: true, name: true, state: true, given_at: true })),
};

/** What shoppers see of a trader (Article 30(7)); `country` by name. */
export const publicTrader = z
  .object({
    legal_name: z.string(),
    address: z.array(z.string()),
    phone: z.string(),
    mail: z.string(),
    register_name: z.string(),
    register_number: z.string(),
    vat_number: z.string(),
    certified: z.boolean(),
  })
  .meta({ id: 'PublicTrader' });
export type PublicTrader = z.output<typeof publicTrader>;
