// Things that can be reported: as customers see them, and as staff see them.
import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { ReportedThing } from '#contract/admin/report.ts';
import type { DecidedKind, ThingKind } from '#contract/decision.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Db } from '#db/connect.ts';
import { slugIn } from '#market/catalogue/product-slug.ts';
import { referenceTo } from '#market/decisions/record-decision.ts';

/** The columns of a table that refer to one thing of three kinds. */
export type Reference = {
  kind: ThingKind;
  product_id: number | null;
  review_id: number | null;
  store_id: number | null;
};
/** A reference to any thing that decisions can be about. */
export type ReferenceOfAny = Omit<Reference, 'kind'> & { kind: DecidedKind };
type ThingColumns = Pick<Reference, 'product_id' | 'review_id' | 'store_id'>;

/** The id that a row refers to; null once the thing is gone. */
export const thingIdOf = ({ product_id, review_id, store_id }: ThingColumns): number | null =>
  product_id ?? review_id ?? store_id;

type Named = Record<ThingKind, number | null>;

/** The one thing that was named. Refuses 'required' for none, and 'invalid-input' for several. */
export function oneThing(named: Named): { kind: ThingKind; id: number } {
  const found = (['product', 'review', 'store'] as const).flatMap((kind) => {
    const id = named[kind];
    return id === null ? [] : [{ kind, id }];
  });
  const [thing, second] = found;
  if (!thing) throw new Refusal('required', { field: 'product' });
  if (second) throw new Refusal('invalid-input', { field: second.kind });
  return thing;
}

const MISSING: Record<ThingKind, RefusalCode> = {
  product: 'product-not-found',
  review: 'review-not-found',
  store: 'store-not-found',
};

/**
 * A thing as customers see it. Refuses 'product-not-found', 'review-not-found' and
 * 'store-not-found' for what nobody can see.
 */
export async function showPublic(
  db: Db,
  { kind, id }: { kind: ThingKind; id: number },
  language: string,
): Promise<ReportedThing> {
  const thing = await showThing(db, { ...referenceTo({ kind, id }), kind, title: '' }, language);
  if (thing.path === '') throw new Refusal(MISSING[kind]);
  return thing;
}

type Shown = Omit<ReportedThing, 'kind' | 'id'>;

/** A thing in its present state; `title`: its last title if it is gone. */
export async function showThing(
  db: Db,
  { title, ...reference }: ReferenceOfAny & { title: string },
  language: string,
): Promise<ReportedThing> {
  const { kind } = reference;
  const id = thingIdOf(reference);
  const gone = { kind, id: null, title, text: '', images: [], store: '', state: 'gone', path: '' };
  if (id === null) return { ...gone, state: 'gone' };
  const { rows } = await shownOf(kind, id, language).execute(db);
  return rows[0] ? { kind, id, ...rows[0] } : { ...gone, state: 'gone' };
}

function shownOf(kind: DecidedKind, id: number, language: string): RawBuilder<Shown> {
  const path = sql`'/' || ${slugIn(language)} || '/product/' || p.id`;
  if (kind === 'product')
    return sql`
      select said(p.title, ${language}) as title, coalesce(said(p.overview, ${language}), '') as text,
        array(select image from (values (p.image)) i (image) where image <> '') as images,
        s.name as store, case when p.published then 'shown' else 'restricted' end as state,
        case when p.public then ${path} else '' end as path
      from products p
      join stores s on s.id = p.store_id
      where p.id = ${id}`;
  if (kind === 'review')
    return sql`
      select said(p.title, ${language}) as title, v.review as text,
        array(select image from review_images where review_id = v.id order by place) as images,
        s.name as store, case when v.hidden then 'restricted' else 'shown' end as state,
        case when p.public and not v.hidden then ${path} || '#reviews' else '' end as path
      from reviews v
      join products p on p.id = v.product_id
      join stores s on s.id = p.store_id
      where v.id = ${id}`;
  if (kind === 'answer')
    return sql`
      select said(p.title, ${language}) as title, a.answer as text, '{}'::text[] as images,
        s.name as store, case when a.hidden then 'restricted' else 'shown' end as state,
        case when p.public and not v.hidden and not a.hidden then ${path} || '#reviews' else '' end
          as path
      from review_answers a
      join reviews v on v.id = a.review_id
      join products p on p.id = v.product_id
      join stores s on s.id = a.store_id
      where v.id = ${id}`;
  return sql`
    select s.name as title, coalesce(said(s.about, ${language}), '') as text,
      array(select image from (values (s.image)) i (image) where image <> '') as images,
      s.name as store,
      case when s.suspended_at is null then 'shown' else 'restricted' end as state,
      case when s.public and s.suspended_at is null and s.closed_at is null then '/shop/' || s.slug else '' end as path
    from stores s
    where s.id = ${id}`;
}
