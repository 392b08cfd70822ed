// What undoing an import removes: everything that it created and nothing else uses by then.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { fileOf } from '#market/imports/keep-pictures.ts';
import { undoImport } from '#market/imports/undo-import.ts';
import { keepPicture, removePicture } from '#outside/files/pictures.ts';
import { bring, fresh, orderOf, products, SHOPIFY, withShop } from './import-set-up.ts';

withShop();

const undo = (id: number | null) => transaction(fresh.db, (tx) => undoImport(tx, id ?? 0));
const THINGS = ['categories', 'brands', 'tags', 'attributes', 'attribute_values', 'pictures'];
async function things(): Promise<Record<string, number>> {
  const counts = THINGS.map(async (table) => {
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from ${sql.table(table)}`.execute(fresh.db);
    return [table, Number(rows[0]?.n)] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
const none = Object.fromEntries(THINGS.map((table) => [table, 0]));
const OTHER =
  'Handle,Title,Vendor,Type,Tags,Option1 Name,Option1 Value,Variant Price\n' +
  'mug,Mug,Claymore,Kitchen > Mugs,"gift, new",Size,Small,7\n';

it('takes everything back, and a second import after it starts from nothing', async () => {
  const first = await bring(SHOPIFY);
  const made = await things();
  expect(made).toMatchObject({ categories: 3, brands: 1, tags: 2, attributes: 2 });
  const { taken } = await undo(first.id);
  expect(taken).toMatchObject({
    categories: { removed: 3, stays: 0 },
    attribute_values: { removed: made.attribute_values, stays: 0 },
  });
  expect(await things()).toEqual(none);
  await bring(SHOPIFY);
  expect(await things()).toEqual(made);
});
it('leaves what another import uses, says so, and takes it with that one', async () => {
  const first = await bring(SHOPIFY);
  const second = await bring(OTHER);
  const { taken } = await undo(first.id);
  expect(taken).toMatchObject({
    categories: { removed: 2, stays: 1 },
    brands: { removed: 0, stays: 1 },
    tags: { removed: 1, stays: 1 },
    attributes: { removed: 1, stays: 1 },
    attribute_values: { stays: 1 },
  });
  expect((await products()).mug).toMatchObject({
    brand: 'Claymore',
    category: ['Kitchen', 'Mugs'],
    tags: ['gift', 'new'],
    variants: [{ options: ['Size Small'] }],
  });
  await undo(second.id);
  expect(await things()).toEqual(none);
});
it('leaves what somebody has worked with, and what products of an order need', async () => {
  const { id } = await bring(SHOPIFY);
  await sql`update brands set featured = true`.execute(fresh.db);
  await sql`
    insert into commission_rules (position, category_id, rate)
    select 1, id, 500
    from categories
    where slug = 'other'`.execute(fresh.db);
  await orderOf(1);
  const { hidden, taken } = await undo(id);
  expect([hidden, taken.brands, taken.categories, taken.attributes]).toEqual([
    1,
    { removed: 0, stays: 1 },
    { removed: 0, stays: 3 },
    { removed: 0, stays: 2 },
  ]);
  expect((await products()).cup).toMatchObject({ public: false, category: ['Kitchen', 'Cups'] });
});
it('keeps what a standing import would need to be undone', async () => {
  const first = await bring(SHOPIFY);
  const moved = await bring('Handle,Title,Type,Tags\ncup,Cup,Garden,outside\n', {});
  await bring('Handle,Title,Type,Variant Price\nspade,Spade,Tools,5\n', { store: 'two' }).then(
    ({ id }) => undo(id),
  );
  await undo(moved.id);
  expect((await products()).cup).toMatchObject({
    category: ['Kitchen', 'Cups'],
    tags: ['blue', 'gift'],
  });
  await undo(first.id);
  expect(await things()).toEqual(none);
});
it('undoes once when asked twice together, and not while an import runs', async () => {
  const { id } = await bring(SHOPIFY);
  const both = await Promise.allSettled([undo(id), undo(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const begun = Promise.withResolvers<void>();
  const may = Promise.withResolvers<void>();
  async function* slow() {
    begun.resolve();
    yield Buffer.from(OTHER);
    await may.promise;
  }
  const second = await bring(SHOPIFY);
  const running = bring(slow());
  await begun.promise;
  await expect(undo(second.id)).rejects.toThrow('import-running');
  may.resolve();
  await running;
  expect(await undo(second.id)).toMatchObject({ removed: 2 });
});
it('hides what is ordered while it is undone', async () => {
  const { id } = await bring(SHOPIFY);
  const [undone] = await Promise.all([undo(id), orderOf(1).catch(() => null)]);
  const { rows } = await sql<{ ordered: boolean; shown: boolean }>`
    select exists (select from order_lines) as ordered,
      exists (select from products where published) as shown`.execute(fresh.db);
  expect([rows[0]?.shown, undone.hidden]).toEqual([false, rows[0]?.ordered ? 1 : 0]);
});
it('is held by the schema: an undone import stays undone and changes nothing', async () => {
  const { id } = await bring(SHOPIFY);
  await bring(SHOPIFY.replace(',20,', ',21,'));
  await expect(
    sql`update imports set undone_at = now() where id = ${id}`.execute(fresh.db),
  ).rejects.toThrow('a later import changed');
  await undo(2);
  await undo(id);
  await expect(sql`update imports set undone_at = null`.execute(fresh.db)).rejects.toThrow(
    'undone already',
  );
  const { id: third } = await bring(OTHER);
  await undo(third);
  await bring(OTHER);
  await expect(
    sql`
      insert into import_changes (import_id, product_id)
      select ${third}, id from products`.execute(fresh.db),
  ).rejects.toThrow('changes nothing more');
});
it('takes pictures back with their files, but not one that is shown elsewhere', async () => {
  const media = await mkdtemp(join(tmpdir(), 'souk-media-'));
  const draw = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const files: Record<string, Buffer> = {
    'cup.jpg': await draw('red'),
    'back.jpg': await draw('blue'),
  };
  const { id } = await bring(SHOPIFY, {
    pictures: {
      find: async (address) => files[fileOf(address)] ?? null,
      keep: (bytes) => keepPicture(media, bytes),
    },
  });
  const shown = (await products()).cup?.image ?? '';
  await sql`update stores set image = ${shown} where slug = 'two'`.execute(fresh.db);
  const { taken, pictures } = await undo(id);
  for (const name of pictures) await removePicture(media, name);
  expect(taken.pictures).toEqual({ removed: 1, stays: 1 });
  expect(await readdir(media)).toEqual([shown]);
  await rm(media, { recursive: true });
});
