// Tells shopping programs (llmstxt.org) how to search for products and read them, through the same
// calls as the shop’s own pages.
import type { Visit } from '#hall/visit.ts';
import { readSite } from '#web/read-site.ts';

/** `/llms.txt`, in the market's main language. */
export async function llmsText(visit: Visit): Promise<string> {
  const { name, url, description, languages, money } = await readSite(visit);
  const api = `${url}/api/v1`;
  return [
    `# ${plain(name)}`,
    '',
    `> ${plain(description) || plain(name)}`,
    '',
    `A marketplace of many stores. Prices are in ${money.currency}. The header \`Language\` takes ` +
      `${languages.map(({ code }) => code).join(', ')}. Nobody has to sign in to read.`,
    '',
    '## Find products',
    '',
    `- [Search](${api}/products?q=lamp): \`q\` what is looked for, \`min\` and \`max\` the price, ` +
      '`sortby` the order, `page` the page; each product with its id, price and whether it is there',
    `- \`${api}/product/{id}\`: one product, with its variants, shipping and store`,
    `- [Categories](${api}/categories): all of them, with the addresses of their lists`,
    `- [Description of all calls](${api}/openapi.json): OpenAPI`,
    '',
    '## Pages',
    '',
    `- [Site map](${url}/sitemap.xml): every product, category, brand and store`,
    '',
  ].join('\n');
}

/** A name in a line of Markdown. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
