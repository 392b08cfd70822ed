import { z } from 'zod';
import type { Db } from '#db/connect.ts';
import {
  unsetMarket,
  type Language,
  type MarketSettings,
} from '#market/settings/market-settings.ts';

const shownTexts = z.record(z.string(), z.string());

/**
 * The shop's present settings and languages; `unsetMarket` before there are any. Cached answers
 * depend on them by the tag `settings`.
 */
export async function readMarketSettings(db: Db): Promise<MarketSettings> {
  const row = await db
    .selectFrom('settings')
    .select([
      'currency',
      'currency_exponent',
      'currency_icon',
      'currency_position',
      'decimal_format',
      'country',
      'default_country',
      'default_state',
      'guest_checkout',
      'default_method',
    ])
    .executeTakeFirst();
  if (!row) return unsetMarket;
  const languages = await db
    .selectFrom('languages')
    .select(['code', 'name', 'direction', 'is_default', 'predefined', 'enabled'])
    .orderBy('is_default', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const methods = await db
    .selectFrom('payment_methods')
    .select([
      'method',
      'enabled',
      'test_mode',
      'shown',
      'sealed',
      'fee',
      'least',
      'most',
      'countries',
      'currency',
      'updated_at',
    ])
    .orderBy('method')
    .execute();
  return {
    ...row,
    methods: methods.map(({ currency, ...method }) => ({
      ...method,
      shown: shownTexts.parse(method.shown),
      otherCurrency: otherThan(row.currency, currency),
    })),
    languages: languages.filter(({ enabled }) => enabled).map(languageOf),
    languages_off: languages.filter(({ enabled }) => !enabled).map(languageOf),
    default_language: languages.find((language) => language.is_default)?.code ?? 'en',
  };
}

type Row = Omit<Language, 'direction'> & { direction: string; enabled: boolean };

const languageOf = ({ enabled: _, direction, ...language }: Row): Language => ({
  ...language,
  direction: direction === 'rtl' ? 'rtl' : 'ltr',
});

const otherThan = (own: string, currency: string | null): string | null =>
  currency === own ? null : currency;
