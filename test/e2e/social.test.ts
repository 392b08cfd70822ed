// Sign-in with Google and Facebook in a browser: from /login to another site and back, with the
// cart.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeTo } from '../letters.ts';
import { openFacebook, type Facebook } from '../stand-ins/facebook.ts';
import { openGoogle, type Google } from '../stand-ins/google.ts';
import { missing, openSite, wordsOf, type Site, type Visitor } from './site.ts';
import { openPage } from './settled.ts';

let site: Site;
let google: Google;
let facebook: Facebook;
let thing: { id: number; slug: string };

describe.skipIf(missing !== null)(
  `signing in by another site${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    beforeAll(async () => {
      [google, facebook] = await Promise.all([openGoogle('localhost'), openFacebook()]);
      site = await openSite('web', {
        GOOGLE_CLIENT_ID: google.keys.id,
        GOOGLE_CLIENT_SECRET: google.keys.secret,
        GOOGLE_ISSUER: google.keys.issuer,
        FACEBOOK_APP_ID: facebook.keys.id,
        FACEBOOK_APP_SECRET: facebook.keys.secret,
        FACEBOOK_BASE_URL: facebook.keys.baseUrl,
        FACEBOOK_GRAPH_URL: facebook.keys.graphUrl,
      });
      await site.database.db
        .updateTable('settings')
        .set({ google_login: true, facebook_login: true })
        .execute();
      google.allow(`${site.origin}/api/v1/user/social-login/callback/google`);
      const { rows } = await sql<typeof thing>`
        select p.id, p.slug
        from products p
        join inventories i on i.product_id = p.id
        where p.public
        group by p.id
        having count(*) = 1 and min(i.quantity) > 20
        order by p.id
        limit 1`.execute(site.database.db);
      thing = rows[0] ?? thing;
    });
    afterAll(async () => {
      await site?.close();
      await google?.close();
      await facebook?.close();
    });

    it.each([
      ['en', '', 1280],
      ['ar', '/ar', 360],
    ] as const)(
      'with Google in %s keeps the cart, and puts no bearer token in an address',
      async (language, prefix, width) => {
        const visitor = await arrive(width);
        const { page } = visitor;
        const addresses: string[] = [];
        const say = (section: string, key: string) =>
          wordsOf(language)[section]?.[key] ?? `${section}.${key}`;
        page.on('request', (request) => {
          addresses.push(request.url());
        });
        google.people.set(`leyla-${language}`, {
          email: `leyla-${language}@example.com`,
          email_verified: true,
          name: 'Leyla Demir',
        });
        await openPage(page, `${prefix}/${thing.slug}/product/${thing.id}`);
        await page
          .locator('button:visible', { hasText: say('product-page', 'add') })
          .first()
          .click();
        await page.getByText(say('product-page', 'added')).first().waitFor();
        await openPage(page, `${prefix}/login?next=%2Fcart`);
        await page.getByRole('link', { name: say('account', 'google') }).click();
        await page.getByLabel('Who').fill(`leyla-${language}`);
        await page.getByRole('button', { name: 'Sign in' }).click();
        await page.waitForURL(`${site.origin}${prefix}/cart`);
        await page.locator(`a[href*="/product/${thing.id}"]`).first().waitFor();
        const bearer =
          (await page.context().cookies()).find(({ name }) => name === 'frontend_token')?.value ??
          '';
        expect(bearer.split('.')).toHaveLength(3);
        expect(addresses.filter((address) => address.includes(bearer))).toEqual([]);
        expect(
          addresses.some((address) =>
            address.startsWith(`${site.origin}${prefix}/social-callback?code=`),
          ),
        ).toBe(true);
        await leave(visitor);
      },
    );

    it.each([
      ['en', '', 768],
      ['ar', '/ar', 360],
    ] as const)(
      'with Facebook in %s verifies the email address with a code first',
      async (language, prefix, width) => {
        const visitor = await arrive(width);
        const { page } = visitor;
        const email = `amal-${language}@example.com`;
        const say = (section: string, key: string) =>
          wordsOf(language)[section]?.[key] ?? `${section}.${key}`;
        facebook.me = {
          id: `77${width}`,
          name: 'Amal Haddad',
          email: `typed-wrong-${language}@example.com`,
        };
        await openPage(page, `${prefix}/login`);
        await page.getByRole('link', { name: say('account', 'facebook') }).click();
        await page.getByRole('heading', { name: say('account', 'social-address-title') }).waitFor();
        const field = page.getByRole('textbox', { name: say('account', 'email') });
        expect(await field.inputValue()).toBe(`typed-wrong-${language}@example.com`);
        await field.fill(email);
        await page.getByRole('button', { name: say('account', 'forgot-submit') }).click();
        const code = page.getByRole('textbox', { name: say('account', 'code') });
        await code.waitFor();
        await code.fill(await codeTo(site.database.db, email));
        await page.getByRole('button', { name: say('account', 'confirm') }).click();
        await page.waitForURL(`${site.origin}${prefix || '/'}`);
        await page.goto(`${prefix}/user/profile`);
        await page.getByText(email).first().waitFor();
        await leave(visitor);
      },
    );

    it('declining leads back to /login, which still remembers the page to return to', async () => {
      const visitor = await arrive(360);
      const { page } = visitor;
      const { account = {} } = wordsOf('en');
      await openPage(page, '/login?next=%2Fcart');
      await page.getByRole('link', { name: account.google ?? '' }).click();
      await page.getByRole('button', { name: 'No' }).click();
      await page
        .getByRole('alert')
        .filter({ hasText: account['social-cancelled'] ?? '' })
        .waitFor();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login?next=%2Fcart');
      await leave(visitor);
    });

    it('a link with somebody else’s code signs nobody in', async () => {
      const thief = await arrive(1280);
      const victim = await arrive(1280);
      const { account = {}, refusal = {} } = wordsOf('en');
      google.people.set('thief', {
        email: 'thief@example.com',
        email_verified: true,
        name: 'A Thief',
      });
      await thief.page.route('**/exchange', (route) => route.abort());
      await openPage(thief.page, '/login');
      await thief.page.getByRole('link', { name: account.google ?? '' }).click();
      await thief.page.getByLabel('Who').fill('thief');
      const landed = thief.page.waitForRequest((request) =>
        request.url().includes('/social-callback?code='),
      );
      await thief.page.getByRole('button', { name: 'Sign in' }).click();
      await victim.page.goto((await landed).url());
      await victim.page
        .getByRole('alert')
        .filter({ hasText: refusal['social-over'] ?? '' })
        .waitFor();
      expect((await victim.page.context().cookies()).map(({ name }) => name)).not.toContain(
        'frontend_token',
      );
      await leave(victim);
      await thief.close();
    });
  },
);

const arrive = (width: number) => site.visit({ viewport: { width, height: 800 } });

/** Ignores complaints about other sites' pages. */
async function leave({ complaints, close }: Visitor): Promise<void> {
  expect(complaints.filter((complaint) => complaint.startsWith(site.origin))).toEqual([]);
  await close();
}
