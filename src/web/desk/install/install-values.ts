// The values of the set-up, step by step, and how this tab keeps them until it is finished.
import { z } from 'zod';
import { mailSecurities } from '#contract/mail-server.ts';

export const STEPS = ['checks', 'languages', 'place', 'owner', 'mail', 'content'] as const;
export type Step = (typeof STEPS)[number];

const shape = z.object({
  first: z.string(),
  languages: z.array(z.string()),
  site_name: z.string(),
  logo: z.string(),
  country: z.string(),
  currency: z.string(),
  name: z.string(),
  email: z.string(),
  password: z.string(),
  content: z.enum(['empty', 'demo']),
});
export type InstallValues = z.output<typeof shape>;

const mailShape = z.object({
  host: z.string(),
  port: z.number(),
  security: z.enum(mailSecurities),
  username: z.string(),
  password: z.string(),
  sender_name: z.string(),
  sender_address: z.string(),
});
export type MailValues = z.output<typeof mailShape>;
export const blankMail: MailValues = {
  host: '',
  port: 587,
  security: 'starttls',
  username: '',
  password: '',
  sender_name: '',
  sender_address: '',
};

/** The fields of each step, by the names in refusals. */
export const FIELDS: Record<Step, (keyof InstallValues)[]> = {
  checks: [],
  languages: ['first', 'languages'],
  place: ['site_name', 'logo', 'country', 'currency'],
  owner: ['name', 'email', 'password'],
  mail: [],
  content: ['content'],
};
/** The required fields. */
export const NEEDED: (keyof InstallValues)[] = ['country', 'currency', 'name', 'email', 'password'];

export const blankOf = (language: string): InstallValues => ({
  first: language,
  languages: [],
  site_name: '',
  logo: '',
  country: '',
  currency: '',
  name: '',
  email: '',
  password: '',
  content: 'empty',
});

/** The input of the call. */
export const sentOf = ({ first, languages, ...rest }: InstallValues) => ({
  ...rest,
  languages: [first, ...languages.filter((code) => code !== first)],
});

const KEPT = 'souk-install';
const draftShape = z.object({
  step: z.enum(STEPS),
  values: shape.omit({ password: true }),
  mail: mailShape.omit({ password: true }),
});
type StoredDraft = z.output<typeof draftShape>;

/** Keeps everything but the passwords, until the tab is closed. */
export function keepTyped(
  step: Step,
  { password: _, ...values }: InstallValues,
  { password: __, ...mail }: MailValues,
): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ step, values, mail } satisfies StoredDraft));
  } catch {
    // a full or forbidden storage keeps nothing
  }
}

/** The input from before a reload, at the last step whose earlier ones are complete. */
export function findTyped(): StoredDraft | null {
  try {
    const found = draftShape.safeParse(JSON.parse(sessionStorage.getItem(KEPT) ?? 'null')).data;
    if (!found) return null;
    const before = STEPS.indexOf(found.step) <= STEPS.indexOf('owner');
    return { ...found, step: before ? found.step : 'owner' };
  } catch {
    return null;
  }
}

export const forgetTyped = (): void => sessionStorage.removeItem(KEPT);
