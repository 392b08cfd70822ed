// Where search results are edited, and what was recently opened from the palette.
import type { FoundKind } from '#contract/admin/search.ts';
import type { DeskIconName } from '#web/desk/parts/desk-icon.tsx';
import { NAVIGATION, type Place } from '#web/desk/frame/navigation.ts';
import { ownKey } from '#web/desk/frame/own-key.ts';

/** The navigation entry of a kind of thing. */
const PLACES: Record<FoundKind, Place['name']> = {
  order: 'orders',
  customer: 'customers',
  product: 'products',
  category: 'categories',
  brand: 'brands',
  collection: 'collections',
  tag: 'tags',
  attribute: 'attributes',
  'bundle-deal': 'bundle-deals',
  voucher: 'vouchers',
  'flash-sale': 'flash-sales',
  page: 'pages',
  banner: 'banners',
  slider: 'slides',
  'site-feature': 'features',
  'shipping-rule': 'shipping',
  'tax-rule': 'taxes',
  import: 'imports',
  store: 'stores',
  application: 'applications',
  requirement: 'requirements',
  payment: 'payments',
  payout: 'payouts',
  paper: 'papers',
  report: 'reports',
};
/** A result of the palette. */
export type Choice = { path: string; title: string; note: string; icon: DeskIconName };

const placeOf = (kind: FoundKind): Place | undefined =>
  NAVIGATION.flatMap(({ places }) => places).find(({ name }) => name === PLACES[kind]);

export const pathOfFound = (kind: FoundKind, id: number): string =>
  `${placeOf(kind)?.path ?? '/admin'}/${id}`;
export const iconOfFound = (kind: FoundKind): DeskIconName => placeOf(kind)?.icon ?? 'search';
/** The path for creating a new one, for entries whose things can be found; null for others. */
export const pathOfNew = ({ name, path }: Place): string | null =>
  Object.values(PLACES).includes(name) && !NOT_MADE.has(name) ? `${path}/new` : null;
/** Things that are not created by hand. */
const NOT_MADE = new Set<Place['name']>([
  'customers',
  'applications',
  'payments',
  'payouts',
  'papers',
  'reports',
]);

const KEPT = 'desk-recent';
const MOST = 6;

/** The recently opened things, latest first. */
export function readRecent(): Choice[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(ownKey(KEPT)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChoice) : [];
  } catch {
    return [];
  }
}

export function keepRecent(choice: Choice): void {
  const others = readRecent().filter(({ path }) => path !== choice.path);
  localStorage.setItem(ownKey(KEPT), JSON.stringify([choice, ...others].slice(0, MOST)));
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  value.path.startsWith('/admin') &&
  'title' in value &&
  'note' in value &&
  'icon' in value;
