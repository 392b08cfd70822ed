import { describe, expect, it } from 'vitest';
import { homePlace } from '#market/shipping/home-place.ts';

const UNCHOSEN = { default_country: 'AF', default_state: 'BDS' };
const PLACES = [{ country: 'ALL' }, { country: 'DE' }, { country: 'FR' }];

describe('a visitor who has chosen no country lives', () => {
  it.each([
    [
      'where the owner says, whatever else is known',
      { country: 'GB', default_country: 'FR', default_state: 'IDF' },
      PLACES,
      { country: 'FR', state: 'IDF' },
    ],
    [
      'in the country of the market',
      { country: 'GB', ...UNCHOSEN },
      PLACES,
      { country: 'GB', state: '' },
    ],
    [
      'in the country of a market of Afghanistan, in the state of the settings',
      { country: 'AF', ...UNCHOSEN },
      PLACES,
      { country: 'AF', state: 'BDS' },
    ],
    [
      'in the first country that is shipped to by name, where the market has none',
      { country: '', ...UNCHOSEN },
      PLACES,
      { country: 'DE', state: '' },
    ],
    [
      'there too where the owner wrote a name and no code',
      { country: 'United Kingdom', ...UNCHOSEN },
      PLACES,
      { country: 'DE', state: '' },
    ],
    [
      'where the settings say, where nothing else is known',
      { country: '', ...UNCHOSEN },
      [{ country: 'ALL' }],
      { country: 'AF', state: 'BDS' },
    ],
  ])('%s', (_, settings, places, home) => expect(homePlace(settings, places)).toEqual(home));
  it('alike on every page, where no rule is at hand', () =>
    expect(homePlace({ country: 'GB', ...UNCHOSEN })).toEqual({ country: 'GB', state: '' }));
});
