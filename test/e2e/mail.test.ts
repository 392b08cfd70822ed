// Writing to the shop and subscribing to its newsletter in a browser.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { openPage } from './settled.ts';

let site: Site;

describe.skipIf(missing !== null)(`mail${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite('all');
  }, 600_000);
  afterAll(() => site?.close());

  const mailTo = (recipient: string) =>
    vi.waitFor(
      () =>
        site.database.db
          .selectFrom('mails')
          .select(['subject', 'plain', 'state', 'reply_to'])
          .where('recipient', '=', recipient)
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow(),
      { timeout: 60_000, interval: 50 },
    );
  const subscriber = (email: string) =>
    site.database.db
      .selectFrom('subscribers')
      .select(['language', 'confirmed_at', 'left_at'])
      .where('email', '=', email)
      .executeTakeFirst();

  it('a contact message shows what is missing, and reaches the owner once complete', async () => {
    const words = wordsOf('en').contact ?? {};
    const { page, complaints, close } = await site.visit();
    await openPage(page, '/page/contact');
    const form = page.locator('form', {
      has: page.getByRole('button', { name: words.send ?? '' }),
    });
    await form.getByRole('button').click();
    await form
      .getByRole('alert')
      .filter({ hasText: words.wrong ?? '' })
      .waitFor();
    expect(await form.getByRole('alert').first().locator('li').allInnerTexts()).toEqual([
      'Name is required',
      'Email is required',
      'Subject is required',
      'Message is required',
    ]);
    for (const [field, value] of Object.entries({
      name: 'Amal',
      email: 'amal@example.com',
      subject: 'A lamp',
      message: 'Does it come in red?',
    }))
      await form.locator(`[name=${field}]`).fill(value);
    await form.getByRole('button').click();
    await page.getByText(words.sent ?? '').waitFor();
    expect(await mailTo('hello@souk.example')).toMatchObject({
      subject: 'Message from Amal: A lamp',
      reply_to: 'amal@example.com',
      plain: expect.stringContaining('> Does it come in red?'),
    });
    expect(complaints).toEqual([]);
    await close();
  }, 600_000);

  it('the newsletter is confirmed and ended with one press on the emailed page', async () => {
    const words = wordsOf('ar');
    const { page, complaints, close } = await site.visit({ viewport: { width: 360, height: 780 } });
    const news = words.newsletter ?? {};
    const steps = words.subscription ?? {};
    await openPage(page, '/ar');
    const block = page.getByRole('region', { name: news.title ?? '' });
    await block.getByRole('button').click();
    expect(await block.getByRole('alert').innerText()).toContain(news.wrong);
    await block.getByRole('textbox').fill('reader@example.com');
    await block.getByRole('button').click();
    await block
      .getByRole('status')
      .filter({ hasText: news.done ?? '' })
      .waitFor();
    const { plain } = await mailTo('reader@example.com');
    const [confirm = '', leave = ''] = ['confirm', 'leave'].map(
      (step) => new RegExp(`${site.origin}/ar/newsletter/${step}\\?key=[\\w-]+`).exec(plain)?.[0],
    );
    await openPage(page, confirm);
    expect(await subscriber('reader@example.com')).toMatchObject({
      language: 'ar',
      confirmed_at: null,
    });
    await page.getByRole('button', { name: steps['confirm-button'] ?? '' }).click();
    await page.getByText(steps['confirm-done'] ?? '').waitFor();
    expect(await subscriber('reader@example.com')).toMatchObject({
      confirmed_at: expect.any(Date),
      left_at: null,
    });
    await openPage(page, leave);
    await page.getByRole('main').getByRole('button').click();
    await page.getByText(steps['leave-done'] ?? '').waitFor();
    expect(await subscriber('reader@example.com')).toMatchObject({ left_at: expect.any(Date) });
    expect(complaints).toEqual([]);
    await close();
  }, 600_000);
});
