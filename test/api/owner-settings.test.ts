// The owner's settings that every page needs.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { touch } from '#db/touch.ts';
import { transaction } from '#db/transaction.ts';
import type { Common } from '#contract/shop.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, texts } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';

let base: Fresh;
let open: TestShop;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base, { publicUrl: 'https://souk.example' });
});
afterAll(async () => {
  await open.close();
  await base.close();
});

/** Waits until the shop has heard of a change. */
const waitForCommon = (check: (common: Common) => void) =>
  vi.waitFor(async () => check(await open.ask('shop.read')), { timeout: 20_000, interval: 50 });

describe('a shop that set nothing', () => {
  it('has the default money and place', async () => {
    const { setting } = await open.ask('shop.read');
    expect(setting).toMatchObject({
      currency: 'USD',
      currency_icon: '$',
      currency_position: 1,
      decimal_format: 'en-US',
      default_country: 'AF',
      default_state: 'BDS',
    });
  });
});

describe('what every page needs', () => {
  const flags = {
    vendor_registration: true,
    cookie_banner: true,
    enable_ga: true,
    enable_pixel: true,
  };
  const written = {
    phone: '+44 20 7946 0000',
    email: 'hello@souk.example',
    ga_id: 'G-ABC123',
    pixel_id: '1234567890',
    default_country: 'TR',
    default_state: '34',
    currency: 'EUR',
    currency_icon: '€',
    decimal_format: 'de-DE',
  };
  const appearance = {
    header_logo: 'head.webp',
    footer_logo: 'foot.webp',
    primary_color: '#0a5c36',
    primary_hover_color: '#084428',
    styling: '.own{color:red}',
  };

  it.each<[string, object, (common: Common) => object]>([
    [
      'its switches',
      Object.fromEntries(Object.keys(flags).map((name) => [name, 1])),
      ({ setting }) => setting,
    ],
    ['its contact, place and money', written, ({ setting }) => setting],
    ['its logos, colours and style', appearance, ({ site_setting: site }) => site],
    [
      'its names',
      { site_name: 'Bazaar', copyright_text: 'Bazaar Ltd', meta_title: 'Bazaar: all of it' },
      ({ site_setting: site }) => site,
    ],
  ])('is what the owner set: %s', async (_, wanted, part) => {
    await transaction(base.db, async (tx) => {
      await tx
        .updateTable('settings')
        .set({
          ...flags,
          ...written,
          ...appearance,
          default_image: 'none.webp',
          site_name: texts('Bazaar'),
          copyright_text: texts('Bazaar Ltd'),
          meta_title: texts('Bazaar: all of it'),
        })
        .execute();
      await touch(tx, 'settings');
    });
    await waitForCommon((common) => expect(part(common)).toMatchObject(wanted));
  });

  it('has the addresses of site, calls and pictures', async () =>
    waitForCommon((common) =>
      expect(common).toMatchObject({
        default_image: 'none.webp',
        img_src_url: 'https://souk.example/media/',
        thumb_prefix: 'thumb-',
        site_setting: { site_url: 'https://souk.example', api_base: '/api/v1/' },
      }),
    ));

  it('has a banner and a popup while they are public, each with its status', async () => {
    const shown = async (on: boolean) => {
      await transaction(base.db, async (tx) => {
        await tx.updateTable('banners').set({ public: on }).execute();
        await touch(tx, 'content');
      });
      const status = on ? { status: 1, closable: 1 } : null;
      await waitForCommon(({ top_banner: top, popup_banner: popup }) =>
        expect([top, popup]).toEqual(
          [8, 9].map((type) => status && expect.objectContaining({ type, ...status })),
        ),
      );
    };
    await base.db
      .insertInto('banners')
      .values(
        [8, 9].map((type) => ({
          type,
          title: texts(`Banner ${type}`),
          image: '',
          slug: 'banner',
          source_type: 6,
          closable: true,
        })),
      )
      .execute();
    await shown(true);
    await shown(false);
  });
});
