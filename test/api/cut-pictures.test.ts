// Crops of pictures by staff: turned, cropped again from the original, and never beyond its edges.
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner');
});

type StoredPicture = { name: string; width: number; height: number };
const RED = { r: 220, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 220 };

/** Red above, blue below. */
const twoColoured = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } })
    .composite([
      {
        input: { create: { width, height: height / 2, channels: 3, background: BLUE } },
        left: 0,
        top: height / 2,
      },
    ])
    .jpeg()
    .toBuffer();
const upload = async (bytes: Buffer, name = 'lamp.jpg') =>
  open.call(
    'POST',
    'admin/picture/upload',
    { image: [new File([Uint8Array.from(bytes)], name)] },
    owner.headers,
  );
const cut = (name: string, input: Record<string, unknown>) =>
  open.call(
    'POST',
    'admin/picture/cut',
    { name, turns: 0, left: 0, top: 0, width: 10_000, height: 10_000, ...input },
    owner.headers,
  );
const opened = (name: string) => open.call('GET', 'admin/picture', { name }, owner.headers);
const colourOf = async ({ name }: StoredPicture) => {
  const { dominant } = await sharp(`${open.services.mediaFolder}/${name}`).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
};

describe('a piece of a picture', () => {
  it('is cut out of it, turned first, and knows what it is a piece of', async () => {
    const whole = (await upload(await twoColoured(400, 200))).data as StoredPicture;
    const below = (await cut(whole.name, { top: 5000, height: 5000 })).data as StoredPicture;
    expect([below.width, below.height, await colourOf(below)]).toEqual([400, 100, 'blue']);
    const frame = { turns: 1, left: 5000, top: 0, width: 5000, height: 10_000 };
    const turned = (await cut(whole.name, frame)).data as StoredPicture;
    // turned to the right, the top is at the right
    expect([turned.width, turned.height, await colourOf(turned)]).toEqual([100, 400, 'red']);
    expect((await opened(turned.name)).data).toMatchObject({
      original: { name: whole.name, width: 400, height: 200 },
      cut: frame,
    });
    expect((await opened(whole.name)).data).toMatchObject({ original: whole, cut: null });
    const again = (await cut(turned.name, { top: 5000, height: 5000 })).data as StoredPicture;
    expect(again.name).toBe(below.name);
  });

  it('is as sharp as what was sent, also where pages show less of that', async () => {
    const { data } = await upload(await twoColoured(3000, 1500));
    expect(data).toMatchObject({ width: 1600, height: 800 });
    const half = (await cut((data as StoredPicture).name, { width: 5000 })).data;
    expect(half).toMatchObject({ width: 1500, height: 1500 });
  });

  it.each([
    ['past an end', { left: 5000, width: 5001 }, 'width'],
    ['below another end', { top: 9000, height: 1001 }, 'height'],
    ['smaller than a thumb', { width: 100 }, 'width'],
    ['turned by half a quarter', { turns: 4 }, 'turns'],
  ])('is none %s', async (_, input, field) => {
    const { data } = await upload(await twoColoured(400, 200));
    const before = await readdir(open.services.mediaFolder);
    expect((await cut((data as StoredPicture).name, input)).data).toMatchObject({
      code: 'invalid-input',
      fields: { [field]: expect.stringMatching(/\S/) },
    });
    expect(await readdir(open.services.mediaFolder)).toEqual(before);
  });

  it('is cut by who may, out of what is there', async () => {
    expect((await cut('0123456789abcdef.webp', {})).data).toMatchObject({
      code: 'thing-not-found',
    });
    const support = await makeStaff(base, 'support', { name: 'Sami' });
    const listed = await open.call('GET', 'admin/picture', { name: 'a.webp' }, support.headers);
    expect(listed.data).toMatchObject({ code: 'thing-not-found' });
  });
});

it('says of a photo of a telephone what to do with it', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  expect((await upload(heic, 'IMG_1.HEIC')).data).toMatchObject({
    code: 'picture-heic',
    fields: { image: expect.stringMatching(/JPEG/) },
  });
});
