import type { Db } from '#db/connect.ts';
import type { Language, Shop } from '#market/settings/shop.ts';

/** The shop's settings and languages as they stand now; what they are tagged with is `settings`. */
export async function readShop(db: Db): Promise<Shop> {
  const row = await db.selectFrom('settings').select(['currency', 'currency_exponent', 'currency_icon', 'currency_position', 'decimal_format',
    'default_country', 'default_state', 'guest_checkout', 'cash_on_delivery']).executeTakeFirstOrThrow();
  const languages = await db.selectFrom('languages').select(['code', 'name', 'direction', 'is_default', 'predefined'])
    .orderBy('is_default', 'desc').orderBy('position').execute();
  return { ...row, languages: languages.map((language): Language => ({ ...language, direction: language.direction === 'rtl' ? 'rtl' : 'ltr' })),
    default_language: languages.find((language) => language.is_default)?.code ?? 'en' };
}
