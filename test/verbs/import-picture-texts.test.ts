// A file's texts about its pictures are imported with them, in the language of the file, and stay.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { fileOf } from '#market/imports/keep-pictures.ts';
import { undoImport } from '#market/imports/undo-import.ts';
import { keepPicture } from '#outside/files/pictures.ts';
import { bring, fresh, withShop } from './import-set-up.ts';

withShop();

const FILE =
  'Handle,Title,Variant Price,Image Src,Image Position,Image Alt Text\n' +
  'cup,Cup,5,https://x.test/cup.jpg,1,A blue cup\ncup,,,https://x.test/back.jpg,2,\n';
const COLOURS: Record<string, string> = { 'cup.jpg': 'blue', 'back.jpg': 'red' };

it('stores a file’s picture descriptions beside those in other languages', async () => {
  const media = await mkdtemp(join(tmpdir(), 'souk-media-'));
  const draw = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const pictures = {
    find: async (address: string) => draw(COLOURS[fileOf(address)] ?? 'grey'),
    keep: (bytes: Buffer) => keepPicture(media, bytes),
  };
  const storedTexts = async () => {
    const { rows } = await sql<{ main: unknown; beside: unknown }>`
      select p.image_alt as main, (select jsonb_agg(i.alt) from product_images i) as beside
      from products p
    `.execute(fresh.db);
    return [rows[0]?.main, rows[0]?.beside];
  };
  const changed = (input: unknown) =>
    sql`update products set image_alt = ${JSON.stringify(input)}::jsonb`.execute(fresh.db);

  await bring(FILE, { pictures });
  expect(await storedTexts()).toEqual([{ en: 'A blue cup' }, [null]]);
  await sql`update product_images set alt = '{"en":"Its back"}'`.execute(fresh.db);
  await changed({ en: 'Blue cup', fr: 'Une tasse' });
  expect((await bring(FILE.replace('A blue cup', ''), { pictures })).counts).toEqual([0, 0, 1, 0]);
  const second = await bring(FILE.replace('A blue', 'One blue'), { pictures });
  const unchanged = [{ en: 'Its back' }];
  expect(await storedTexts()).toEqual([{ en: 'One blue cup', fr: 'Une tasse' }, unchanged]);
  await undo(second.id);
  expect(await storedTexts()).toEqual([{ en: 'Blue cup', fr: 'Une tasse' }, unchanged]);
  await rm(media, { recursive: true });
});

const undo = (id: number | null) => transaction(fresh.db, (tx) => undoImport(tx, id ?? 0));
