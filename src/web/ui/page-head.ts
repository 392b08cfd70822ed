// What of a page's head changes as people go from page to page; all else is told once, by the
// server (head/describe-page.ts).
import type { MetaDescriptor } from 'react-router';
import type { Site } from '#web/read-site.ts';

/** Without a canonical address it is not to be found. */
export type PageHead = {
  title: string;
  description?: string;
  canonical?: string;
  /** Where the page stands in each language, by code, if not at the same path. */
  paths?: Record<string, string>;
};

const HIDDEN = { name: 'robots', content: 'noindex' };

/** Title, description and canonical address; of a page that could not be read, that it is none. */
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

/** The title of a page that is for one person, and not to be found. */
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
