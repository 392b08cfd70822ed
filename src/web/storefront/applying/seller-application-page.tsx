import { useTranslations } from 'use-intl';
import type { Route } from './+types/seller-application-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { OwnApplication } from '#web/storefront/applying/own-application.tsx';
import { AccountFrame } from '#web/ui/account/account-frame.tsx';
import { SignedInOnly } from '#web/ui/account/signed-in-only.tsx';
import { privateMeta } from '#web/ui/page-head.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('account.applying-title') };
}

export const meta: Route.MetaFunction = privateMeta;

/** A person's own application to sell: its state, and what they submit. */
export default function SellerApplication() {
  const t = useTranslations('account');
  return (
    <AccountFrame>
      <h1 className="mb-5 text-2xl">{t('applying-title')}</h1>
      <div className="max-w-2xl">
        <SignedInOnly waiting={<div className="skeleton rounded-tile h-80" />}>
          {({ stores }) => <OwnApplication hasStore={stores.length > 0} />}
        </SignedInOnly>
      </div>
    </AccountFrame>
  );
}
