import type { ReactNode } from 'react';
import { AccountNav } from '#web/ui/account/account-nav.tsx';

/**
 * A screen of an account with the way to the others. Its place is kept by CSS, which knows who is
 * signed in before the page is alive; visitors' orders stand without it.
 */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div
      className={
        'shell grid gap-x-8 gap-y-4 pt-4 ' +
        'signed-in:lg:grid-cols-[14rem_minmax(0,1fr)] print:block'
      }
    >
      <div className="min-w-0 signed-out:hidden lg:pt-1 print:hidden">
        <AccountNav />
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
