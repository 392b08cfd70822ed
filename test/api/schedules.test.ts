// Scheduled contents of the shop begin and end on the second, without anybody saving anything.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { texts } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();

const SECOND = 1000;
const opened = Math.floor(Date.now() / SECOND) * SECOND;
/** This many seconds after the tests began: less than cached answers live without a known end. */
const after = (seconds: number) => new Date(opened + seconds * SECOND);
/** Calls with the clock of the shop set to a moment. */
const at = <T>(moment: Date, read: () => Promise<T>): Promise<T> => {
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
  return read().finally(() => vi.useRealTimers());
};
const before = (moment: Date) => new Date(moment.getTime() - 1);

const [BEGINS, ENDS] = [after(60), after(120)];
const placed = {
  title: texts('Lanterns'),
  image: '',
  slug: 'lanterns',
  source_type: 6,
  url: '/brands',
  shown_from: BEGINS,
  shown_until: ENDS,
};

beforeAll(async () => {
  await base.db
    .insertInto('banners')
    .values([2, 7, 8].map((type) => ({ ...placed, type })))
    .execute();
  await base.db
    .insertInto('sliders')
    .values({ ...placed, type: 1 })
    .execute();
  const { shown_from, shown_until } = placed;
  await base.db
    .insertInto('site_features')
    .values({ image: '', detail: texts('Paid back in a day'), shown_from, shown_until })
    .execute();
});

const home = async () => {
  const { banners, slider, site_features } = await open.ask('home.read', {});
  return [banners.length, slider.main.length, site_features.length];
};
const frame = async () => (await open.ask('shop.read', {})).top_banner?.title ?? null;

describe('what is shown for a time', () => {
  it.each([
    ['is not there a moment before it begins', before(BEGINS), 0],
    ['is there from the second at which it begins', BEGINS, 1],
    ['is there until just before its end', before(ENDS), 1],
    ['is gone in the second at which it ends', ENDS, 0],
  ])('%s', async (_, moment, count) => {
    expect(await at(moment, home)).toEqual([count, count, count]);
    expect(await at(moment, frame)).toBe(count ? 'Lanterns' : null);
  });

  it('leads to where it led after its end, and nowhere before it begins', async () => {
    const { id } = await base.db
      .selectFrom('banners')
      .select('id')
      .where('type', '=', 2)
      .executeTakeFirstOrThrow();
    const source = async () => (await open.ask('listing.products', { banner: id })).source;
    expect(await at(before(BEGINS), source)).toBeNull();
    expect(await at(BEGINS, source)).toMatchObject({ title: 'Lanterns' });
    expect(await at(ENDS, source)).toMatchObject({ title: 'Lanterns' });
  });
});

describe('the schema', () => {
  const banner = (from: Date | null, until: Date | null, type = 5) =>
    base.db
      .insertInto('banners')
      .values({ ...placed, type, shown_from: from, shown_until: until })
      .execute();

  it('takes banners of one place one after another, and hidden ones at any time', async () => {
    await banner(after(0), after(10));
    await banner(after(10), null);
    await sql`
      insert into banners (type, title, image, slug, source_type, public)
      values (5, ${placed.title}, '', 'hidden', 6, false)
    `.execute(base.db);
    await expect(banner(null, after(1))).rejects.toThrow('one_banner_at_a_time');
    await expect(banner(after(20), after(30))).rejects.toThrow('one_banner_at_a_time');
  });

  it('refuses what ends before it begins', async () => {
    await expect(banner(after(10), after(10), 3)).rejects.toThrow('banners_shown_until_check');
  });
});
