// The version of a picture for sharing its page.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shareName } from '#base/picture.ts';
import { keepPicture, makeShared, removePicture } from '#outside/files/pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-shared-'));
});
afterAll(() => rm(folder, { recursive: true }));

const WHITE = [255, 255, 255];
const keep = (background: string) =>
  sharp({ create: { width: 300, height: 300, channels: 4, background } })
    .png()
    .toBuffer()
    .then((bytes) => keepPicture(folder, bytes));

/** The colours of a picture at its side, which shows the background, and in its middle. */
async function coloursOf(jpeg: Buffer): Promise<{ side: number[]; middle: number[] }> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (y * info.width + x) * info.channels;
    return [...data.subarray(from, from + 3)];
  };
  return { side: at(5, 300), middle: at(600, 315) };
}

it.each([
  ['a ground of its own goes on with it', '#c83200', [200, 50, 0], [200, 50, 0]],
  ['one that can be seen through stands on white', '#00000000', WHITE, WHITE],
])('%s', async (_, colour, side, middle) => {
  const { name } = await keep(colour);
  const shared = await makeShared(folder, name);
  if (!shared) throw new Error('There is no such picture.');
  const { width, height, format } = await sharp(shared).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  const colours = await coloursOf(shared);
  for (const [found, wanted] of [
    [colours.side, side],
    [colours.middle, middle],
  ] as const)
    for (const [at, value] of wanted.entries())
      expect(Math.abs((found[at] ?? 0) - value)).toBeLessThan(8);
});

it('is stored beside the picture, and deleted with it', async () => {
  const { name } = await keep('#336699');
  await makeShared(folder, name);
  expect(await readdir(folder)).toContain(shareName(name));
  await removePicture(folder, name);
  expect((await readdir(folder)).filter((file) => file.includes(name.slice(0, 16)))).toEqual([]);
});

it('is none of a picture that is not there', async () =>
  expect(await makeShared(folder, '0123456789abcdef.webp')).toBeNull());
