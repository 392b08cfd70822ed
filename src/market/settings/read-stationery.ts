import { sql } from 'kysely';
import { textOn } from '#base/text-on.ts';
import type { Db } from '#db/connect.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { languageOf, type MarketSettings } from '#market/settings/market-settings.ts';

/** The look of the shop's letters: name, logo and colours, in one language. */
export type Stationery = {
  market: MarketSettings;
  language: string;
  name: string;
  url: string;
  logo: string | null;
  colour: string;
  onColour: string;
  email: string;
  address: string;
  direction: 'ltr' | 'rtl';
  /** The market's time zone, in which its staff and sellers read dates. */
  timeZone: string;
  /** Whether letters remind buyers of the legal guarantee, as EU law requires. */
  guarantee: boolean;
};

type Own = Pick<Stationery, 'name' | 'colour' | 'email' | 'address' | 'timeZone' | 'guarantee'>;
type Logo = { logo: string };

const USUAL_COLOUR = '#6b3fc0'; // the shop's own violet, where its owner chose none
const PICTURE = /^[0-9a-f]{16}\.(webp|jpg|png)$/;
const COLOUR = /^#[0-9a-f]{6}$/i;

/**
 * The stationery of a letter to a reader of a language; in the first language if the market does
 * not speak it (any more). `siteUrl` is the shop's own address without a trailing slash.
 */
export async function readStationery(
  db: Db,
  requested: string,
  siteUrl: string,
): Promise<Stationery> {
  const market = await readMarketSettings(db);
  const language = languageOf(market, requested);
  const {
    rows: [row],
  } = await sql<Own & Logo>`
    select said(site_name, ${language}) as name, email_logo as logo, primary_color as colour, email,
      eu_pack as guarantee, time_zone as "timeZone",
      concat_ws(', ', nullif(address_1, ''), nullif(address_2, ''),
        nullif(concat_ws(' ', nullif(zip, ''), nullif(city, '')), '')) as address
    from settings`.execute(db);
  if (!row) throw new Error('The shop has no settings yet.');
  const colour = COLOUR.test(row.colour) ? row.colour : USUAL_COLOUR;
  return {
    ...row,
    market,
    language,
    url: siteUrl,
    logo: PICTURE.test(row.logo) ? `${siteUrl}/media/${row.logo}` : null,
    colour,
    onColour: textOn(colour),
    direction: market.languages.find(({ code }) => code === language)?.direction ?? 'ltr',
  };
}
