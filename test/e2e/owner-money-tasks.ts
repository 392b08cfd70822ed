// An owner's usual tasks about money, from the first screen of the back office.
import { button, dialogOf, goTo, type Desk } from './counted-desk.ts';
import { findOrder } from './owner-tasks.ts';

/** Enters a refund of one item of the first line, until the dialog shows its effect. */
export async function wishRefund(desk: Desk, code: string): Promise<void> {
  const { page, say, click, choose } = desk;
  await findOrder(desk, code);
  await click(button(page, say('desk-order', 'refund')));
  const pieces = dialogOf(page).getByRole('combobox').first();
  const one = await pieces.locator('option').nth(1).textContent();
  await choose(pieces, one ?? '');
  await refundButton(desk).waitFor();
}

/** Makes the entered refund. */
export async function giveBack(desk: Desk): Promise<void> {
  const { page, say, click } = desk;
  await dialogOf(page).getByLabel(say('desk-order', 'reason')).fill('It broke.');
  await click(refundButton(desk));
  await dialogOf(page).waitFor({ state: 'detached' });
}

export async function refundLine(desk: Desk, code: string): Promise<void> {
  await wishRefund(desk, code);
  await giveBack(desk);
}

/** It shows the amount. */
function refundButton({ page, say }: Desk) {
  const [before = ''] = say('desk-order', 'refund-do').split(/[\u2068{]/);
  return dialogOf(page).getByRole('button', { name: new RegExp(`^${before}.*\\d`) });
}

/** Gathers the payouts, and downloads the file for the bank. */
export async function payWeek(desk: Desk, store: string): Promise<void> {
  const { page, say, click } = desk;
  await goTo(desk, 'payouts');
  await click(button(page, say('desk-money', 'gather')));
  await click(button(dialogOf(page), say('desk-money', 'gather')));
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: store }).first().waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    click(button(page, say('desk-money', 'payouts-csv'))),
  ]);
  if (!file.suggestedFilename().endsWith('.csv')) throw new Error(file.suggestedFilename());
}

export async function explainSum(desk: Desk, store: string): Promise<void> {
  await goTo(desk, 'balances');
  await desk.click(desk.page.getByRole('link', { name: store }));
  await desk.page
    .getByRole('columnheader', { name: desk.say('desk-money', 'what') })
    .first()
    .waitFor();
}

/** The one that has waited longest; its amount and day are as reported. */
export async function matchTransfer({ page, say, click }: Desk): Promise<void> {
  await click(page.getByRole('main').locator('a[href="/admin/transfers/next"]'));
  const decision = page.locator('section', { has: page.locator('#decision') });
  await click(decision.locator('button[type=submit]'));
  await page.getByText(say('toast', 'transfer-accepted')).first().waitFor();
}

export async function addCommission(desk: Desk): Promise<void> {
  const { page, say, click } = desk;
  await goTo(desk, 'commission-rules');
  await click(button(page, say('desk-money', 'rule-add')));
  await dialogOf(page).getByLabel(say('desk-money', 'rule-field-rate')).fill('9');
  await click(dialogOf(page).locator('button.button-primary'));
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.getByText(/9\s?%/).first().waitFor();
}
