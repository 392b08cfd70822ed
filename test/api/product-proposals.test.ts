// Sellers propose new and changed products; the market compares, approves and refuses.
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf, makeSeller } from '../at-work.ts';
import { together } from '../verbs/together.ts';
import { base, open, withOwnShop } from './own-shop.ts';
import {
  approve,
  changeOf,
  get,
  lamp,
  looked,
  onSale,
  ownProduct,
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

describe('a new product', () => {
  it('waits as it was sent, is approved, and is in the shop and its search at once', async () => {
    const { seller, owner, shelf } = all;
    const sent = await propose(seller, {
      ...(await lamp(shelf)),
      title: { en: 'Kerosene lantern' },
    });
    expect(sent).toMatchObject({ state: 'sent', kind: 'new', product_id: null, version: 1 });
    const opened = await looked(owner, sent.id);
    expect(opened).toMatchObject({ title: 'Kerosene lantern', kind: 'new', product: null });
    expect(opened.changes.find(({ key }) => key === 'title.en')).toMatchObject({
      mark: 'added',
      was: [],
      became: ['Kerosene lantern'],
    });
    expect(opened.changes.find(({ field }) => field === 'category_id')?.became).toEqual(['Lamps']);
    const { product, state } = await approve(owner, sent.id);
    expect(state).toBe('approved');
    expect(await shown(product?.id ?? 0)).toMatchObject({
      title: 'Kerosene lantern',
      selling: 40,
      inventory: [{ quantity: 5 }],
    });
    const found = await open.ask('search.suggest', { q: 'kerosene' });
    expect(found.product).toMatchObject([{ title: 'Kerosene lantern' }]);
    expect(await auditOf(base.db, `product-proposal:${sent.id}`)).toMatchObject([
      { action: 'proposal.send' },
      { action: 'proposal.approve', actor: 'Leila Haddad' },
    ]);
  });

  it('is a draft that may lack anything, and is judged when it is sent', async () => {
    const { seller, owner } = all;
    const draft = await propose(seller, { send: false, title: { en: 'Half a lamp' } });
    expect(draft).toMatchObject({ state: 'draft', sent_at: null });
    expect((await get(`admin/product-proposal/${draft.id}`, owner)).status).toBe(201);
    const { id, version } = draft;
    const sent = await tryPropose(seller, { ...draft.proposed, id, version, send: true });
    expect(sent.data).toMatchObject({
      code: 'required',
      fields: { category_id: expect.any(String) },
    });
    const whole = { ...(await lamp(all.shelf)), id, version, send: true };
    expect((await tryPropose(seller, whole)).status).toBe(200);
  });

  it('keeps of its texts only what is harmless, before anybody looks at it', async () => {
    const { seller, owner, shelf } = all;
    const description = { en: '<p onclick="x()">Fine<script>alert(1)</script></p>' };
    const { id } = await propose(seller, { ...(await lamp(shelf)), description });
    expect(JSON.stringify(await looked(owner, id))).not.toMatch(/onclick|alert/);
  });

  it('is refused with reasons, which its seller reads in their language, and sent again', async () => {
    const { owner, shelf } = all;
    const seller = await makeSeller(base, shelf.store, { language: 'ar' });
    const sent = await propose(seller, await lamp(shelf));
    const reasons = [{ field: 'title', code: 'text-unclear', text: 'Which lamp?' }];
    expect((await refuse(owner, sent, {})).data).toMatchObject({ code: 'required' });
    expect((await refuse(owner, sent, { code: 'pictures-missing', reasons })).status).toBe(200);
    const arabic = { headers: { ...seller.headers, language: 'ar' } };
    const answer = await get(`seller/product-proposal/${sent.id}`, arabic);
    expect(answer.data).toMatchObject({
      state: 'refused',
      reason: { code: 'pictures-missing', said: 'تنقص الصور.' },
      reasons: [{ field: 'title', said: expect.stringContaining('Which lamp?') }],
    });
    const { version } = answer.data as { version: number };
    const again = await propose(seller, { ...sent.proposed, id: sent.id, version });
    expect(again).toMatchObject({ state: 'sent', reasons: [{ field: 'title' }] });
    expect((await approve(owner, sent.id)).steps.map(({ state }) => state)).toEqual([
      'approved',
      'sent',
      'refused',
      'sent',
    ]);
  });
});

describe('a change', () => {
  it('leaves what is on sale as it is until it is approved', async () => {
    const { seller, owner } = all;
    const { id } = await onSale(all);
    const sent = await changeOf(seller, id, { title: { en: 'New lamp' } });
    expect(await shown(id)).toMatchObject({ title: 'Old lamp' });
    expect((await looked(owner, sent.id)).changes).toEqual([
      {
        key: 'title.en',
        field: 'title',
        language: 'en',
        variant: null,
        mark: 'changed',
        was: ['Old lamp'],
        became: ['New lamp'],
        now: null,
        gone: false,
      },
    ]);
    await approve(owner, sent.id);
    expect(await shown(id)).toMatchObject({ title: 'New lamp' });
  });

  it('is one at a time for a product, however many are sent together', async () => {
    const { seller } = all;
    const { id } = await onSale(all);
    const { version, content } = await ownProduct(seller, id);
    const input = { ...content, title: { en: 'X' }, product_id: id, product_version: version };
    const answers = await together(
      open.port,
      Array.from({ length: 5 }, () => ({
        path: 'seller/product/propose',
        input: { ...input, send: true },
        headers: seller.headers,
      })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201, 201, 201]);
    expect((await tryPropose(seller, input)).data).toMatchObject({ code: 'proposal-open' });
  });

  it('takes over only what the seller changed; what staff changed too is shown', async () => {
    const { seller, owner } = all;
    const product = await onSale(all, { overview: { en: 'Fine' } });
    const sent = await changeOf(seller, product.id, {
      title: { en: 'Seller’s lamp' },
      overview: { en: 'Very fine' },
    });
    const staffs = { title: { en: 'Staff’s lamp' }, description: { en: '<p>By staff</p>' } };
    await post('admin/product/save', { ...product, ...staffs }, owner);
    const { changes } = await looked(owner, sent.id);
    expect(changes.map(({ key, now }) => [key, now])).toEqual([
      ['title.en', ['Staff’s lamp']],
      ['overview.en', null],
    ]);
    await approve(owner, sent.id, { keep: ['title.en'] });
    expect(await shown(product.id)).toMatchObject({
      title: 'Staff’s lamp',
      overview: '<p>Very fine</p>',
      description: '<p>By staff</p>',
    });
  });

  it('adds and removes variants, and leaves the stock of the others', async () => {
    const { seller, owner, shelf } = all;
    const product = await onSale(all, {
      variants: [
        shelf.variant([shelf.red], { sku: 'R', stock: 3 }),
        shelf.variant([shelf.blue], { sku: 'B', stock: 4 }),
      ],
    });
    const { content } = await ownProduct(seller, product.id);
    const [red] = content.variants;
    const sent = await changeOf(seller, product.id, {
      variants: [
        { ...red, sku: 'R2', stock: 900 },
        shelf.variant([shelf.small], { sku: 'S', stock: 7 }),
      ],
    }).catch(() => null);
    expect(sent).toBeNull(); // variants differ by the same attributes
    const fits = await changeOf(seller, product.id, {
      variants: [{ ...red, sku: 'R2', stock: 900 }],
    });
    const { changes } = await looked(owner, fits.id);
    expect(
      changes.map(({ field, mark, variant, was, became }) => [field, mark, variant, was, became]),
    ).toEqual([
      ['sku', 'changed', 'Red', ['R'], ['R2']],
      ['variants', 'removed', null, ['Blue · B'], []],
    ]);
    await approve(owner, fits.id);
    expect((await shown(product.id)).inventory).toMatchObject([{ sku: 'R2', quantity: 3 }]);
  });

  it('of prices and stock alone is so at once, and what is proposed keeps its own', async () => {
    const { seller, owner } = all;
    const product = await onSale(all);
    const sent = await changeOf(seller, product.id, { title: { en: 'Dear lamp' } });
    const { version, variants } = await ownProduct(seller, product.id);
    const [variant] = variants;
    const offer = {
      version,
      selling: '77.5',
      variants: [{ id: variant?.id, price: '', stock: 2, stock_seen: variant?.stock }],
    };
    expect((await post(`seller/product/offer/${product.id}`, offer, seller)).status).toBe(200);
    expect(await shown(product.id)).toMatchObject({ selling: 77.5, inventory: [{ quantity: 2 }] });
    await approve(owner, sent.id);
    expect(await shown(product.id)).toMatchObject({ title: 'Dear lamp', selling: 77.5 });
  });

  it('without any difference is not sent', async () => {
    const { id } = await onSale(all);
    await expect(changeOf(all.seller, id, {})).rejects.toThrow('nothing-changed');
  });
});
