// The parts of a page's head that change from page to page; the server writes all others once
// (head/describe-page.ts).
import type { MetaDescriptor } from 'react-router';
import type { Site } from '#web/read-site.ts';

/** Without a canonical address it is hidden from search engines. */
export type PageHead = {
  title: string;
  description?: string;
  canonical?: string;
  /** The page's path in each language, by code, if they differ. */
  paths?: Record<string, string>;
};

const HIDDEN = { name: 'robots', content: 'noindex' };

/** Title, description and canonical address; a page that could not be read has only `noindex`. */
export function headMeta({
  loaderData,
}: {
  loaderData?: { head: PageHead } | undefined;
}): MetaDescriptor[] {
  if (!loaderData) return [HIDDEN];
  const { title, description, canonical } = loaderData.head;
  if (!canonical) return [{ title }, HIDDEN];
  return [
    { title },
    { name: 'description', content: description ?? '' },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ];
}

/** The title of a personal page, which is hidden from search engines. */
export function privateMeta({
  loaderData,
  matches,
}: {
  loaderData?: { title: string } | undefined;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}): MetaDescriptor[] {
  const site = matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined;
  const words = [loaderData?.title, site?.name].filter(Boolean).join(' · ');
  return [...(words ? [{ title: words }] : []), HIDDEN];
}
