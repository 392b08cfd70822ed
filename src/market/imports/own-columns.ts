import { importFields, OWN_TEXT } from '#contract/import-shapes.ts';

/** Our name of a column of our own form, as it is written there; null for one that is not. */
export function ownField(label: string): string | null {
  const name = label.trim().toLowerCase();
  return importFields.souk.find((field) => field === name) ?? (OWN_TEXT.test(name) ? name : null);
}
