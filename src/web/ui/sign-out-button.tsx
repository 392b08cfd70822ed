import type { ReactNode } from 'react';
import { signOut } from '#web/ui/shopper.ts';
import { useSite } from '#web/ui/site.ts';

/** Signs out, and goes to the home page. */
export function SignOutButton({ className, children }: { className: string; children: ReactNode }) {
  const { prefix } = useSite();
  return (
    <button type="button" onClick={() => void signOut(prefix || '/')} className={className}>
      {children}
    </button>
  );
}
