import { useTranslations } from 'use-intl';
import type { Route } from './+types/addresses-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import '#web/ui/words/listing-words.client.ts';
import { AddressListSkeleton, AddressList } from '#web/storefront/customer-lists/address-list.tsx';
import { ListFrame } from '#web/storefront/customer-lists/list-frame.tsx';
import { privateMeta } from '#web/ui/page-head.ts';
import '#web/ui/words/account-words.client.ts';
import '#web/ui/words/buying-words.client.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('lists.addresses-title') };
}

export const meta: Route.MetaFunction = privateMeta;

export default function Addresses() {
  const t = useTranslations('lists');
  return (
    <ListFrame
      title={t('addresses-title')}
      about={t('addresses-about')}
      places={<AddressListSkeleton />}
    >
      {() => <AddressList />}
    </ListFrame>
  );
}
