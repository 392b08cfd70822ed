// npm run market -- statement: bank statements in the terminal, run for real.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { csvMapping } from '#contract/csv-mapping.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { saveMapping } from '#market/bank/csv-mappings.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { auditOf, makeStaff } from '../at-work.ts';
import { refOf } from '../bank.ts';
import { camt, csv, csvHow, type Movement } from '../bank-files.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, unique } from '../make.ts';
import { openBank, orderOf, standing } from '../transfers.ts';

let base: Fresh;
let market: MarketSettings;
let folder: string;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  market = await openBank(base.db);
  folder = await mkdtemp(join(tmpdir(), 'souk-statement-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await base.close();
});
afterEach(async () => expect(await auditMarket(base.db)).toEqual([]));

const type = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: base.url };
    const command = ['src/cli/market.ts', 'statement', ...args];
    const child = execFile(process.execPath, command, { env }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, output: `${out}${err}` }),
    );
  });
async function fileOf(name: string, content: string): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}
const file = (moved: Movement[], opening: number, day: string) =>
  fileOf(`${day}.xml`, camt('053', moved, { account: 'DE1', name: 'No. 7', opening, day }));

it('takes in a file, books what fits and says what does not', async () => {
  const [right, short] = [
    await orderOf(base.db, market, 2000),
    await orderOf(base.db, market, 2000),
  ];
  const { code } = await base.db
    .selectFrom('orders')
    .select('code')
    .where('id', '=', short.id)
    .executeTakeFirstOrThrow();
  const path = await file(
    [
      { amount: 2000, ref: unique('R'), text: refOf(right) },
      { amount: 1200, ref: unique('R'), text: refOf(short), remitter: 'Omar' },
      { amount: -300, ref: unique('R'), text: 'Rent' },
    ],
    500,
    '2026-11-19',
  );
  expect(await type(path)).toEqual({
    code: 1,
    output: `Taking in 2026-11-19.xml …
DE1 No. 7
  less  2026-11-19 12 USD: Omar ${refOf(short)}, order ${code}
  1 booked, 2 to look at, 0 set aside.
`,
  });
  expect(await standing(base.db, right.id)).toMatchObject({ paid: 2000, done: true });
  expect((await type(path)).output).toContain('DE1 No. 7 (taken in before)\n');
  const [taken] = await base.db
    .selectFrom('bank_statements')
    .select(['id', 'account_id'])
    .execute();
  expect(taken?.account_id).toBe(null);
  expect(await auditOf(base.db, `statement:${taken?.id}`)).toMatchObject([{ actor: 'terminal' }]);
});
it('ends well where everything fits, and says which statement is missing', async () => {
  const made = await orderOf(base.db, market, 2000);
  const path = await file(
    [{ amount: 2000, ref: unique('R'), text: refOf(made) }],
    4000,
    '2026-11-20',
  );
  const { code, output } = await type(path);
  expect([code, output]).toEqual([
    0,
    expect.stringContaining('A statement before this one is missing: 6 USD lie between.\n'),
  ]);
});
it('takes in CSV by the name of its mapping', async () => {
  const made = await orderOf(base.db, market, 2000);
  const { staff } = await makeStaff(base, 'owner');
  const mapping = csvMapping.parse(csvHow);
  const name = 'Lakeside Bank';
  await transaction(base.db, (tx) => saveMapping(tx, staff, { id: null, name, mapping }));
  const path = await fileOf('n.csv', csv([{ amount: 2000, ref: 'N1', text: refOf(made) }]));
  expect(await type(path)).toMatchObject({ code: 1 });
  expect(await type(path, '--mapping', 'Hillside')).toMatchObject({ code: 1 });
  expect(await type(path, '--mapping', 'lakeside bank')).toMatchObject({ code: 0 });
  expect(await standing(base.db, made.id)).toMatchObject({ done: true });
});
it('says what is wrong with what was typed', async () => {
  expect([await type('nowhere.xml'), await type(), await type('a', 'b')]).toMatchObject([
    { code: 1, output: expect.stringMatching(/There is no file .*nowhere\.xml/) },
    {
      code: 1,
      output: expect.stringContaining('npm run market -- statement FILE [--mapping NAME]'),
    },
    { code: 1, output: expect.stringContaining('npm run market -- statement FILE') },
  ]);
});
