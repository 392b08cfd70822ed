import { useTranslations } from 'use-intl';
import type { Route } from './+types/addresses';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import '#web/ui/listing-words.client.ts';
import { AddressPlaces, OwnAddresses } from '#web/ui/lists/own-addresses.tsx';
import { ListFrame } from '#web/ui/lists/list-frame.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import '#web/ui/account-words.client.ts';
import '#web/ui/buying-words.client.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('lists.addresses-title') };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: args.loaderData?.title, noindex: true });

export default function Addresses() {
  const t = useTranslations('lists');
  return (
    <ListFrame title={t('addresses-title')} about={t('addresses-about')} places={<AddressPlaces />}>
      {() => <OwnAddresses />}
    </ListFrame>
  );
}
