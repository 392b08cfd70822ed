import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const NotifyDialog = lazyPart(() => import('#web/storefront/product/notify-dialog.tsx'));

/** Replaces the buttons if the chosen variant is sold out: asks for a letter when it is back. */
export function NotifyButton({ variant }: { variant: number }) {
  const t = useTranslations('product-page');
  const ready = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        disabled={!ready}
        onClick={() => setOpen(true)}
        className="button button-primary w-full"
      >
        <Icon name="mail" size={18} />
        {t('notify')}
      </button>
      {open && (
        <Suspense>
          <NotifyDialog variant={variant} closed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
