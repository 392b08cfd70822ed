/** The texts of a form's fields, without the spaces around them. */
export function readFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const data = new FormData(form);
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) texts[name] = String(data.get(name) ?? '').trim();
  return texts;
}

/** Moves the focus to a field of a form. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
