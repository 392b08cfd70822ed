import { sql } from 'kysely';
import { textOn } from '#base/text-on.ts';
import type { Db } from '#db/connect.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { languageOf, type MarketSettings } from '#market/settings/market-settings.ts';

/** The shop's paper: whose name, logo and colours a letter carries, in one language. */
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
  /** The market's: its staff and sellers read days by it. */
  timeZone: string;
  /** Whether buyers are reminded of the legal guarantee, as the law of the Union asks. */
  guarantee: boolean;
};

type Own = Pick<Stationery, 'name' | 'colour' | 'email' | 'address' | 'timeZone' | 'guarantee'>;
type Logo = { logo: string };

const USUAL_COLOUR = '#6b3fc0'; // the shop's own violet, where its owner chose none
const PICTURE = /^[0-9a-f]{16}\.(webp|jpg|png)$/;
const COLOUR = /^#[0-9a-f]{6}$/i;

/**
 * The paper of a letter that somebody is to have in a language: in the first one where the market
 * does not speak it (any more). `siteUrl` is the shop's own address, without a slash at its end.
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
