import { useTranslations } from 'use-intl';
import type { Route } from './+types/following-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { call } from '#web/ui/api.ts';
import '#web/ui/words/listing-words.client.ts';
import { FollowedCard } from '#web/storefront/customer-lists/followed-card.tsx';
import { ListFrame } from '#web/storefront/customer-lists/list-frame.tsx';
import { CustomerList } from '#web/storefront/customer-lists/customer-list.tsx';
import { CardListSkeleton } from '#web/storefront/customer-lists/list-skeletons.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { privateMeta } from '#web/ui/page-head.ts';
import '#web/ui/words/account-words.client.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('lists.following-title') };
}

export const meta: Route.MetaFunction = privateMeta;

const PATH = '/user/following';

export default function Following() {
  const t = useTranslations('lists');
  const listing = useTranslations('listing');
  const places = <CardListSkeleton height="h-44" />;
  return (
    <ListFrame title={t('following-title')} places={places}>
      {(account) => (
        <CustomerList
          path={PATH}
          ask={({ sort, page, q }) =>
            call('following.all', {
              page,
              q,
              ...(sort === 'name' ? { order_by: 'name', type: 'asc' } : {}),
            })
          }
          stands={({ store_id }) => account.following.includes(store_id)}
          sorts={[
            ['', t('newest')],
            ['name', t('name')],
          ]}
          places={places}
          none={t('following-none')}
          empty={
            <EmptyState
              text={t('following-none')}
              detail={t('following-none-detail')}
              to="/all/products"
              action={listing('all-products')}
            />
          }
        >
          {(rows) => (
            <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {rows.map(({ id, store }) => (
                <li key={id}>
                  <FollowedCard store={store} />
                </li>
              ))}
            </ul>
          )}
        </CustomerList>
      )}
    </ListFrame>
  );
}
