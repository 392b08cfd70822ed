// The home page, as the owner arranges it: one draft shared by several people, published, stored in
// versions, and previewed only by staff.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { base, open, withDemoShop } from './own-shop.ts';

withDemoShop();
let owner: MadeStaff;
let manager: MadeStaff;
let support: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  manager = await makeStaff(base, 'manager', { name: 'Omar Said' });
  support = await makeStaff(base, 'support', { name: 'Nour Aziz' });
});

type Input = Record<string, unknown>;
type Block = { id: string; kind: string } & Input;
type Home = { version: number; draft: boolean; blocks: Block[]; published: Input | null };
const post = (act: string, input: Input, by = owner) =>
  open.call('POST', `admin/home-page/${act}`, input, by.headers);
const opened = async () =>
  (await open.call('GET', 'admin/home-page', {}, owner.headers)).data as Home;
const save = async (change: (blocks: Block[]) => Block[], by = owner) => {
  const { version, blocks } = await opened();
  return post('save', { version, blocks: change(blocks) }, by);
};
const publish = async () => post('publish', { version: (await opened()).version });
const inShop = async () => (await open.ask('home.read')).blocks.map(({ id }) => id);
const text = (id: string, html: string): Block => ({
  id,
  kind: 'text',
  public: true,
  text: { en: html },
});

