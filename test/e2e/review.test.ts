// A buyer reviews a delivered product, with a picture, and changes the review; others read it and
// find it helpful: in English on a wide screen, in Arabic on a phone.
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewPictures } from '#contract/constants.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { deliver } from '../deliver.ts';
import { makeVisitor } from '../make.ts';
import { fillCart, order } from '../carts.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { openPage } from './settled.ts';
import { takeRadio } from './take-radio.ts';

type Thing = {
  id: number;
  inventory: number;
  slug: string;
  store: number;
  rule: number;
  place: number;
  title: Record<string, string>;
};

let site: Site;
let things: Thing[];

describe.skipIf(missing !== null)(`reviewing${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    const { rows } = await sql<Thing>`
      select
        p.id, min(i.id) as inventory, p.slug, p.store_id as store, p.shipping_rule_id as rule,
        min(sp.id) as place, p.title
      from products p
      join inventories i on i.product_id = p.id
      join shipping_places sp on sp.shipping_rule_id = p.shipping_rule_id and sp.country = 'ALL'
      where p.public
        and i.quantity > 20
        and not exists (select from reviews r where r.product_id = p.id)
      group by p.id
      order by p.id
      limit 2`.execute(site.database.db);
    things = rows;
  });
  afterAll(() => site?.close());

  it.each([
    ['en', '', 1280, 0],
    ['ar', '/ar', 360, 1],
  ] as const)('in %s', async (language, prefix, width, at) => {
    const thing = things[at];
    const buyer = makeVisitor(language);
    if (!thing) throw new Error('the demo market has too few products');
    const words = wordsOf(language);
    const say = (section: string, key: string) => words[section]?.[key] ?? `${section}.${key}`;
    const { database } = site;
    await fillCart(database.db, buyer, { product: { ...thing, inventories: [thing.inventory] } });
    const { id } = await order(database.db, await readMarketSettings(database.db), buyer);
    await deliver(database.db, id);
    const photo = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#3a7' },
    })
      .png()
      .toBuffer();
    const huge = Buffer.concat([photo, Buffer.alloc(reviewPictures.mostBytes)]);

    const { page, complaints, close } = await site.visit({ viewport: { width, height: 800 } });
    await page.addInitScript((token) => localStorage.setItem('user_token', token), buyer.token);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/review-dialog/.test(request.url())) scripts.push(request.url());
    });
    await openPage(page, `${prefix}/user/order/${id}`);
    expect(scripts).toEqual([]); // the dialog's script is loaded on the first press
    await page.getByText(say('order', 'write-review')).click();
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: say('review', 'send') });
    await send.click();
    await dialog.getByText(say('review', 'choose-stars')).waitFor();
    await dialog.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    for (let star = 1; star < 4; star++) await page.keyboard.press('ArrowDown');
    expect(await dialog.getByRole('radio').nth(3).isChecked()).toBe(true);
    expect(await dialog.getByText(say('review', 'choose-stars')).count()).toBe(0);
    const text = language === 'ar' ? 'خامة ممتازة وتوصيل سريع' : 'Lovely, and it came quickly.';
    const field = dialog.getByRole('textbox');
    const runs = await field.evaluate((empty) => getComputedStyle(empty).direction);
    expect(runs).toBe(language === 'ar' ? 'rtl' : 'ltr');
    await field.fill(text);
    await dialog.locator('input[type=file]').setInputFiles([
      { name: 'a.png', mimeType: 'image/png', buffer: photo },
      { name: 'huge.png', mimeType: 'image/png', buffer: huge },
      { name: 'b.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') },
    ]);
    await dialog.getByText(say('toast', 'images-failed')).waitFor();
    expect(await dialog.locator('img[src^="data:image/png"]').count()).toBe(1);
    await send.click();
    await page.getByText(say('toast', 'review-saved')).waitFor();
    await page.getByText(say('order', 'change-review')).waitFor();
    expect(await dialog.count()).toBe(0);

    const reader = await site.visit({ viewport: { width, height: 800 } });
    const reviews = reader.page.locator('#reviews');
    const address = `${prefix}/${thing.slug}/product/${thing.id}`;
    await openPage(reader.page, address);
    await reviews.scrollIntoViewIfNeeded();
    await reviews.getByText(text).waitFor();
    const helpful = reviews.getByRole('button', { name: say('reviews', 'helpful') });
    await helpful.click();
    await expect
      .poll(
        async () =>
          (
            await database.db
              .selectFrom('reviews')
              .select('helpful')
              .where('order_id', '=', id)
              .executeTakeFirst()
          )?.helpful,
      )
      .toBe(1);
    expect(await helpful.getAttribute('aria-pressed')).toBe('true');
    await reviews.locator('li article a:has(img)').first().click();
    await reader.page.locator('dialog img').waitFor();
    await reader.page.keyboard.press('Escape');

    await page.getByText(say('order', 'change-review')).click();
    await takeRadio(dialog.getByRole('radio').nth(4));
    await dialog.getByRole('textbox').fill(`${text} ★`);
    await dialog
      .getByRole('button', { name: say('review', 'remove').replace('{at}', '1') })
      .click();
    await dialog.getByRole('button', { name: say('review', 'save') }).click();
    await expect
      .poll(
        async () =>
          (
            await sql`
              select
                r.rating, p.rating as average, p.review_count as count,
                (select count(*) from review_images where review_id = r.id) as pictures
              from reviews r
              join products p on p.id = r.product_id
              where r.order_id = ${id}`.execute(database.db)
          ).rows,
      )
      .toEqual([{ rating: 5, average: 5, count: 1, pictures: 0 }]);
    await expect
      .poll(
        async () => {
          await openPage(reader.page, address);
          return reviews.getByText(`${text} ★`).count();
        },
        { timeout: 60_000 },
      )
      .toBe(1);
    expect(await reviews.locator('li article a:has(img)').count()).toBe(0);
    await reviews.scrollIntoViewIfNeeded();
    // remembered by this browser
    await expect.poll(() => helpful.getAttribute('aria-pressed')).toBe('true');

    const [invoice] = await Promise.all([
      page.waitForResponse(/\/order\/paper\//),
      page.getByText(say('order', 'invoice')).click(),
    ]);
    expect([invoice.status(), invoice.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect([complaints, reader.complaints]).toEqual([[], []]);
    await reader.close();
    await close();
  });
});
