// Checks a report before it is sent.
import { checkEmail } from '#web/ui/form/check-contact.ts';
import { NAMELESS } from '#contract/report-reasons.ts';

export const reportFields = [
  'reason',
  'explanation',
  'url',
  'name',
  'email',
  'good_faith',
] as const;
export type ReportField = (typeof reportFields)[number];
type Written = Partial<Record<ReportField, string>>;
type Fault = 'required' | 'invalid-email' | 'invalid-input';

/** The errors of each field; empty if the report can be sent. */
export function checkReport(written: Written): Partial<Record<ReportField, Fault>> {
  const wrong: ReturnType<typeof checkReport> = {};
  const nameless = written.reason === NAMELESS;
  for (const field of reportFields)
    if (!written[field] && !(nameless && (field === 'name' || field === 'email')))
      wrong[field] = 'required';
  const email = written.email ? checkEmail(written.email) : undefined;
  if (email) wrong.email = email;
  if (written.url && !/^https?:\/\/\S+$/.test(written.url)) wrong.url = 'invalid-input';
  return wrong;
}
