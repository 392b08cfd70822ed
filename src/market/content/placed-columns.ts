// The columns of banners and slides, both of which show something and lead somewhere.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { DestinationKind } from '#contract/admin/destination.ts';
import type { PlacedFields } from '#contract/admin/placed.ts';
import { sourceType } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { requireDestinations } from '#market/content/find-destinations.ts';
import { ownAddress } from '#market/content/own-address.ts';
import { checkTimes } from '#market/content/schedule.ts';
import { isoText } from '#market/edits/read-edits.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts, textsOrNone } from '#market/settings/required-texts.ts';
import { slugFor } from '#market/settings/slug-for.ts';

const KINDS: Record<number, DestinationKind> = {
  [sourceType.category]: 'category',
  [sourceType.subCategory]: 'category',
  [sourceType.tag]: 'tag',
  [sourceType.brand]: 'brand',
  [sourceType.product]: 'product',
};

/**
 * The columns of a banner or slide. Refuses 'required' without a title in the market's first
 * language or without a destination, 'invalid-input' for an unknown destination and a forbidden
 * address, and 'ends-before-it-begins'.
 */
export async function placedColumns(
  tx: Tx,
  { title, detail, action, image_alt, ...fields }: PlacedFields,
  market: MarketSettings,
) {
  requireTexts(market, { title });
  checkTimes(fields);
  const { image, ground, shown_from, shown_until, public: shown } = fields;
  return {
    title,
    detail: textsOrNone(detail),
    action: textsOrNone(action),
    slug: slugFor('offer', title[market.default_language] ?? ''),
    ...(await leadOf(tx, fields)),
    image,
    image_alt: textsOrNone(image_alt),
    ground,
    shown_from,
    shown_until,
    public: shown,
  };
}

type Lead = Pick<PlacedFields, 'source_type' | 'source_ids' | 'url'>;

async function leadOf(tx: Tx, { source_type, source_ids, url }: Lead) {
  const kind = KINDS[source_type];
  if (!kind) return { source_type, source_ids: [], tags: '', url: ownAddress('url', url) };
  if (source_ids.length === 0) throw new Refusal('required', { field: 'source_ids' });
  await requireDestinations(tx, 'source_ids', { kind, ids: source_ids });
  return { source_type, source_ids, tags: '', url: '' };
}

type Opened = PlacedFields & { id: number; version: number; type: number };

/** The columns of a row `t` in the form that `placedColumns` takes. */
export const openedColumns = sql<Opened>`
  t.id, t.version, t.type, t.title, coalesce(t.detail, '{}') as detail,
  coalesce(t.action, '{}') as action, t.image,
  coalesce(t.image_alt, '{}') as image_alt, t.ground,
  case t.source_type when ${sourceType.subCategory} then ${sourceType.category}::int
    else t.source_type end as source_type,
  case when t.source_type = ${sourceType.tag} and t.tags <> '' then array(
      select tag.id from tags tag
      where tag.id = any(t.source_ids) or tag.slug = any(string_to_array(t.tags, ','))
    ) else t.source_ids end as source_ids,
  t.url, ${isoText('t.shown_from')} as shown_from, ${isoText('t.shown_until')} as shown_until,
  t.public
`;
