import type { ReactNode } from 'react';
import { AccountNav } from '#web/ui/account/account-nav.tsx';

/**
 * A screen of an account with links to the others. CSS reserves its place, because it knows who is
 * signed in before hydration; visitors' orders have no links.
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
