// The head of a page as served, for readers that use nothing else.
import { expect } from 'vitest';

export type PageHead = {
  status: number;
  title: string;
  description: string;
  canonical: string;
  hidden: boolean;
  /** The card's properties; repeated ones are joined by a space. */
  card: Record<string, string>;
  /** The addresses in other languages, by language. */
  languages: Record<string, string>;
  things: Record<string, unknown>[];
  html: string;
};

/** Loads a page and parses its head. */
export async function readHead(address: string): Promise<PageHead> {
  const answer = await fetch(address, { headers: { 'accept-language': 'en' } });
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<(meta|link)\s([^>]*?)\/?>/g)].map(([, , text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        readable(value),
      ]),
    ),
  );
  const titles = [...head.matchAll(/<title[^>]*>([^<]*)<\/title>/g)];
  expect(titles.length, `titles of ${address}`).toBeLessThanOrEqual(1);
  const card: Record<string, string> = {};
  for (const { property, name, content } of tags) {
    const key = property ?? (name?.startsWith('twitter:') ? name : undefined);
    if (key) card[key] = [card[key], content].filter(Boolean).join(' ');
  }
  const named = (wanted: string) => tags.find(({ name }) => name === wanted)?.content ?? '';
  return {
    status: answer.status,
    title: readable(titles[0]?.[1] ?? ''),
    description: named('description'),
    canonical: tags.find(({ rel }) => rel === 'canonical')?.href ?? '',
    hidden: named('robots').includes('noindex'),
    card,
    languages: Object.fromEntries(
      tags.filter(({ rel }) => rel === 'alternate').map(({ hreflang, href }) => [hreflang, href]),
    ),
    things: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    ),
    html,
  };
}

const readable = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(39|x27);/g, "'")
    .replaceAll('&amp;', '&');
