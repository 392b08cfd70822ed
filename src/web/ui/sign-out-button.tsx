import type { ReactNode } from 'react';
import { signOut } from '#web/ui/shopper.ts';
import { useSite } from '#web/ui/site.ts';

/** Leaves the account, for the home page. */
export function SignOutButton({ className, children }: { className: string; children: ReactNode }) {
  const { prefix } = useSite();
  return (
    <button type="button" onClick={() => void signOut(prefix || '/')} className={className}>
      {children}
    </button>
  );
}
