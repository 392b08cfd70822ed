// A mutant whose line is no longer in its file breaks nothing, and its tests prove nothing.
import { describe, it } from 'vitest';
import { ofAccounts } from '../mutants/accounts.ts';
import { ofMoney } from '../mutants/money.ts';
import { hold, textOf } from './sources.ts';

describe('mutants', () => {
  it('every line to break stands in its file once', () =>
    hold(
      [...ofMoney, ...ofAccounts]
        .filter(({ file, line }) => textOf(file).split(line).length !== 2)
        .map(({ file, line }) => `${file} does not say once: ${line}`),
    ));
});
