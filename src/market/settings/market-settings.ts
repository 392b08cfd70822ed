// The owner's settings of the market, which everything else reads, and its languages.
import { knownLanguages } from '#contract/known-languages.ts';
import type { PaymentMethod } from '#market/settings/payment-method.ts';

export type Language = {
  code: string;
  name: string;
  direction: 'ltr' | 'rtl';
  is_default: boolean;
  predefined: boolean;
};

export type MarketSettings = {
  currency: string;
  /** Decimals of the currency: 0, 2 or 3. */
  currency_exponent: number;
  currency_icon: string;
  /** 1: before the amount, 2: after it. */
  currency_position: number;
  /** BCP 47 locale that decides how digits of prices are grouped and separated. */
  decimal_format: string;
  /** The market's own country, as the owner wrote it: a code, a name or empty. */
  country: string;
  default_country: string;
  default_state: string;
  guest_checkout: boolean;
  /** Payment methods, in the order of the API. */
  methods: PaymentMethod[];
  /** The method offered first; null: the first open one. */
  default_method: number | null;
  /** Languages that are on, the default one first. */
  languages: Language[];
  /** Languages that are off; staff may still write in them. */
  languages_off: Language[];
  default_language: string;
};

/** The settings before the market is set up: every language, and no currency. */
export const unsetMarket: MarketSettings = {
  currency: '',
  currency_exponent: 2,
  currency_icon: '',
  currency_position: 1,
  decimal_format: 'en',
  country: '',
  default_country: '',
  default_state: '',
  guest_checkout: false,
  methods: [],
  default_method: null,
  languages: knownLanguages.map((language, at) => ({
    ...language,
    is_default: at === 0,
    predefined: true,
  })),
  languages_off: [],
  default_language: knownLanguages[0].code,
};

/** Whether the market has been set up: until then only the set-up itself is served. */
export const isSetUp = ({ currency }: Pick<MarketSettings, 'currency'>): boolean => currency !== '';

/** Every language that staff can write in, whether it is on or off. */
export const writtenLanguages = ({
  languages,
  languages_off,
}: Pick<MarketSettings, 'languages' | 'languages_off'>): Language[] => [
  ...languages,
  ...languages_off,
];

/**
 * The code of a language that the shop speaks, for any given text; the default language for all
 * others.
 */
export function languageOf(
  market: Pick<MarketSettings, 'languages' | 'default_language'>,
  value: unknown,
): string {
  if (typeof value !== 'string') return market.default_language;
  const code = value.toLowerCase();
  return (
    market.languages.find((language) => language.code === code)?.code ?? market.default_language
  );
}
