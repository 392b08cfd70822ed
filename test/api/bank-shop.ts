// A shop that takes bank transfers, with an owner who reads its bank statements.
import { expect } from 'vitest';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { sayOf } from '#words/field-name.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { csvHow } from '../bank-files.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, unique } from '../make.ts';
import { openShop, type Answer, type TestShop } from '../shop.ts';
import { openBank, orderOf, type BankOrder } from '../transfers.ts';

type Input = Record<string, unknown>;
export type BankShop = {
  base: Fresh;
  open: TestShop;
  market: MarketSettings;
  owner: MadeStaff;
  manager: MadeStaff;
  /** Calls of the owner, below `admin/`. */
  post: (path: string, input: Input, who?: MadeStaff) => Promise<Answer>;
  get: (path: string) => Promise<Answer>;
  /** The owner takes in a statement. */
  read: (input: Input) => Promise<Answer>;
  /** The owner saves the mapping of a bank's CSV; returns its id. */
  mapping: (change?: object) => Promise<number>;
  /** An order that waits for its transfer. */
  order: () => Promise<BankOrder>;
  statements: () => Promise<{ id: number }[]>;
  close: () => Promise<void>;
};

export async function openBankShop(): Promise<BankShop> {
  const base = await freshDatabase();
  await makeShop(base.db);
  const market = await openBank(base.db);
  const open = await openShop(base);
  const owner = await makeStaff(base, 'owner');
  const post: BankShop['post'] = (path, input, who = owner) =>
    open.call('POST', `admin/${path}`, input, who.headers);
  return {
    base,
    open,
    market,
    owner,
    manager: await makeStaff(base, 'manager'),
    post,
    get: (path) => open.call('GET', `admin/${path}`, {}, owner.headers),
    read: (input) => post('bank-statement/read', input),
    mapping: async (change = {}) => {
      const { id } = await open.ask(
        'bankCsv.save',
        { name: unique('Bank'), mapping: { ...csvHow, ...change } },
        owner.headers,
      );
      return id;
    },
    order: () => orderOf(base.db, market, 2000),
    statements: () => base.db.selectFrom('bank_statements').select('id').execute(),
    close: async () => {
      await open.close();
      await base.close();
    },
  };
}

/** Expects a call to be refused for its input with this code, in English. */
export function expectInputRefused(answer: Answer, code: string, values = {}): void {
  const message = sayOf('en', '')(`refusal.${code}`, values);
  expect(answer, answer.text).toMatchObject({ http: 200, status: 201, data: { form: [message] } });
}
