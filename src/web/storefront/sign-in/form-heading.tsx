import type { ReactNode } from 'react';
import { OneWord } from '#web/ui/one-word.tsx';

/** The heading of a sign-in screen. */
export function FormHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="mb-6">
      <h1 className="text-2xl">{title}</h1>
      {children && <p className="mt-1.5 text-ink-2">{children}</p>}
    </div>
  );
}

/** An email address inside a sentence. */
export const EmailAddress = ({ email }: { email: string }) => (
  <OneWord className="font-semibold text-ink">{email}</OneWord>
);
