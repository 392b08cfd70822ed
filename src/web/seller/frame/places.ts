// The navigation of the seller centre: people see what they may use.
import type { Workplace } from '#contract/seller-centre.ts';
import type { DeskCall } from '#contract/desk-addresses.ts';
import type { DeskIconName } from '#web/desk/parts/desk-icon.tsx';
import { openGroups, placeAt } from '#web/desk/frame/places.ts';

export type PlaceName =
  | 'today'
  | 'parcels'
  | 'scan'
  | 'products'
  | 'stock'
  | 'imports'
  | 'reviews'
  | 'vouchers'
  | 'flash-sales'
  | 'figures'
  | 'balance'
  | 'payouts'
  | 'papers'
  | 'payee'
  | 'people'
  | 'roles'
  | 'keys'
  | 'log'
  | 'shipping'
  | 'store'
  | 'trader'
  | 'data'
  | 'closing';
export type Place = {
  /** Its key among the messages of `seller`: `place-today`. */
  name: PlaceName;
  path: string;
  icon: DeskIconName;
  /** The screen's first call: people who may not make it do not see the entry. */
  call: DeskCall;
  /** Only for owners, whatever others may do. */
  owners?: true;
  /** Whether it is in the bar on phones, which has room for four. */
  bar?: true;
};
export type GroupName = 'selling' | 'money' | 'store';
type Group = { name: GroupName | null; places: Place[] };

export const PLACES: Group[] = [
  {
    name: null,
    places: [
      { name: 'today', path: '/seller', icon: 'house', call: 'sellerCentre.me', bar: true },
      {
        name: 'parcels',
        path: '/seller/parcels',
        icon: 'package',
        call: 'sellerParcels.list',
        bar: true,
      },
      {
        name: 'scan',
        path: '/seller/scan',
        icon: 'scan-line',
        call: 'sellerParcels.list',
      },
      {
        name: 'products',
        path: '/seller/products',
        icon: 'tag',
        call: 'sellerShelf.list',
        bar: true,
      },
      { name: 'stock', path: '/seller/stock', icon: 'layers', call: 'sellerInventory.list' },
      { name: 'imports', path: '/seller/imports', icon: 'save', call: 'sellerImport.list' },
      { name: 'reviews', path: '/seller/reviews', icon: 'star', call: 'sellerReviews.list' },
      { name: 'figures', path: '/seller/figures', icon: 'activity', call: 'sellerFigures.read' },
    ],
  },
  {
    name: 'selling',
    places: [
      {
        name: 'vouchers',
        path: '/seller/vouchers',
        icon: 'badge-percent',
        call: 'sellerVouchers.list',
      },
      {
        name: 'flash-sales',
        path: '/seller/flash-sales',
        icon: 'tag',
        call: 'sellerEnrolment.sales',
      },
    ],
  },
  {
    name: 'money',
    places: [
      {
        name: 'balance',
        path: '/seller/balance',
        icon: 'wallet',
        call: 'sellerMoney.balance',
        bar: true,
      },
      { name: 'payouts', path: '/seller/payouts', icon: 'landmark', call: 'sellerPayouts.list' },
      { name: 'papers', path: '/seller/papers', icon: 'copy', call: 'sellerPapers.list' },
      { name: 'payee', path: '/seller/payee', icon: 'credit-card', call: 'sellerMoney.payee' },
    ],
  },
  {
    name: 'store',
    places: [
      { name: 'store', path: '/seller/store', icon: 'store', call: 'sellerStore.open' },
      {
        name: 'trader',
        path: '/seller/trader',
        icon: 'badge-check',
        call: 'sellerTrader.open',
      },
      {
        name: 'shipping',
        path: '/seller/shipping',
        icon: 'truck',
        call: 'sellerShipping.list',
      },
      { name: 'people', path: '/seller/people', icon: 'users', call: 'sellerPeople.list' },
      { name: 'roles', path: '/seller/roles', icon: 'badge-check', call: 'sellerRole.all' },
      { name: 'keys', path: '/seller/keys', icon: 'code', call: 'sellerKey.all' },
      { name: 'log', path: '/seller/log', icon: 'history', call: 'sellerLog.list' },
      { name: 'data', path: '/seller/data', icon: 'download', call: 'sellerToday.read' },
      {
        name: 'closing',
        path: '/seller/closing',
        icon: 'log-out',
        call: 'sellerClosing.read',
        owners: true,
      },
    ],
  },
];

/** The entry of an address; undefined for one that everybody may open. */
export const placeOf = (pathname: string) => placeAt(PLACES, '/seller', pathname);

/** The groups with the entries that are open to this person; empty groups are left out. */
export const placesFor = ({ role, permissions }: Pick<Workplace, 'role' | 'permissions'>) =>
  openGroups(
    PLACES.map((group) => ({
      ...group,
      places: group.places.filter(({ owners }) => !owners || role === 'owner'),
    })),
    permissions,
  );
