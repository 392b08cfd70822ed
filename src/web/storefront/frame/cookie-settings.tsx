import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';

const CookieDialog = lazyPart(() => import('#web/storefront/frame/cookie-dialog.tsx'));

/** The button that opens the choice of cookies. */
export function CookieSettings({
  className,
  children,
}: {
  className: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={className}
      >
        {children}
      </button>
      {open && (
        <Suspense fallback={null}>
          <CookieDialog closed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
