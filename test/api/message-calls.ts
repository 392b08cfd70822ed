// Helpers for tests of messages: saving, listing and sending files, in a shop that also has German.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { layWords } from '#words/lay-words.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { base, open, withOwnShop } from './own-shop.ts';

export let owner: MadeStaff;
export let manager: MadeStaff;

/** An open shop, with its original texts before each test. */
export function withMessages(): void {
  withOwnShop();
  beforeAll(async () => {
    owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
    manager = await makeStaff(base, 'manager', { name: 'Omar Said' });
    await base.db
      .insertInto('languages')
      .values({ code: 'de', name: 'Deutsch', direction: 'ltr', position: 2 })
      .execute();
  });
  beforeEach(() => sql`delete from messages`.execute(base.db));
  afterAll(() => {
    for (const language of ['en', 'ar', 'de']) layWords(language, []);
  });
}

type Row = { section: string; key: string; state: string; text: string; version: number };
export const PLACE = { section: 'product-page', key: 'add' };
export const save = (messages: object[], language = 'de', by = owner) =>
  open.call('POST', 'admin/messages/save', { language, messages }, by.headers);
export const list = async (input: object = {}) =>
  (await open.call('GET', 'admin/messages', { language: 'de', ...input }, owner.headers)).data as {
    rows: Row[];
    total: number;
    groups: { group: string; total: number; missing: number; changed: number }[];
  };
export const shownMessage = async (language: string) => {
  const words = (await open.ask('places.localization', { locale_code: language })) as Record<
    string,
    Record<string, string>
  >;
  return words[PLACE.section]?.[PLACE.key];
};
export const file = (
  verb: 'try' | 'take',
  content: string | Uint8Array<ArrayBuffer>,
  more: object = {},
) =>
  open.call(
    'POST',
    `admin/messages/${verb}-file`,
    { file: [new File([content], 'de.csv')], language: 'de', ...more },
    owner.headers,
  );
