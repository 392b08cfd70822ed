import type { ReactNode } from 'react';
import type { Account } from '#contract/account.ts';
import { AccountFrame } from '#web/ui/account/account-frame.tsx';
import { SignedInOnly } from '#web/ui/account/signed-in-only.tsx';

/** The screen of a customer's own list: its heading and, once they are signed in, the list. */
export function ListFrame({
  title,
  about,
  places,
  children,
}: {
  title: string;
  about?: string;
  places: ReactNode;
  children: (account: Account) => ReactNode;
}) {
  return (
    <AccountFrame>
      <h1 className="mb-5 text-2xl">{title}</h1>
      {about && <p className="-mt-4 mb-5 text-ink-2">{about}</p>}
      <div className="min-h-[75vh]">
        <SignedInOnly waiting={places}>{children}</SignedInOnly>
      </div>
    </AccountFrame>
  );
}
