// What shoppers type finds what products say, in five languages.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOf, readWords } from '#market/catalogue/read-words.ts';
import { readQuestion } from '#market/catalogue/typed-question.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct } from '../make.ts';
import { FOLDING_CASES } from './folding-cases.ts';

let base: Fresh;
let ids: number[];
beforeAll(async () => {
  base = await freshDatabase();
  const { id } = await makeProduct(base.db, { name: 'x' });
  const titles = FOLDING_CASES.map(([language, , title]) => ({ [language]: title }));
  const { rows } = await sql<{ id: number }>`
    insert into products (store_id, category_id, shipping_rule_id, slug, title, selling)
    select store_id, category_id, shipping_rule_id, 'case-' || place, said, selling
    from products
    cross join jsonb_array_elements(${JSON.stringify(titles)}::jsonb)
      with ordinality titles (said, place)
    where id = ${id}
    order by place
    returning id
  `.execute(base.db);
  ids = rows.map((row) => row.id);
});
afterAll(() => base?.close());

async function fits(language: string, typed: string, id: number): Promise<boolean> {
  const words = await readWords(base.db, readQuestion(typed).wanted, language);
  const { rows } = await sql<{ fits: boolean }>`
    select words @@ ${allOf(words)}::tsquery as fits from product_words where product_id = ${id}
  `.execute(base.db);
  return rows[0]?.fits ?? false;
}

describe('what is typed', () => {
  it('has at least 150 cases', () => expect(FOLDING_CASES.length).toBeGreaterThanOrEqual(150));
  it.each(FOLDING_CASES.map((one, at) => ({ one, at })))('$one', async ({ one, at }) => {
    const [language, typed, , expected] = one;
    expect(await fits(language, typed, ids[at] ?? 0)).toBe(expected);
  });
});
