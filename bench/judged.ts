// Real products and people's judgements of search results: catalogues/icecat-judged in the shared
// folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { z } from 'zod';

const CATALOGUES = process.env.SOUK_CATALOGUES ?? '../shared/catalogues';
export const JUDGED = join(CATALOGUES, 'icecat-judged');

const product = z.object({
  id: z.coerce.number(),
  title: z.string(),
  supplier: z.string(),
  name: z.string(),
  short_description: z.string().default(''),
});

/** A product's texts, the same for every searcher. */
export type JudgedProduct = {
  id: number;
  title: string;
  brand: string;
  sku: string;
  kind: string;
  description: string;
};
/** For a query, how relevant each product is: 0 to 3. */
export type Judgements = Map<string, Map<number, number>>;

export const areThere = (): boolean => existsSync(join(JUDGED, 'judgements.csv'));

export function readJudged(): { products: JudgedProduct[]; judgements: Judgements } {
  const folder = join(JUDGED, 'products');
  const products = readdirSync(folder)
    .filter((name) => name.endsWith('.zip'))
    .sort()
    .flatMap((name) => z.array(z.looseObject({})).parse(JSON.parse(onlyFile(join(folder, name)))))
    .map(toProduct);
  const judgements: Judgements = new Map();
  const lines = readFileSync(join(JUDGED, 'judgements.csv'), 'utf8').trim().split('\n').slice(1);
  for (const line of lines) {
    const [, question = '', id, grade] = /^(.*),(\d+),(\d)$/.exec(line) ?? [];
    const grades = judgements.get(question) ?? new Map<number, number>();
    judgements.set(question, grades.set(Number(id), Number(grade)));
  }
  return { products, judgements };
}

function toProduct(read: Record<string, unknown>): JudgedProduct {
  const { id, title, supplier, name, short_description: short } = product.parse(read);
  const texts = Object.entries(read).flatMap(([key, value]) =>
    key.startsWith('attr_t_') && typeof value === 'string' && value.length > 2 ? [value] : [],
  );
  const kind = read.attr_t_product_type ?? read.attr_t_type;
  return {
    id,
    title,
    brand: supplier,
    sku: name,
    kind: typeof kind === 'string' ? kind : '',
    description: `${short}. ${texts.filter((text) => text.length < 60).join('; ')}`,
  };
}

/** The text of the single file in a zip, located by its local header. */
function onlyFile(path: string): string {
  const zip = readFileSync(path);
  const directory = zip.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  const packed = zip.readUInt32LE(directory + 20);
  const begin = 30 + zip.readUInt16LE(26) + zip.readUInt16LE(28);
  return inflateRawSync(zip.subarray(begin, begin + packed)).toString('utf8');
}
