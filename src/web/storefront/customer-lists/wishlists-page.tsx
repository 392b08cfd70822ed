import { useTranslations } from 'use-intl';
import type { Route } from './+types/wishlists-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { call, type Sent } from '#web/ui/api.ts';
import '#web/ui/words/listing-words.client.ts';
import { ListFrame } from '#web/storefront/customer-lists/list-frame.tsx';
import { CustomerList } from '#web/storefront/customer-lists/customer-list.tsx';
import { ListSkeleton } from '#web/storefront/customer-lists/list-skeletons.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { privateMeta } from '#web/ui/page-head.ts';
import { TileGrid } from '#web/ui/product/tile-grid.tsx';
import { TileSkeletons } from '#web/ui/product/tile-skeletons.tsx';
import '#web/ui/words/account-words.client.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('lists.wishes-title') };
}

export const meta: Route.MetaFunction = privateMeta;

const PATH = '/user/wishlists';
const ORDERS: Record<string, Sent<'wishlist.all'>> = {
  name: { order_by: 'title', type: 'asc' },
  cheap: { order_by: 'price', type: 'asc' },
  dear: { order_by: 'price', type: 'desc' },
};

export default function Wishlists() {
  const t = useTranslations('lists');
  const listing = useTranslations('listing');
  const places = (
    <ListSkeleton>
      <TileSkeletons narrow />
    </ListSkeleton>
  );
  return (
    <ListFrame title={t('wishes-title')} places={places}>
      {(account) => (
        <CustomerList
          path={PATH}
          ask={({ sort, page, q }) => call('wishlist.all', { page, q, ...ORDERS[sort] })}
          stands={({ product_id }) => account.wishlist.includes(product_id)}
          sorts={[
            ['', t('newest')],
            ['name', t('name')],
            ['cheap', listing('price_low_to_high')],
            ['dear', listing('price_high_to_low')],
          ]}
          places={places}
          none={t('wishes-none')}
          empty={
            <EmptyState
              text={t('wishes-none')}
              detail={t('wishes-none-detail')}
              to="/all/products"
              action={listing('all-products')}
            />
          }
        >
          {(rows) => <TileGrid cards={rows.map(({ product }) => product)} store narrow />}
        </CustomerList>
      )}
    </ListFrame>
  );
}
