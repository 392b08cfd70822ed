import { sql } from 'kysely';
import type { PublicTrader } from '#contract/trader.ts';
import type { Store } from '#contract/store.ts';
import { readPlaces } from '#market/places/read-places.ts';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';
import { isNew } from '#market/stores/new-store.ts';

/** The public store with a slug or id; null when there is none. */
export async function readStore(
  reading: Reading,
  by: { slug: string } | { id: number },
): Promise<Store | null> {
  const { language } = reading;
  const which = 'slug' in by ? sql`s.slug = ${by.slug}` : sql`s.id = ${by.id}`;
  const { rows } = await sql<
    Omit<Store, 'meta_keywords' | 'created_at' | 'updated_at' | 'away_until' | 'trader'> & {
      trader: FoundTrader | null;
      away_until: Date | null;
      created_at: Date;
      updated_at: Date;
    }
  >`
    select s.id, s.name, s.slug, s.image, s.image as banner, coalesce(said(s.about, ${language}), '') as about,
      s.country, s.city, ${shownTrader} as trader, case when s.away_until > now() then s.away_until end as away_until,
      coalesce(said(s.meta_title, ${language}), s.name) as meta_title,
      coalesce(said(s.meta_description, ${language}), '') as meta_description, s.created_at,
      s.updated_at, s.whatsapp_btn::int as whatsapp_btn, s.whatsapp_number, s.whatsapp_default_msg,
      (select count(*) from products p where p.store_id = s.id and p.public) as product_count,
      f.score, ${isNew} as new_store
    from stores s
    left join store_figures f on f.store_id = s.id
    where ${which}
      and s.public
      and s.suspended_at is null
      and s.closed_at is null
  `.execute(reading.db);
  const row = rows[0];
  if (!row) return null;
  dependOn(reading, `store:${row.id}`);
  holdUntil(reading, row.away_until);
  return {
    ...row,
    trader: row.trader && publicOf(row.trader, language),
    away_until: row.away_until && row.away_until.toISOString(),
    meta_keywords: '',
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

type FoundTrader = Omit<PublicTrader, 'address'> & {
  lines: string[];
  zip: string;
  city: string;
  country: string;
};

/**
 * What Regulation (EU) 2022/2065, Article 30(7), requires to be shown: no account, proofs or tax
 * number.
 */
const shownTrader = sql<FoundTrader | null>`(
  select jsonb_build_object(
    'legal_name', s.legal_name, 'lines', jsonb_build_array(s.address_1, s.address_2), 'zip', s.zip,
    'city', s.city, 'country', s.country, 'phone', s.trader_phone, 'mail', s.trader_mail,
    'register_name', s.register_name, 'register_number', s.register_number, 'vat_number', s.vat_number,
    'certified', s.certified
  )
  from settings m
  where m.eu_pack and s.legal_name <> ''
)`;

const publicOf = (
  { lines, zip, city, country, ...facts }: FoundTrader,
  language: string,
): PublicTrader => ({
  ...facts,
  address: [
    ...lines,
    `${zip} ${city}`.trim(),
    readPlaces(language).countries[country]?.name ?? country,
  ].filter(Boolean),
});
