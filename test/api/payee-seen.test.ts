// Of two people who change a store's bank account, the second is told of the first.
import { beforeAll, expect, it } from 'vitest';
import { makeSeller, type MadeSeller } from '../at-work.ts';
import { makeStore } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
const IBAN = 'DE89370400440532013000';
let first: MadeSeller;
let second: MadeSeller;
beforeAll(async () => {
  const store = await makeStore(base.db);
  first = await makeSeller(base, store, { name: 'Salma Idrissi' });
  second = await makeSeller(base, store);
});

type Seen = { payee_name_seen?: string; iban_seen?: string };
const save = (by: MadeSeller, name: string, seen: Seen = {}) =>
  open.call('POST', 'seller/payee/save', { payee_name: name, iban: IBAN, ...seen }, by.headers);
const kept = async () => (await open.call('GET', 'seller/payee', {}, first.headers)).data;
const NONE = { payee_name_seen: '', iban_seen: '' };

it('refuses what replaces an account that nobody saw, and says who saved it', async () => {
  expect((await save(first, 'Salma', NONE)).status).toBe(200);
  const late = await save(second, 'Selma', NONE);
  expect(late.data).toMatchObject({ code: 'changed-meanwhile' });
  expect(late.message).toContain('Salma Idrissi');
  expect(await kept()).toEqual({ name: 'Salma', iban: IBAN });
});

it('takes what was changed of the present one, and what both say alike', async () => {
  const seen = { payee_name_seen: 'Salma', iban_seen: IBAN };
  expect((await save(second, 'Selma', seen)).status).toBe(200);
  expect((await save(first, 'Selma', seen)).status).toBe(200);
  expect(await kept()).toEqual({ name: 'Selma', iban: IBAN });
});

it('replaces any for a client that says nothing of what it saw', async () => {
  expect((await save(first, 'Salma')).status).toBe(200);
  expect(await kept()).toEqual({ name: 'Salma', iban: IBAN });
});
