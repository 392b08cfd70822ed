/** Whether a postal code is one of that form; spaces and hyphens may be left out. */
export function fitsZip(pattern: string, zip: string): boolean {
  const form = new RegExp(`^(?:${pattern})$`, 'i');
  return [zip, zip.replaceAll(' ', ''), zip.replaceAll(/[ -]/g, '')].some((text) =>
    form.test(text),
  );
}
