import { importFields, OWN_TEXT } from '#contract/import-shapes.ts';

/** The field of a column of our own format, by its label; null for any other column. */
export function ownField(label: string): string | null {
  const name = label.trim().toLowerCase();
  return importFields.souk.find((field) => field === name) ?? (OWN_TEXT.test(name) ? name : null);
}
