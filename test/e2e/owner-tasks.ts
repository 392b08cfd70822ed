// An owner's usual tasks, from the first screen of the back office.
import { expect } from 'vitest';
import { button, dialogOf, find, goTo, type Desk } from './counted-desk.ts';

export async function findOrder(desk: Desk, code: string): Promise<void> {
  await find(desk, code, 'order');
  await desk.page.waitForURL(/\/admin\/orders\/\d+$/);
  await desk.page.getByRole('heading', { name: desk.say('desk-order', 'timeline') }).waitFor();
}

/** Opens the proposal that has waited longest. */
export const openProposal = ({ page, click }: Desk): Promise<void> =>
  click(page.getByRole('main').locator('a[href="/admin/product-approvals/next"]'));

/** Approves the open proposal. */
export async function approveOpened({ page, say, click }: Desk): Promise<void> {
  await click(button(page, say('desk-proposal', 'approve')));
  await page.getByText(say('toast', 'proposal-approved')).first().waitFor();
}

export async function approveProduct(desk: Desk): Promise<void> {
  await openProposal(desk);
  await approveOpened(desk);
}

export async function refuseProduct(desk: Desk): Promise<void> {
  const { page, say, click } = desk;
  await openProposal(desk);
  await click(button(page, say('proposal-reason', 'pictures-missing')));
  await click(
    button(
      page.locator('section', { has: page.locator('#decision') }),
      say('desk-proposal', 'refuse'),
    ),
  );
  await page.getByText(say('toast', 'proposal-refused')).first().waitFor();
}

/** `checks`: the requirements, ticked first; without them it is approved anyway. */
export async function acceptSeller(
  desk: Desk,
  store: string,
  checks: string[] = [],
): Promise<void> {
  const { page, say, click } = desk;
  await find(desk, store, 'application');
  for (const item of checks) {
    const name = say('desk-sellers', 'check-item').replace('{item}', item);
    await click(page.getByRole('checkbox', { name }));
    await expect.poll(() => page.getByRole('checkbox', { name }).isChecked()).toBe(true);
  }
  const approve = say('desk-sellers', checks.length > 0 ? 'approve' : 'approve-anyway');
  await click(button(page, approve));
  await click(button(dialogOf(page), approve));
  await page.getByText(say('toast', 'application-approved')).first().waitFor();
}

export async function cancelParcel(desk: Desk, code: string): Promise<void> {
  const { page, say, click } = desk;
  await findOrder(desk, code);
  await click(button(page, say('parcel-state', 'act-cancel')));
  await dialogOf(page).getByLabel(say('desk-order', 'note')).fill('It broke.');
  await click(button(dialogOf(page), say('parcel-state', 'act-cancel')));
  await page.getByText(say('desk-order', 'state-cancelled'), { exact: true }).first().waitFor();
}

/** What needs attention is on the first screen. */
export async function seeWhatWaits({ page, say }: Desk): Promise<void> {
  const waiting = page.getByRole('region', { name: say('desk-start', 'to-do') });
  await waiting.locator('a[href="/admin/parcels?view=late"]').waitFor();
}