describe('the home page', () => {
  it('is the default one until another is published, which is then shown at once', async () => {
    const usual = await inShop();
    const { version, draft, published, blocks } = await opened();
    expect({ version, draft, published }).toEqual({ version: 1, draft: false, published: null });
    expect(blocks.map(({ id }) => id)).toEqual(usual);
    expect([usual[0], usual.at(-1)]).toEqual(['slider', 'banner-6']);
    expect((await save((now) => now.toReversed())).data).toMatchObject({ version: 2, draft: true });
    expect(await inShop()).toEqual(usual);
    expect(await publish()).toMatchObject({
      status: 200,
      data: { version: 3, draft: false, published: { number: 1, by: 'Leila Haddad' } },
    });
    expect(await inShop()).toEqual(usual.toReversed());
  });

  it('leaves a block out that is hidden, or shown at another time', async () => {
    await save((blocks) => [
      { ...text('now', 'Now'), shown_until: '2100-01-01T00:00:00Z' },
      { ...text('later', 'Later'), shown_from: '2100-01-01T00:00:00Z' },
      { ...text('never', 'Never'), public: false },
      ...blocks,
    ]);
    await publish();
    const ids = await inShop();
    expect(ids[0]).toBe('now');
    expect(ids).not.toContain('later');
    expect(ids).not.toContain('never');
  });

  it('saved by two who opened the same version is saved by one; the other learns who saved it', async () => {
    const { version, blocks } = await opened();
    const answers = await Promise.all(
      [owner, manager].map((by, at) =>
        post('save', { version, blocks: [text(`by-${at}`, 'Hello'), ...blocks] }, by),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect(answers.find(({ status }) => status === 201)?.data).toMatchObject({
      code: 'changed-meanwhile',
    });
  });

  it('is published once by several at once, and never in a version they have not seen', async () => {
    await save((blocks) => blocks.toReversed());
    const { version, published } = await opened();
    const answers = await Promise.all(
      [owner, manager, owner, manager].map((by) => post('publish', { version }, by)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201, 201]);
    const { rows } = await sql<{ latest: number }>`
      select max(number) as latest from home_arrangements
    `.execute(base.db);
    expect(rows[0]?.latest).toBe(Number(published?.number) + 1);
    expect((await publish()).data).toMatchObject({ code: 'nothing-to-publish' });
    const before = await opened();
    await save((blocks) => blocks.toReversed(), manager);
    expect((await post('publish', { version: before.version })).data).toMatchObject({
      code: 'changed-meanwhile',
    });
    await post('discard', { version: (await opened()).version });
  });

  it('says what each version changed, and brings one back as the draft', async () => {
    const before = await opened();
    await save(([first, ...rest]) => [
      ...rest.filter(({ kind }) => kind !== 'features'),
      ...(first ? [{ ...first, public: first.public !== true }] : []),
      text('added', '<p>New</p>'),
    ]);
    await publish();
    const versions = (await open.call('GET', 'admin/home-page/versions', {}, owner.headers))
      .data as { number: number; by: string; changes: { what: string; kind: string }[] }[];
    const [latest, one] = versions;
    expect(latest?.changes.map(({ what }) => what).toSorted()).toEqual(
      [
        before.blocks[0]?.public === true ? 'hidden' : 'shown',
        'added',
        'moved',
        'removed',
      ].toSorted(),
    );
    const { version } = await opened();
    const back = await post('restore', { version, arrangement: one?.number });
    expect(back.data).toMatchObject({ draft: true, blocks: before.blocks });
    expect((await post('restore', { version: version + 1, arrangement: 999 })).data).toMatchObject({
      code: 'thing-not-found',
    });
    await post('discard', { version: version + 1 });
    await expect(
      sql`update home_arrangements set blocks = '[]'`.execute(base.db),
    ).rejects.toThrow();
    await expect(sql`delete from home_arrangements`.execute(base.db)).rejects.toThrow();
    await expect(sql`insert into home_draft default values`.execute(base.db)).rejects.toThrow();
  });

  it.each([
    ['a kind that is none', [{ id: 'a', kind: 'script', public: true }]],
    ['a collection that is not there', [{ id: 'a', kind: 'collection', collection: 2e9 }]],
    ['two blocks of one name', [text('a', 'One'), text('a', 'Two')]],
    ['a thousand blocks', Array.from({ length: 1000 }, (_, at) => text(`a${at}`, 'x'))],
    ['a name that breaks out', [text('"><script>', 'x')]],
    ['a link that runs a script', [{ id: 'a', kind: 'picture', link: 'javascript:alert(1)' }]],
    ['a link to another host', [{ id: 'a', kind: 'picture', link: '//evil.example' }]],
    ['a picture elsewhere', [{ id: 'a', kind: 'picture', image: '../../etc/passwd' }]],
    ['a banner of nowhere', [{ id: 'a', kind: 'banners', banners: [99] }]],
    ['too long a text', [text('a', 'x'.repeat(20_001))]],
    ['no list at all', 'everything'],
  ])('does not take %s', async (_, blocks) => {
    const before = await opened();
    const { status, data } = await post('save', { version: before.version, blocks });
    expect(status).toBe(201);
    expect(data).toMatchObject({ code: 'invalid-input' });
    expect(await opened()).toEqual(before);
  });

  it('keeps of a text what is harmless', async () => {
    const html = '<p onclick="x()">Hi<script>x()</script><img src=x onerror=x()></p>';
    const { data } = await save((blocks) => [text('harmless', html), ...blocks]);
    expect((data as Home).blocks[0]?.text).toEqual({ en: '<p>Hi</p>' });
  });

  it.each([
    ['a picture without one', { kind: 'picture' }, 'block-unfinished', 'image'],
    ['a text in no language', { kind: 'text' }, 'block-unfinished', 'text'],
    ['a collection not chosen', { kind: 'collection' }, 'block-unfinished', 'collection'],
    [
      'a time that ends before it begins',
      { kind: 'slider', shown_from: '2026-02-02T00:00:00Z', shown_until: '2026-02-01T00:00:00Z' },
      'ends-before-it-begins',
      'shown_until',
    ],
  ])('is kept as a draft with %s, and not published', async (_, own, code, field) => {
    await save((blocks) => [{ id: 'unfinished', public: true, ...own }, ...blocks]);
    const before = await inShop();
    expect((await publish()).data).toMatchObject({
      code,
      fields: { [`blocks.0.${field}`]: expect.stringMatching(/\S/) },
    });
    expect(await inShop()).toEqual(before);
    await post('discard', { version: (await opened()).version });
  });

  it('is arranged by who may write content alone', async () => {
    const { version, blocks } = await opened();
    for (const [act, input] of Object.entries({
      save: { version, blocks },
      publish: { version },
      preview: {},
    }))
      expect((await post(act, input, support)).status).toBe(201);
  });
});
