// Structured data for search engines, by schema.org.

export type Thing = {
  [name: string]: string | number | undefined | Thing | Thing[] | string[];
};

/** One thing as a JSON-LD script; escaped, so that no text in it can end the script. */
export function thingScript(thing: Thing): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** The breadcrumbs of a page, from the top down. */
export function breadcrumbThing(steps: { name: string; item: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}

/** The contents of a list; `from` is the first one's position in it. */
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
