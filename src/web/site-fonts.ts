import { fontRules, partsOfLanguage, type OwnFont } from '#base/own-fonts.ts';
import { readOwnFonts } from '#market/content/own-fonts.ts';
import type { Reading } from '#market/settings/reading.ts';
import { fontNames, partsOfFonts } from '#web/ui/font-names.ts';

/**
 * The owner's fonts for pages in a language: their CSS, the files to load first, and the parts for
 * which they replace the site's own fonts.
 */
export type SiteFonts = { rules: string; files: string[]; written: string[] };

export async function readSiteFonts({ db, language }: Reading): Promise<SiteFonts> {
  const { body, heading } = await readOwnFonts(db);
  const parts = new Set([
    ...fontNames(language).map((name) => partsOfFonts[name]),
    ...partsOfLanguage(language),
  ]);
  const facesOf = (font: OwnFont | null) =>
    (font?.faces ?? []).filter(({ part, italic }) => !italic && parts.has(part));
  const files = [body, heading].flatMap(facesOf).map(({ file }) => `/media/${file}`);
  return {
    rules: rulesOf(body, heading),
    files: [...new Set(files)],
    written: facesOf(body).map(({ part }) => part),
  };
}

function rulesOf(body: OwnFont | null, heading: OwnFont | null): string {
  const text = body ? 'own-text,var(--font-sans)' : 'var(--font-sans)';
  return (
    (body ? `${fontRules('own-text', body)}html{font-family:${text}}` : '') +
    (heading ? `${fontRules('own-heading', heading)}h1,h2,h3{font-family:own-heading,${text}}` : '')
  );
}
