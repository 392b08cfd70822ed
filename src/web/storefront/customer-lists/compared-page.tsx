import { useTranslations } from 'use-intl';
import type { Route } from './+types/compared-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import '#web/ui/words/listing-words.client.ts';
import { ComparedView, CompareSkeleton } from '#web/storefront/customer-lists/compared-view.tsx';
import { ListFrame } from '#web/storefront/customer-lists/list-frame.tsx';
import { privateMeta } from '#web/ui/page-head.ts';
import '#web/ui/words/account-words.client.ts';
import '#web/ui/words/product-words.client.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('lists.compared-title') };
}

export const meta: Route.MetaFunction = privateMeta;

export default function Compared() {
  const t = useTranslations('lists');
  return (
    <ListFrame title={t('compared-title')} places={<CompareSkeleton />}>
      {(account) => <ComparedView account={account} />}
    </ListFrame>
  );
}
