// The targets of letters' buttons in another language than the market's main one.
import { expect, it } from 'vitest';
import { KINDS, SITE, withLetters, written } from './letters-set-up.ts';

withLetters();

/** Screens for staff and sellers have one address in all languages. */
const BELOW_A_LANGUAGE = /\/ar\/(?:admin|seller)(?!\/(?:register|application))/;

it('the screens of staff and sellers are never below a language', async () => {
  const wrong: string[] = [];
  for (const kind of KINDS) {
    const { plain } = await written(kind, 'ar');
    if (BELOW_A_LANGUAGE.test(plain)) wrong.push(kind);
  }
  expect(wrong).toEqual([]);
});

it('who is accepted is led to the seller centre, who applied to their application', async () => {
  expect((await written('application-approved', 'ar')).plain).toContain(`${SITE}/seller\n`);
  expect((await written('application-asked', 'ar')).plain).toContain(
    `${SITE}/ar/seller/application\n`,
  );
  expect((await written('store-invited', 'ar')).plain).toContain(`${SITE}/seller/join#`);
  expect((await written('staff-invited', 'ar')).plain).toContain(`${SITE}/admin/join#`);
});
