// The owner's scripts, measuring and CSS: who can set them, and what is never accepted.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sayIn } from '#words/say.ts';
import { auditOf } from '../at-work.ts';
import { expectRefusal, openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
beforeAll(async () => {
  shop = await openStaffedShop();
});
afterAll(() => shop.close());

const chat = {
  name: 'Chat',
  consent: 'functional',
  pages: ['home', 'product'],
  code: 'chat()',
  address: '',
  hosts: ['https://*.chat.example'],
  enabled: true,
} as const;
const plain = {
  cookie_banner: true,
  enable_ga: false,
  ga_id: '',
  enable_pixel: false,
  pixel_id: '',
  styling: '',
};
const save = (input: Record<string, unknown>) =>
  shop.open.send('adminCustomScript.save', { ...chat, ...input }, shop.owner.headers);
const set = (input: Record<string, unknown>) =>
  shop.open.send('storefront.save', { ...plain, ...input }, shop.owner.headers);
const rows = () => shop.base.db.selectFrom('custom_scripts').selectAll().execute();
const common = () => shop.open.ask('shop.read');

const owned = () => shop.open.ask('adminCustomScript.list', {}, shop.owner.headers);

describe('the owner’s scripts', () => {
  it('are written, changed, put in order and taken away by the owner, who is written down', async () => {
    const first = await shop.open.ask('adminCustomScript.save', chat, shop.owner.headers);
    expect(first).toMatchObject(chat);
    const counted = { name: 'Counter', consent: 'analytics', pages: ['all'], code: '' };
    const address = 'https://Counter.example/a.js?site=1#top';
    const second = await shop.open.ask(
      'adminCustomScript.save',
      { ...chat, ...counted, address, hosts: [] },
      shop.owner.headers,
    );
    expect(second.address).toBe('https://counter.example/a.js?site=1');
    expect((await owned()).rows.map(({ name }) => name)).toEqual(['Chat', 'Counter']);
    const { id, version } = first;
    const order = { ids: [second.id, id] };
    await shop.open.ask('adminCustomScript.order', order, shop.owner.headers);
    await save({ id, version, code: 'chat(2)', enabled: false });
    expect((await owned()).rows).toMatchObject([
      { name: 'Counter' },
      { id, code: 'chat(2)', enabled: false },
    ]);
    const off = { view: 'off' } as const;
    const none = await shop.open.ask('adminCustomScript.list', off, shop.owner.headers);
    expect(none.rows.map(({ name }) => name)).toEqual(['Chat']);
    await shop.open.ask('adminCustomScript.delete', { id, version: 2 }, shop.owner.headers);
    expect((await rows()).map(({ name }) => name)).toEqual(['Counter']);
    expect((await auditOf(shop.base.db, `custom-script:${id}`)).map((deed) => deed.action)).toEqual(
      ['custom-script.save', 'custom-script.save', 'custom-script.delete'],
    );
    const edits = await shop.open.ask('adminCustomScript.edits', { id }, shop.owner.headers);
    expect(edits).toMatchObject([
      { became: null },
      { was: { code: 'chat()', enabled: true }, became: { code: 'chat(2)', enabled: false } },
      { was: null },
    ]);
    expectRefusal(await save({ id, version: 2 }), 'thing-not-found');
  });

  it('are saved by one of several who opened the same version', async () => {
    const { id, version } = await shop.open.ask(
      'adminCustomScript.save',
      { ...chat, name: 'Raced' },
      shop.owner.headers,
    );
    const answers = await Promise.all(
      [1, 2, 3, 4].map((at) => save({ id, version, name: 'Raced', code: `chat(${at})` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201, 201]);
    for (const { data } of answers.filter(({ status }) => status === 201))
      expect(data).toMatchObject({ code: 'changed-meanwhile' });
    await shop.open.ask('adminCustomScript.delete', { id, version: 2 }, shop.owner.headers);
  });

  it('are nobody else’s to read or to change', async () => {
    const { manager, support, seller, customer } = shop;
    for (const { headers } of [manager, support, seller, customer])
      for (const [name, input] of [
        ['adminCustomScript.list', {}],
        ['adminCustomScript.save', chat],
        ['adminCustomScript.delete', { id: 1, version: 1 }],
        ['storefront.read', {}],
        ['storefront.save', plain],
      ] as const) {
        const { status } = await shop.open.send(name, input, headers);
        expect(status, name).toBe(201);
      }
    expect((await rows()).map(({ name }) => name)).toEqual(['Counter']);
  });

  it.each<[string, Record<string, unknown>]>([
    ['neither code nor address', { code: '' }],
    ['spaces for code', { code: ' \n ' }],
    ['code and an address', { address: 'https://chat.example/a.js' }],
    ['an address at http', { code: '', address: 'http://chat.example/a.js' }],
    ['an address without a host', { code: '', address: 'https://' }],
    ['an address with a name and password', { code: '', address: 'https://a:b@chat.example/a.js' }],
    ['an address that is code', { code: '', address: 'javascript:alert(1)' }],
    ['an address that is data', { code: '', address: 'data:text/javascript,alert(1)' }],
    ['an address on this machine', { code: '', address: 'https://localhost/a.js' }],
    ['an address that ends a directive', { code: '', address: "https://a.example/;script-src'*'" }],
    ['a host at http', { hosts: ['http://chat.example'] }],
    ['every host', { hosts: ['*'] }],
    ['every host at https', { hosts: ['https://*'] }],
    ['every host of a country', { hosts: ['https://*.com'] }],
    ['a host that is a keyword', { hosts: ["'unsafe-inline'"] }],
    ['a host that begins a directive', { hosts: ['https://a.example; script-src *'] }],
    ['a host with a path', { hosts: ['https://a.example/b'] }],
    ['a list that is none', { hosts: 'https://a.example' }],
    ['too many hosts', { hosts: Array.from({ length: 9 }, (_, at) => `https://h${at}.example`) }],
    ['no page', { pages: [] }],
    ['checkout', { pages: ['checkout'] }],
    ['sign-in', { pages: ['home', 'login'] }],
    ['an order', { pages: ['order'] }],
    ['an account', { pages: ['profile'] }],
    ['a purpose that needs no consent', { consent: 'needed' }],
    ['too much code', { code: 'ع'.repeat(8193) }],
    ['no name', { name: ' ' }],
  ])('never have %s', async (_, wrong) => {
    const before = await rows();
    expect(await save(wrong)).toMatchObject({ http: 200, status: 201 });
    expect(await rows()).toEqual(before);
  });

  it('are no more than fit into a page and its policy', async () => {
    const full = sayIn('en')('refusal.custom-scripts-full', { scripts: 20, hosts: 30 });
    let last = await save({});
    for (let at = 0; at < 30 && last.status === 200; at++)
      last = await save({ hosts: [`https://a${at}.example`, `https://b${at}.example`] });
    expect(last).toMatchObject({ status: 201, message: full });
    expect((await rows()).length).toBeLessThanOrEqual(20);
    await shop.base.db.deleteFrom('custom_scripts').where('name', '=', 'Chat').execute();
  });

  it('reach other clients at once, with their purpose and their paths', async () => {
    await save({ pages: ['product', 'home'] });
    await save({ name: 'Off', enabled: false });
    const scripts = (await common()).custom_scripts;
    expect(scripts).toMatchObject([
      { consent: 'analytics', header_script: 'https://counter.example/a.js?site=1' },
      { consent: 'functional', header_script_code: 'chat()', body_script: '' },
    ]);
    const at = new RegExp(scripts[1]?.route_pattern ?? '');
    expect(['/', '/ar', '/ar/', '/lamps/product/7'].every((path) => at.test(path))).toBe(true);
    expect(['/cart', '/checkout', '/user/profile'].some((path) => at.test(path))).toBe(false);
  });
});

describe('what the storefront measures and looks like', () => {
  it('is set by the owner, and every page has it at once', async () => {
    const own = { ...plain, enable_ga: true, ga_id: 'G-ABC123', styling: '.own { color: red }' };
    expect(await shop.open.ask('storefront.save', own, shop.owner.headers)).toMatchObject(own);
    expect(await shop.open.ask('storefront.read', {}, shop.owner.headers)).toMatchObject(own);
    expect(await common()).toMatchObject({
      setting: { enable_ga: 1, ga_id: 'G-ABC123', enable_pixel: 0 },
      site_setting: { styling: own.styling },
    });
    expect((await auditOf(shop.base.db, 'settings')).at(-1)).toMatchObject({
      action: 'storefront.save',
      account_id: shop.owner.accountId,
    });
  });

  it('is not saved over another person’s unseen change, and has a history', async () => {
    const { version } = await shop.open.ask('storefront.read', {}, shop.owner.headers);
    const both = await Promise.all([
      set({ version, styling: '.one {}' }),
      set({ version, styling: '.two {}' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    const [last] = await shop.open.ask('storefront.edits', {}, shop.owner.headers);
    expect(last).toMatchObject({ version: version + 1, became: { styling: expect.any(String) } });
  });

  it.each<[string, Record<string, unknown>]>([
    ['Analytics without an ID', { enable_ga: true, ga_id: '' }],
    ['an ID of Analytics that is code', { ga_id: "G-1');alert(1)//" }],
    ['a pixel without an ID', { enable_pixel: true }],
    ['an ID of a pixel that is no number', { pixel_id: '12345x' }],
    ['CSS that imports', { styling: '@import "a.css";' }],
    ['CSS from elsewhere', { styling: 'a{background:url(https://a.example/b.png)}' }],
    ['CSS of more than 64 kB', { styling: `/*${'x'.repeat(65_536)}*/` }],
  ])('is never %s', async (_, wrong) => {
    const before = await shop.open.ask('storefront.read', {}, shop.owner.headers);
    expect(await set(wrong)).toMatchObject({ http: 200, status: 201 });
    expect(await shop.open.ask('storefront.read', {}, shop.owner.headers)).toEqual(before);
  });

  it('has its CSS as a file that browsers cache forever, and at no other address', async () => {
    await set({ styling: '.own { color: teal }' });
    const file = (name: string) => fetch(`${shop.open.origin}/styling/${name}.css`);
    const { createHash } = await import('node:crypto');
    const name = createHash('sha256').update('.own { color: teal }').digest('hex').slice(0, 16);
    const answer = await file(name);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(answer.headers.get('cache-control')).toMatch(/max-age=31536000, immutable/);
    expect(await answer.text()).toBe('.own { color: teal }');
    expect((await file('0'.repeat(16))).status).toBe(404);
    await set({ styling: '' });
    expect((await file(name)).status).toBe(404);
  });
});
