import { useTranslations } from 'use-intl';
import type { Route } from './+types/profile-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { AccountFrame } from '#web/ui/account/account-frame.tsx';
import { DataCard } from '#web/storefront/profile/data-card.tsx';
import { DeleteCard } from '#web/storefront/profile/delete-card.tsx';
import { DetailsCard } from '#web/storefront/profile/details-card.tsx';
import { SignedInOnly } from '#web/ui/account/signed-in-only.tsx';
import { PasswordCard } from '#web/storefront/profile/password-card.tsx';
import { SessionsCard } from '#web/storefront/profile/sessions-card.tsx';
import { privateMeta } from '#web/ui/page-head.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('account.profile-title') };
}

export const meta: Route.MetaFunction = privateMeta;

export default function Profile() {
  const t = useTranslations('account');
  return (
    <AccountFrame>
      <h1 className="mb-5 text-2xl">{t('profile-title')}</h1>
      <div className="flex max-w-2xl flex-col gap-5">
        <SignedInOnly waiting={<ProfileSkeleton />}>
          {(account) => (
            <>
              <DetailsCard account={account} />
              <PasswordCard account={account} />
              <SessionsCard />
              <DataCard account={account} />
              <DeleteCard account={account} />
            </>
          )}
        </SignedInOnly>
      </div>
    </AccountFrame>
  );
}

/** Placeholders for the first cards, in the final size. */
function ProfileSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      {[
        'h-[25rem] sm:h-[19rem]',
        'h-[30rem] sm:h-[27rem]',
        'h-44 sm:h-40',
        'h-52 sm:h-44',
        'h-44 sm:h-40',
      ].map((size, at) => (
        <div key={at} className={`skeleton rounded-tile ${size}`} />
      ))}
    </div>
  );
}