export async function importProducts(desk: Desk, store: string): Promise<void> {
  const { page, say, click } = desk;
  await goTo(desk, 'imports');
  await click(page.getByRole('link', { name: say('desk-import', 'new') }));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    click(page.locator('input[type=file]')),
  ]);
  const text = 'Handle,Title,Variant SKU,Variant Price\nfern-lamp,Fern lamp,F-1,49.90';
  await chooser.setFiles({ name: 'fern.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.locator('[name=store_id]').fill(store);
  await page.getByRole('option', { name: store, exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await click(button(page, say('desk-import', 'upload')));
  await page.getByRole('heading', { name: say('desk-import', 'trial') }).waitFor();
  await click(button(page, say('desk-import', 'run')));
  await page.getByText(say('desk-import', 'state-done'), { exact: true }).first().waitFor();
}

export async function suspendStore(desk: Desk, store: string): Promise<void> {
  const { page, say, click } = desk;
  await find(desk, store, 'store');
  await click(button(page, say('desk-sellers', 'suspend')));
  await dialogOf(page).getByRole('textbox').fill('It sends nothing.');
  await click(button(dialogOf(page), say('desk-sellers', 'suspend')));
  await button(page, say('desk-sellers', 'reinstate')).waitFor();
}

export async function enterAsSeller(desk: Desk, store: string): Promise<void> {
  const { page, say, click } = desk;
  await find(desk, store, 'store');
  await click(button(page, say('desk-store', 'view-as')));
  await dialogOf(page).getByRole('textbox').fill('They cannot find a parcel.');
  const opens = page.context().waitForEvent('page');
  await click(button(dialogOf(page), say('desk-store', 'view-as')));
  const sellerPage = await opens;
  const [before = ''] = say('notice', 'viewing').split('{name}');
  await sellerPage.getByText(before).first().waitFor();
  await sellerPage.close();
}

export async function dateBanner(desk: Desk, title: string): Promise<void> {
  const { page, say, click } = desk;
  await goTo(desk, 'banners');
  await click(page.getByRole('link', { name: title }));
  await page.locator('[name=shown_from]').fill('2040-05-02T08:00');
  await page.locator('[name=shown_until]').fill('2040-05-09T08:00');
  await click(page.getByRole('button', { name: new RegExp(`^${say('desk', 'save')}`) }));
  await page.getByText(say('toast', 'saved')).first().waitFor();
}

export async function nextGap(desk: Desk): Promise<void> {
  await goTo(desk, 'languages');
  const row = desk.page.getByRole('row').filter({ hasText: 'العربية' });
  await desk.click(row.getByRole('link', { name: /missing/ }));
  await desk.page.getByRole('tab', { name: /العربية/, selected: true }).waitFor();
}

export async function raisePrices(desk: Desk): Promise<void> {
  const { page, say, click } = desk;
  await goTo(desk, 'products');
  await click(page.getByRole('checkbox').first());
  await click(button(page, say('desk-list', 'more-acts')));
  await click(page.getByRole('menuitem', { name: say('desk-list', 'act-price') }));
  await dialogOf(page).getByRole('textbox').fill('5');
  await click(dialogOf(page).locator('button.button-primary'));
  await page.getByText(/^Changed: [1-9]/).waitFor();
}

export async function inviteStaff(desk: Desk, email: string, role: string): Promise<void> {
  const { page, say, click, choose } = desk;
  await goTo(desk, 'staff');
  await click(button(page, say('desk-staff', 'invite')));
  await dialogOf(page).locator('[type=email]').fill(email);
  await choose(dialogOf(page).locator('select'), role);
  await click(button(dialogOf(page), say('desk-staff', 'invite-send')));
  await page.getByRole('listitem').filter({ hasText: email }).waitFor();
}

export async function openLateParcel({ page, say, click }: Desk): Promise<void> {
  await click(page.getByRole('main').locator('a[href="/admin/parcels?view=late"]'));
  await click(page.locator('[data-row]').getByRole('link'));
  await page.waitForURL(/\/admin\/(parcels|orders)\/\d+$/); // the parcel is on its order’s page
  await page.getByText(say('parcel-state', 'state-late'), { exact: true }).first().waitFor();
}

export async function makeVoucher(desk: Desk): Promise<void> {
  const { page, say, click } = desk;
  await goTo(desk, 'vouchers');
  await click(page.getByRole('link', { name: say('desk-marketing', 'voucher-add') }));
  const typed = {
    'title.en': 'Lantern week',
    code: 'LANTERNS',
    amount: '10',
    start_at: '2040-05-02T08:00',
    end_at: '2040-05-09T08:00',
  };
  for (const [name, text] of Object.entries(typed))
    await page.locator(`[name="${name}"]`).fill(text);
  await click(page.getByRole('button', { name: new RegExp(`^${say('desk', 'save')}`) }));
  await page.waitForURL(/\/admin\/vouchers\/\d+$/);
}
