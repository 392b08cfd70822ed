import { useTranslations } from 'use-intl';
import type { Route } from './+types/vouchers-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { call, type Sent } from '#web/ui/api.ts';
import '#web/ui/words/listing-words.client.ts';
import '#web/ui/words/product-words.client.ts';
import { ListFrame } from '#web/storefront/customer-lists/list-frame.tsx';
import { CustomerList } from '#web/storefront/customer-lists/customer-list.tsx';
import { CardListSkeleton } from '#web/storefront/customer-lists/list-skeletons.tsx';
import { VoucherCard } from '#web/storefront/customer-lists/voucher-card.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { privateMeta } from '#web/ui/page-head.ts';
import '#web/ui/words/account-words.client.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('lists.vouchers-title') };
}

export const meta: Route.MetaFunction = privateMeta;

const PATH = '/user/vouchers';
const ORDERS: Record<string, Sent<'voucher.all'>> = {
  'ends-soon': { order_by: 'end_time', type: 'asc' },
  name: { order_by: 'title', type: 'asc' },
};

export default function Vouchers() {
  const t = useTranslations('lists');
  const listing = useTranslations('listing');
  const places = <CardListSkeleton height="h-60" />;
  return (
    <ListFrame title={t('vouchers-title')} about={t('vouchers-about')} places={places}>
      {() => (
        <CustomerList
          path={PATH}
          ask={({ sort, page, q }) => call('voucher.all', { page, q, ...ORDERS[sort] })}
          sorts={[
            ['', t('newest')],
            ['ends-soon', t('ends-soon')],
            ['name', t('name')],
          ]}
          places={places}
          none={t('vouchers-none')}
          empty={
            <EmptyState
              text={t('vouchers-none')}
              detail={t('vouchers-none-detail')}
              to="/flash-sale"
              action={listing('flash-sales')}
            />
          }
        >
          {(rows) => (
            <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {rows.map((voucher) => (
                <li key={voucher.id}>
                  <VoucherCard voucher={voucher} />
                </li>
              ))}
            </ul>
          )}
        </CustomerList>
      )}
    </ListFrame>
  );
}
