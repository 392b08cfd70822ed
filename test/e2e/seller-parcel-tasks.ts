// Tasks with parcels, from the first screen; a scan is typed, as a hand scanner does.
import { sql } from 'kysely';
import { orderMethod } from '#contract/constants.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { reportOutcome, openMethods, toPay } from '../pay.ts';
import { button, dialogOf, type Desk } from './counted-desk.ts';
import { done, tile, type At, type Task } from './seller-task.ts';

/** The step of a parcel, as in `parcels.status`. */
const CONFIRMED = 2;
const PICKED_UP = 3;

/** Codes of the store's parcels at a step. */
async function codes({ site, store }: At, status: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code
    from parcels
    where store_id = ${store} and status = ${status} and cancelled_at is null
    order by id
  `.execute(site.database.db);
  if (rows.length === 0) throw new Error(`The store has no parcel at step ${status}.`);
  return rows.map(({ code }) => code);
}

/** The code of a new parcel with two of a product, paid by card. */
async function paidCode({ site, store }: At): Promise<string> {
  const { db } = site.database;
  const method = orderMethod.stripe;
  const market = await openMethods(db, [method]);
  const product = await makeProduct(db, { store, name: 'Wool blanket', stock: 9 });
  const { id, payment } = await toPay(db, market, makeVisitor(), { product, method, quantity: 2 });
  await reportOutcome(db, payment);
  const { code } = await db
    .selectFrom('parcels')
    .select('code')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return code;
}

const view = ({ page }: Desk, name: string) =>
  page.getByRole('main').locator(`a[href="/seller/parcels?view=${name}"]`);
const scan = async ({ page, say }: Desk, code: string) => {
  await page.getByLabel(say('seller-parcels', 'scan-code')).fill(code);
  await page.keyboard.press('Enter');
};

export const PARCEL_TASKS: Task[] = [
  {
    task: 'Print all labels',
    most: 3,
    walk: async (desk) => {
      const { page, say, click } = desk;
      await click(view(desk, 'to-pack'));
      const file = page.waitForEvent('download');
      const [begins = ''] = say('seller-parcels', 'labels-all').split(' (');
      await click(page.getByRole('button', { name: begins }));
      await file;
    },
  },
  {
    task: 'Scan a parcel and cancel what is out of stock',
    most: 3,
    walk: async (desk, at) => {
      const { page, say, click } = desk;
      const code = await paidCode(at);
      await click(tile(desk, 'scan'));
      await scan(desk, code);
      await click(button(page, `${say('seller-parcels', 'gone-reason')} Wool blanket`));
      await click(button(dialogOf(page), say('seller-parcels', 'cancel-pieces')));
      await dialogOf(page).waitFor({ state: 'detached' });
      await done(page, '1 cancelled');
    },
  },
  {
    task: 'Hand parcels over, and scan each',
    most: 1,
    walk: async (desk, at) => {
      const { page, say, click } = desk;
      await click(page.getByRole('link', { name: say('seller-parcels', 'hand-over') }));
      for (const code of (await codes(at, CONFIRMED)).slice(0, 2)) {
        await scan(desk, code);
        await page
          .getByRole('listitem')
          .filter({ hasText: code.slice(0, 4) })
          .filter({ hasText: say('parcel-state', 'state-picked-up') })
          .waitFor();
      }
    },
  },
  {
    task: 'Scan a parcel and say its tracking number',
    most: 2,
    walk: async (desk, at) => {
      const { page, say, click } = desk;
      await click(tile(desk, 'scan'));
      await scan(desk, (await codes(at, PICKED_UP))[0] ?? '');
      await click(button(page, say('parcel-state', 'act-send')));
      const field = dialogOf(page).getByLabel(say('seller-parcels', 'tracking'));
      await field.fill('00340434161094042557');
      await field.press('Enter');
      await dialogOf(page).waitFor({ state: 'detached' });
      await done(page, '00340434161094042557');
    },
  },
];
