// Pictures that staff upload: recognised by content, whatever their name; other files are refused.
import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { noise, pictureAs } from '../proof-files.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner');
});

const file = (bytes: Buffer | string, name = 'a.png', type = 'image/png') =>
  new File([Uint8Array.from(typeof bytes === 'string' ? Buffer.from(bytes) : bytes)], name, {
    type,
  });
const upload = (image: File[], { headers } = owner) =>
  open.call('POST', 'admin/picture/upload', image.length ? { image } : {}, headers);
const storedFiles = () => readdir(open.services.mediaFolder);

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('as %s is stored and shown', async (format) => {
    const { data } = await upload([file(await pictureAs(format), 'anything.txt', 'text/plain')]);
    expect(data).toMatchObject({ width: 60, height: 60, name: expect.stringMatching(/\.webp$/) });
    const { name } = data as { name: string };
    expect(await storedFiles()).toContain(name);
    const { format: shown, exif } = await sharp(`${open.services.mediaFolder}/${name}`).metadata();
    expect([shown, exif]).toEqual(['webp', undefined]);
    const rows = base.db.selectFrom('pictures').select('name').where('name', '=', name);
    expect(await rows.execute()).toHaveLength(1);
  });

  it('is what a brand is saved with', async () => {
    const { data } = await upload([file(await pictureAs('png'))]);
    const { name: image } = data as { name: string };
    const saved = { title: { en: 'Pictured' }, image, public: true };
    expect((await open.call('POST', 'admin/brand/save', saved, owner.headers)).data).toMatchObject({
      image,
    });
  });

  it.each([
    ['a drawing that would load others', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['the beginning of one alone', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1, 2])],
    ['nothing', ''],
  ])('is not %s', async (_, bytes) => {
    const before = await storedFiles();
    expect((await upload([file(bytes)])).data).toMatchObject({ code: 'not-a-picture' });
    expect(await storedFiles()).toEqual(before);
  });

  it('has at most 50 megapixels and 10 MB', async () => {
    const wide = { width: 10_000, height: 5_100, channels: 3, background: '#fff' } as const;
    const vast = await sharp({ create: wide }).png().toBuffer();
    expect((await upload([file(vast)])).data).toMatchObject({ code: 'picture-vast' });
    expect((await upload([file(await noise(2000))])).data).toMatchObject({ code: 'too-large' });
  });

  it('must be there, alone, and sent by who may', async () => {
    expect((await upload([])).data).toMatchObject({
      code: 'required',
      fields: { image: expect.stringMatching(/\S/) },
    });
    const one = file(await pictureAs('gif'));
    expect((await upload([one, one])).data).toMatchObject({ code: 'invalid-input' });
    const support = await makeStaff(base, 'support', { name: 'Sami' });
    expect((await upload([one], support)).data).toMatchObject({ code: 'not-allowed' });
  });
});
