// An owner's work on the days of a market, on the screens of the back office; shares the counted
// tasks of desk-tasks.test.ts.
import { expect } from 'vitest';
import { axe } from './axe.ts';
import { button, dialogOf, goTo, type Desk } from './counted-desk.ts';
import { openLateParcel } from './owner-tasks.ts';
import { settled } from './settled.ts';

/** The present screen: axe finds nothing, and nothing is wider than the window. */
export async function checkScreen({ page }: Desk): Promise<void> {
  await settled(page);
  expect([page.url(), ...(await axe(page))]).toEqual([page.url()]);
  const wider = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect([page.url(), await wider()]).toEqual([page.url(), 0]);
}

/** Back to the first screen, with the counts of what needs attention. */
export async function home({ page }: Desk): Promise<void> {
  await page.goto('/admin');
  await settled(page);
}

/** An entry of what needs attention on the first screen. */
export const waitsFor = ({ page }: Desk, path: string) =>
  page.getByRole('main').locator(`a[href="${path}"]`);

/** Presses a button, fills its dialog, and presses the button there. */
export async function act(
  { page, click }: Desk,
  name: string,
  filled: Record<string, string> = {},
): Promise<void> {
  await click(button(page, name));
  const dialog = dialogOf(page);
  for (const [label, value] of Object.entries(filled)) await dialog.getByLabel(label).fill(value);
  await click(button(dialog, name));
  await dialog.waitFor({ state: 'detached' });
}

/** The newest late parcel in the list; its store is reminded once. */
export async function remindLate(desk: Desk): Promise<void> {
  const { page, say, click } = desk;
  await openLateParcel(desk);
  const remind = button(page, say('desk-order', 'remind-store'));
  await remind.first().waitFor();
  const late = await remind.count(); // of an order of several stores
  await click(remind);
  const [before = ''] = say('desk-order', 'reminded-at').split('{');
  await page.getByText(before).first().waitFor();
  await expect.poll(() => remind.count()).toBe(late - 1);
}

/** The changes to the books in the refund dialog: whose account, and the amount. */
export async function shownBookChanges({ page, say }: Desk): Promise<[string, string][]> {
  const trial = dialogOf(page).getByRole('region', { name: say('desk-order', 'trial') });
  return Promise.all(
    (await trial.locator('tr').all()).map(async (row): Promise<[string, string]> => {
      const amount = await row.locator('td').innerText();
      const sign = /[-−]/.test(amount) ? '-' : '';
      return [
        (await row.locator('th').innerText()).trim(),
        sign + amount.replaceAll(/[^\d.]/g, ''),
      ];
    }),
  );
}

/** Takes in a bank file. */
export async function takeStatement(desk: Desk, content: string): Promise<void> {
  const { page, say, click } = desk;
  await goTo(desk, 'bank-statements');
  await click(button(page, say('desk-money', 'take-statement')));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    click(dialogOf(page).locator('input[type=file]')),
  ]);
  await chooser.setFiles({
    name: 'today.xml',
    mimeType: 'application/xml',
    buffer: Buffer.from(content),
  });
  await click(button(dialogOf(page), say('desk-money', 'take-in')));
  await dialogOf(page).waitFor({ state: 'detached' });
}

/** Assigns a payer's money to an order. */
export async function matchEntry(desk: Desk, payer: string, code: string): Promise<void> {
  const { page, say, click } = desk;
  await home(desk);
  await click(waitsFor(desk, '/admin/bank-entries'));
  await click(page.getByRole('link', { name: payer }));
  await page.getByLabel(say('desk-money', 'order-code')).fill(code);
  await page.getByRole('link', { name: code }).waitFor();
  await checkScreen(desk);
  await act(desk, say('desk-money', 'match'));
  await page.getByText(say('desk-money', 'entry-booked'), { exact: true }).first().waitFor();
}

/** Records a dispute that the gateway does not report. */
export async function noteDispute(desk: Desk, code: string, due: string): Promise<void> {
  const { page, say } = desk;
  await goTo(desk, 'disputes');
  await desk.click(page.getByRole('link', { name: say('desk-money', 'dispute-add') }));
  await page.getByLabel(say('desk-money', 'order-code')).fill(code);
  await act(desk, say('desk-money', 'dispute-this'), {
    [say('desk-money', 'reference')]: `CB-${code}`,
    [say('desk-money', 'due-by')]: due,
  });
  await page.getByText(`CB-${code}`).first().waitFor();
}

/** Records the state of a dispute, on its page. */
export async function sayStanding(desk: Desk, state: string): Promise<void> {
  const { page, say, click, choose } = desk;
  const record = say('desk-money', 'dispute-record');
  await click(button(page, record));
  await choose(
    dialogOf(page).getByLabel(say('desk-money', 'state')),
    say('desk-money', `dispute-${state}`),
  );
  await click(button(dialogOf(page), record));
  await dialogOf(page).waitFor({ state: 'detached' });
  await page
    .getByText(say('desk-money', `dispute-${state}`), { exact: true })
    .first()
    .waitFor();
}

/** Records that the bank made all open payouts, in one transfer. */
export async function payAll(desk: Desk, reference: string): Promise<void> {
  const { page, say, click } = desk;
  await home(desk);
  await click(waitsFor(desk, '/admin/payouts?view=open'));
  const rows = page.locator('[data-row]');
  await rows.first().waitFor();
  const choose = button(page, say('desk-list', 'choose-rows'));
  if (await choose.isVisible()) await click(choose); // a phone has no boxes before
  for (const row of await rows.all()) await click(row.locator('[data-chooses]'));
  await click(button(page, say('desk-money', 'mark-paid')));
  const dialog = dialogOf(page);
  await dialog.getByLabel(say('desk-money', 'bank-reference')).fill(reference);
  const done = dialog.locator('button[type=submit]');
  await expect.poll(() => done.getAttribute('aria-disabled')).not.toBe('true');
  await checkScreen(desk);
  await click(done);
  await click(button(dialog, say('desk-list', 'close')));
}

/** Creates a role that requires a second factor. */
export async function makeGuardedRole(desk: Desk, name: string): Promise<void> {
  const { page, say, click } = desk;
  await goTo(desk, 'roles');
  await click(page.getByRole('link', { name: say('desk-staff', 'role-add') }));
  await page.locator('[name=name]').fill(name);
  await click(page.getByRole('checkbox', { name: say('desk-staff', 'may-orders'), exact: true }));
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await act(desk, say('desk-staff', 'demand'));
  await page.getByText(say('desk-staff', 'demanded'), { exact: true }).waitFor();
}
