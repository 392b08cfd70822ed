import { describe, expect, it } from 'vitest';
import { showing } from '#market/catalogue/find-matches.ts';

const corrections = [{ typed: 'lam', corrected: 'lamb' }];

describe('a search with a misspelt word', () => {
  it('is shown with that word corrected', () => {
    expect(showing('lam stew', { corrections })).toBe('lamb stew');
  });

  it('keeps other words that only contain it', () => {
    expect(showing('lamp for lam', { corrections })).toBe('lamp for lamb');
  });

  it('is corrected wherever the word is repeated', () => {
    const twice = [...corrections, ...corrections];
    expect(showing('lam with lam', { corrections: twice })).toBe('lamb with lamb');
  });

  it('may have signs in its words', () => {
    const signs = [{ typed: 'c++', corrected: 'cup' }];
    expect(showing('(c++) c+ c++', { corrections: signs })).toBe('(cup) c+ cup');
  });

  it('keeps what is between its words', () => {
    expect(showing('“big pot”,  lam', { corrections })).toBe('“big pot”,  lamb');
  });
});
