// How well search ranks what people judged: nDCG@10 and recall@100 of the market's own search, and
// of MiniSearch (BM25+) over the same texts, which is the bar.
import MiniSearch from 'minisearch';
import { sql } from 'kysely';
import { findMatches } from '#market/catalogue/find-matches.ts';
import { isMatch, relevanceOf } from '#market/catalogue/matching-products.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { areThere, JUDGED, readJudged, type Judgements, type JudgedProduct } from './judged.ts';
import type { Line } from './report.ts';
import type { Market } from './shop.ts';

const AIMS = { ndcg: 0.77, recall: 0.92 };
const FIRST = 10;
const DEEP = 100;
/** The weight of each field for BM25: the best of those that were tried. */
const BOOST = { title: 4, brand: 2, kind: 2 };

/** Returns the measures, or says that the data for them is missing. */
export async function benchRelevance({ services: { db } }: Market): Promise<Line[]> {
  if (!areThere()) {
    process.stdout.write(`Relevance is not measured: ${JUDGED} is not there.\n`);
    return [];
  }
  const { products, judgements } = readJudged();
  await offer(db, products);
  await sql`analyze`.execute(db);
  const bm25 = new MiniSearch<JudgedProduct>({
    fields: ['title', 'brand', 'sku', 'kind', 'description'],
    searchOptions: { boost: BOOST },
  });
  bm25.addAll(products);
  const ours = await measure(judgements, (question) => search(db, question));
  const theirs = await measure(judgements, async (question) =>
    bm25.search(question).map(({ id }) => Number(id)),
  );
  await db.deleteFrom('synonyms').execute();
  const bare = await measure(judgements, (question) => search(db, question));
  return [
    line('nDCG@10 of search', ours.ndcg, Math.max(AIMS.ndcg, theirs.ndcg)),
    line('nDCG@10 of BM25', theirs.ndcg, 0),
    line('recall@100 of search', ours.recall, Math.max(AIMS.recall, theirs.recall)),
    line('recall@100 of BM25', theirs.recall, 0),
    line('nDCG@10 of search without synonyms', bare.ndcg, 0),
    line('recall@100 of search without synonyms', bare.recall, 0),
  ];
}

const line = (what: string, value: number, wanted: number): Line => ({
  what,
  value,
  unit: '',
  wanted: wanted > 0 ? `≥ ${wanted.toFixed(2)}` : 'beside it',
  holds: value >= wanted,
});

type Measured = { ndcg: number; recall: number };

/** The means over queries with at least one relevant product. */
async function measure(
  judgements: Judgements,
  rank: (question: string) => Promise<number[]>,
): Promise<Measured> {
  const sum = { ndcg: 0, recall: 0 };
  let questions = 0;
  for (const [question, grades] of judgements) {
    const best = [...grades.values()].toSorted((one, other) => other - one);
    const relevant = best.filter((grade) => grade > 0).length;
    if (relevant === 0) continue;
    const got = (await rank(question)).slice(0, DEEP).map((id) => grades.get(id) ?? 0);
    questions += 1;
    sum.ndcg += gain(got) / gain(best);
    sum.recall += got.filter((grade) => grade > 0).length / Math.min(relevant, DEEP);
  }
  return { ndcg: sum.ndcg / questions, recall: sum.recall / questions };
}

const gain = (grades: number[]): number =>
  grades.slice(0, FIRST).reduce((sum, grade, at) => sum + grade / Math.log2(at + 2), 0);

/** The products' own numbers, most relevant first. */
async function search(db: Db, question: string): Promise<number[]> {
  const matches = await findMatches(db, question, { language: 'en' });
  const { rows } = await sql<{ key: string }>`
    select p.import_key as key
    from products p
    where p.public and ${isMatch(matches)}
    order by ${relevanceOf(matches)} desc, p.id
    limit ${DEEP}
  `.execute(db);
  return rows.map(({ key }) => Number(key));
}

/** Puts the products into the market, and takes its own off sale. */
const offer = (db: Db, products: JudgedProduct[]): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`update products set published = false`.execute(tx);
    await sql`
      create temp table judged on commit drop as
      select * from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
        j (id int, title text, brand text, sku text, kind text, description text)
    `.execute(tx);
    await sql`
      insert into brands (slug, title)
      select 'judged-' || row_number() over (), jsonb_build_object('en', brand)
      from (select distinct brand from judged) b
    `.execute(tx);
    await sql`
      insert into categories (slug, title, parent_id)
      select 'judged-' || row_number() over (), jsonb_build_object('en', kind),
        (select category_id from products order by id limit 1)
      from (select distinct kind from judged where kind <> '') k
    `.execute(tx);
    await sql`
      insert into products (store_id, category_id, shipping_rule_id, brand_id, slug, title,
        description, selling, import_key)
      select a.store_id, coalesce(c.id, a.category_id), a.shipping_rule_id, b.id, 'judged-' || j.id,
        jsonb_build_object('en', j.title), jsonb_build_object('en', j.description), 100, j.id
      from judged j
      join brands b on b.title = jsonb_build_object('en', j.brand)
      left join categories c
        on c.title = jsonb_build_object('en', j.kind) and c.slug like 'judged-%'
      cross join (select * from products order by id limit 1) a
      order by j.id
    `.execute(tx);
    await sql`
      insert into inventories (product_id, sku)
      select p.id, j.sku from judged j join products p on p.import_key = j.id::text
    `.execute(tx);
    await sql`
      insert into stock_moves (inventory_id, quantity, cause)
      select i.id, 1, 'hand'
      from judged j
      join products p on p.import_key = j.id::text
      join inventories i on i.product_id = p.id
    `.execute(tx);
  });
