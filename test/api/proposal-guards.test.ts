// What a seller cannot propose, suspended and trusted stores, letters, and a long queue.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf, makeSeller } from '../at-work.ts';
import { lettersTo } from '../letters.ts';
import { proposedLamp } from '../proposals.ts';
import { base, withOwnShop } from './own-shop.ts';
import {
  approval,
  changeOf,
  get,
  lamp,
  looked,
  onSale,
  people,
  post,
  propose,
  refuse,
  shown,
  tryPropose,
  type People,
} from './proposing.ts';

withOwnShop();
let all: People;
beforeAll(async () => {
  all = await people();
});

describe('what a seller may not propose', () => {
  it('shows pictures of others, takes a SKU that is taken, or has 10,000 variants', async () => {
    const { seller, shelf } = all;
    const whole = await lamp(shelf);
    const image = 'fedcba9876543210.webp';
    const picture = { name: image, width: 9, height: 9, bytes: 9 };
    await base.db.insertInto('pictures').values(picture).execute();
    const wrong = async (input: object) =>
      (await tryPropose(seller, { ...whole, send: true, ...input })).data as {
        fields?: object;
        form?: unknown;
      };
    expect((await wrong({ image })).fields).toHaveProperty('image');
    const description = { en: `<p>See <img src="/media/${image}" alt=""></p>` };
    expect((await wrong({ description })).fields).toHaveProperty('description');
    await onSale(all, { variants: [shelf.variant([], { sku: 'TAKEN', stock: 1 })] });
    const taken = [{ ...whole.variants[0], sku: 'taken' }];
    expect((await wrong({ variants: taken })).fields).toHaveProperty('variants.0.sku');
    const many = Array.from({ length: 10_000 }, () => whole.variants[0]);
    expect((await tryPropose(seller, { ...whole, variants: many })).status).toBe(201);
    await base.db
      .insertInto('store_pictures')
      .values({ store_id: shelf.store, picture: image })
      .execute();
    expect((await tryPropose(seller, { ...whole, image, send: true })).status).toBe(200);
  });

  it('is about another store’s product or proposal: there is none', async () => {
    const { seller } = all;
    const other = await people();
    const { id } = await onSale(other);
    const input = { ...(await lamp(all.shelf)), product_id: id, product_version: 1 };
    expect((await tryPropose(seller, input)).data).toMatchObject({ code: 'product-not-found' });
    const theirs = await propose(other.seller, await lamp(other.shelf));
    expect((await get(`seller/product-proposal/${theirs.id}`, seller)).data).toMatchObject({
      code: 'proposal-not-found',
    });
  });

  it('is in a category that was deleted meanwhile: it is shown so, and cannot be approved', async () => {
    const { seller, owner, shelf } = all;
    const whole = await lamp(shelf);
    const sent = await propose(seller, whole);
    await base.db
      .deleteFrom('categories')
      .where('id', '=', whole.category_id ?? 0)
      .execute();
    const opened = await looked(owner, sent.id);
    expect(opened.changes.find(({ key }) => key === 'category_id')?.gone).toBe(true);
    const { path, input } = approval(opened);
    expect((await post(path, input, owner)).data).toMatchObject({
      fields: { category_id: expect.any(String) },
    });
  });
});

describe('a store', () => {
  it('that is suspended proposes nothing, and what waits of it is not approved', async () => {
    const { seller, owner, shelf } = await people();
    const sent = await propose(seller, await lamp(shelf));
    await post(`admin/store/suspend/${shelf.store}`, { reason: 'Late.' }, owner);
    const { path, input } = approval(await looked(owner, sent.id));
    expect((await post(path, input, owner)).data).toMatchObject({ code: 'store-suspended' });
    const again = await tryPropose(seller, await lamp(shelf));
    expect(again.data).toMatchObject({ code: 'store-suspended' });
    expect((await refuse(owner, sent, { code: 'not-allowed' })).status).toBe(200);
  });

  it('that is trusted goes live at once, stands so in the history, and can be doubted again', async () => {
    const one = await people();
    const { seller, owner, shelf } = one;
    const first = await propose(seller, await lamp(shelf));
    const { path, input } = approval(await looked(owner, first.id), { trust: true });
    await post(path, input, owner);
    const product = await onSale(one);
    const live = await changeOf(seller, product.id, { title: { en: 'Trusted lamp' } });
    expect(live).toMatchObject({ state: 'approved', at_once: true });
    expect(await shown(product.id)).toMatchObject({ title: 'Trusted lamp' });
    expect(await auditOf(base.db, `product-proposal:${live.id}`)).toMatchObject([
      { action: 'proposal.at-once', account_id: seller.accountId },
    ]);
    await post(`admin/store/trust/${shelf.store}`, { trusted: false }, owner);
    expect(await changeOf(seller, product.id, { title: { en: 'Doubted' } })).toMatchObject({
      state: 'sent',
    });
    expect(await shown(product.id)).toMatchObject({ title: 'Trusted lamp' });
  });
});

it('who proposed it is written to in their language, whatever was decided', async () => {
  const { owner, shelf } = all;
  const seller = await makeSeller(base, shelf.store, { language: 'ar' });
  const [one, two] = [
    await propose(seller, await lamp(shelf)),
    await propose(seller, { ...(await lamp(shelf)) }),
  ];
  const { path, input } = approval(await looked(owner, one.id));
  await post(path, input, owner);
  await refuse(owner, two, { text: 'Blurred.' });
  expect(await lettersTo(base.db, seller.email)).toMatchObject([
    {
      kind: 'proposal-approved',
      language: 'ar',
      data: { product: { slugs: { en: expect.any(String), ar: expect.any(String) } } },
    },
    { kind: 'proposal-refused', language: 'ar', data: { reason: { text: 'Blurred.' } } },
  ]);
});

it('ten thousand that wait are read in the order of one index', async () => {
  const { owner, seller, shelf } = all;
  await sql`
    insert into product_proposals (store_id, kind, state, proposed, made_by, sent_by, sent_at)
    select ${shelf.store}, 'new', 'sent', ${JSON.stringify(await proposedLamp(base.db))}::jsonb,
      ${seller.accountId}, ${seller.accountId}, now() - make_interval(secs => n)
    from generate_series(1, 10000) n
  `.execute(base.db);
  await sql`analyze product_proposals`.execute(base.db);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select id from product_proposals t where t.state = 'sent' order by t.sent_at, t.id limit 50
  `.execute(base.db);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('product_proposals_waiting');
  const answer = await get('admin/product-proposals', owner);
  expect(answer.data).toMatchObject({ rows: { length: 50 } });
});
