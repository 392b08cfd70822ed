import { exponentOf } from '#base/currency.ts';
import { Refusal } from '#base/refusal.ts';
import { knownLanguages } from '#contract/known-languages.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { touch } from '#db/touch.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { putVerified } from '#market/accounts/make-owner.ts';
import { putStaff } from '#market/accounts/staff.ts';
import { priceStyle } from '#market/install/price-style.ts';
import { readPlaces } from '#market/places/read-places.ts';
import { checkSetUpCode, endSetUpCode } from '#market/install/set-up-code.ts';
import type { Staff } from '#market/settings/actor.ts';

/** Codes of languages, the default one first; country and currency as ISO codes. */
export type SettingUp = {
  languages: string[];
  country: string;
  currency: string;
  siteName: string;
  /** The name of a stored picture; empty: none. */
  logo: string;
};
type Owner = { name: string; email: string; sealed: string };

const NAMELESS = 'Souk';

/**
 * Sets up the market: its settings, its languages and its owner, whose address counts as proven;
 * returns the owner. It happens once: of two requests at the same time, the second is refused
 * 'already-set-up'. Refuses 'set-up-code-wrong', and 'invalid-input' for an unknown country.
 */
export async function setUpMarket(
  tx: Tx,
  code: string,
  { languages, country, currency, siteName, logo }: SettingUp,
  owner: Owner,
): Promise<Staff> {
  if (!readPlaces('en').countries[country])
    throw new Refusal('invalid-input', { field: 'country' });
  await oneAtATime(tx, 'staff');
  await checkSetUpCode(tx, code);
  const [first = 'en'] = languages;
  const name = JSON.stringify(
    Object.fromEntries(languages.map((language) => [language, siteName || NAMELESS])),
  );
  const email = plainEmail(owner.email);
  await tx
    .insertInto('settings')
    .values({
      currency,
      currency_exponent: exponentOf(currency),
      ...priceStyle(first, country, currency),
      country,
      default_country: country,
      default_state: '',
      email,
      header_logo: logo,
      footer_logo: logo,
      email_logo: logo,
      site_name: name,
      meta_title: name,
      meta_description: name,
      copyright_text: name,
    })
    .execute();
  await writeLanguages(tx, languages);
  const account = await putVerified(tx, { ...owner, email }, first);
  await putStaff(tx, account.id, 'owner');
  await audit(tx, null, {
    action: 'staff.appoint',
    subject: `account:${account.id}`,
    note: 'owner',
  });
  await endSetUpCode(tx);
  await touch(tx, 'settings');
  return {
    kind: 'staff',
    accountId: account.id,
    name: owner.name,
    language: first,
    timeZone: 'UTC',
    role: 'owner',
    permissions: [],
  };
}

/** Writes the market's languages; the first one is the default. */
async function writeLanguages(tx: Tx, languages: string[]): Promise<void> {
  await tx
    .insertInto('languages')
    .values(
      languages.flatMap((language, position) =>
        knownLanguages
          .filter((known) => known.code === language)
          .map((known) => ({ ...known, is_default: position === 0, position })),
      ),
    )
    .execute();
}
