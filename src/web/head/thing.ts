// What pages say to search engines in the words of schema.org.

export type Thing = {
  [name: string]: string | number | undefined | Thing | Thing[] | string[];
};

/** One thing as a script of JSON-LD, which no text in it can end. */
export function thingScript(thing: Thing): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** The way to a page, from the top down. */
export function breadcrumbThing(steps: { name: string; item: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}

/** What a list holds; `from` is the first one's place in it. */
export function itemListThing(items: { name: string; url: string }[], from: number): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: items.map((item, at) => ({
      '@type': 'ListItem',
      position: from + at,
      ...item,
    })),
  };
}
