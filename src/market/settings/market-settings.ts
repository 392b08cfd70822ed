// The shop: the owner's settings that everything else reads, and its languages.
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
  /** 1 before the amount, 2 after it. */
  currency_position: number;
  /** BCP 47 locale that groups and points the digits of prices. */
  decimal_format: string;
  /** The market's own, as the owner wrote it: a code, a name or nothing. */
  country: string;
  default_country: string;
  default_state: string;
  guest_checkout: boolean;
  /** Payment methods, in the wire's order. */
  methods: PaymentMethod[];
  /** Offered first; null: the first that is open. */
  default_method: number | null;
  /** Those that are on, the default one first. */
  languages: Language[];
  /** Those that are switched off: staff may write in them already, or still. */
  languages_off: Language[];
  default_language: string;
};

/** What stands for the settings until the market is set up: every language, and no currency. */
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

/** Whether the market has its settings: until then nobody is served but whoever sets it up. */
export const isSetUp = ({ currency }: Pick<MarketSettings, 'currency'>): boolean => currency !== '';

/** Every language that staff write in: those that are on, and those that are not. */
export const writtenLanguages = ({
  languages,
  languages_off,
}: Pick<MarketSettings, 'languages' | 'languages_off'>): Language[] => [
  ...languages,
  ...languages_off,
];

/**
 * The code of a language the shop speaks, whatever text came in; the default language when it
 * speaks no such.
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
