// The uploaded pictures: where each is used, and that used ones are never deleted.
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PictureRow } from '#contract/admin/picture.ts';
import { tasks } from '#jobs/tasks.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { base, open, withOwnShop } from './own-shop.ts';
import { makeShelf, productOf, type Product, type Shelf } from './product-shelf.ts';

withOwnShop();
let owner: MadeStaff;
let shelf: Shelf;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  shelf = await makeShelf(base.db);
});

type Input = Record<string, unknown>;
const post = (path: string, input: Input, by = owner) => open.call('POST', path, input, by.headers);
let drawn = 0;
const draw = () => {
  drawn += 1;
  const background = { r: (drawn * 53) % 256, g: (drawn * 97) % 256, b: (drawn * 193) % 256 };
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
};
const send = async (bytes: Buffer, name = 'a.png') => {
  const image = [new File([Uint8Array.from(bytes)], name)];
  return ((await post('admin/picture/upload', { image })).data as { name: string }).name;
};
const upload = async (name?: string) => send(await draw(), name);
const list = async (input: Input = {}) => {
  const { data } = await open.call('GET', 'admin/pictures', input, owner.headers);
  return (data as { rows: PictureRow[] }).rows;
};
const find = async (name: string) => (await list({ q: name }))[0];
const brand = (image: string, title = 'Tall') =>
  post('admin/brand/save', { title: { en: title }, image, public: true });
const remove = (name: string) => post('admin/picture/delete', { name });
const age = (days: number) =>
  sql`update pictures set created_at = now() - make_interval(days => ${days})`.execute(base.db);
/** Runs the queue's jobs for picture files. */
async function clearFiles() {
  const { rows } = await sql<{ id: string; payload: { names: string[] } }>`
    select j.id, p.payload
    from graphile_worker.jobs j
    join graphile_worker._private_jobs p using (id)
    where j.task_identifier = 'remove-pictures'
  `.execute(base.db);
  for (const { id, payload } of rows) {
    await tasks(open.services, async () => null)['remove-pictures'](payload);
    await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(base.db);
  }
}
const filesOf = async (name: string) =>
  (await readdir(open.services.mediaFolder)).filter((file) => file.includes(name.slice(0, 16)));

describe('a picture', () => {
  it('says where it is used, wherever that is', async () => {
    const [main, beside, inText, logo] = [
      await upload('lamp.png'),
      await upload(),
      await upload(),
      await upload(),
    ];
    const made = await post('admin/product/save', {
      ...productOf(shelf),
      title: { en: 'Lamp' },
      image: main,
      images: [{ image: beside, value_ids: [] }],
      description: { en: `<p>See <img src="/media/${inText}" alt="x"></p>` },
    });
    await sql`update settings set header_logo = ${logo}`.execute(base.db);
    const { id } = made.data as Product;
    const use = { place: 'products', thing: id, title: 'Lamp' };
    expect(await find(main)).toMatchObject({ file_name: 'lamp.png', unused: false, used: [use] });
    expect(await list({ q: 'LAMP.p' })).toHaveLength(1);
    expect((await find(beside))?.used).toEqual([{ ...use, place: 'product_images' }]);
    expect((await find(inText))?.used).toEqual([use]);
    expect((await find(logo))?.used).toEqual([{ place: 'settings', thing: 1, title: '' }]);
    await post('admin/product/save', { ...(made.data as Product), images: [], image: '' });
    expect(await find(beside)).toMatchObject({ unused: true, uses: 0, used: [] });
    const names = (rows: PictureRow[]) => rows.map(({ name }) => name);
    expect(names(await list({ view: 'unused' })).toSorted()).toEqual([main, beside].toSorted());
    expect(names(await list({ view: 'used' })).toSorted()).toEqual([inText, logo].toSorted());
  });

  it('is deleted with all its files once nothing shows it, and only then', async () => {
    const name = await upload();
    const { data } = await brand(name, 'Sturdy');
    expect((await remove(name)).data).toMatchObject({ code: 'in-use' });
    await post('admin/brand/save', { ...(data as Input), image: '' });
    expect((await remove(name)).status).toBe(200);
    expect(await find(name)).toBeUndefined();
    await clearFiles();
    expect(await filesOf(name)).toEqual([]);
    expect((await remove(name)).data).toMatchObject({ code: 'thing-not-found' });
  });

  it('that was deleted cannot be used, until it is uploaded again', async () => {
    const bytes = await draw();
    const name = await send(bytes);
    await remove(name);
    expect((await brand(name, 'Late')).data).toMatchObject({
      code: 'picture-gone',
      fields: { image: expect.stringMatching(/\S/) },
    });
    const beside = { ...productOf(shelf), images: [{ image: name, value_ids: [] }] };
    expect((await post('admin/product/save', beside)).data).toMatchObject({ code: 'picture-gone' });
    expect(await send(bytes)).toBe(name);
    await clearFiles();
    expect(await filesOf(name)).toContain(name);
    expect((await brand(name, 'Late')).status).toBe(200);
  });

  it('stays whole when it is deleted and used by requests that leave together', async () => {
    for (let round = 0; round < 8; round++) {
      const name = await upload();
      const [removed, saved] = await Promise.all([remove(name), brand(name, `Race ${round}`)]);
      const codes = [removed, saved].map(({ data }) => (data as { code?: string } | null)?.code);
      expect([
        ['in-use', undefined],
        [undefined, 'picture-gone'],
      ]).toContainEqual(codes);
      expect(await find(name)).toEqual(codes[0] ? expect.objectContaining({ uses: 1 }) : undefined);
    }
  });

  it('that others were cut out of stays while one of them is shown', async () => {
    const whole = await upload();
    const cut = { turns: 0, left: 0, top: 0, width: 5000, height: 10_000 };
    const { data } = await post('admin/picture/cut', { name: whole, ...cut });
    const { name: piece } = data as { name: string };
    await brand(piece, 'Cut');
    expect(await find(whole)).toMatchObject({ unused: false, pieces: 1 });
    expect((await remove(whole)).data).toMatchObject({ code: 'in-use' });
  });
});

describe('what nothing shows', () => {
  it('is deleted in one go if older than a week, with the pictures it was cropped from', async () => {
    const old = await upload();
    const cut = { turns: 1, left: 0, top: 0, width: 5000, height: 10_000 };
    await post('admin/picture/cut', { name: old, ...cut });
    await age(8);
    const young = await upload();
    const shown = (await list()).filter(({ uses }) => uses > 0);
    const { data } = await post('admin/pictures/delete-unused', {});
    expect(data).toMatchObject({ deleted: expect.any(Number) });
    expect(await find(old)).toBeUndefined();
    const left = (await list()).map(({ name }) => name);
    expect(left).toContain(young);
    expect(shown.every(({ name }) => left.includes(name))).toBe(true);
    expect((await post('admin/pictures/delete-unused', {})).data).toEqual({ deleted: 0 });
  });

  it('is deleted by who may', async () => {
    const support = await makeStaff(base, 'support', { name: 'Sami' });
    const name = await upload();
    expect((await post('admin/picture/delete', { name }, support)).data).toMatchObject({
      code: 'thing-not-found',
    });
    expect((await post('admin/pictures/delete-unused', {}, support)).data).toMatchObject({
      code: 'not-allowed',
    });
  });
});
