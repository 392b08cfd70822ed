import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const SizeGuideDialog = lazyPart(() => import('#web/storefront/product/size-guide-dialog.tsx'));

/** A button beside the name of the sizes that shows their measures. */
export function SizeGuide({ product }: { product: number }) {
  const t = useTranslations('product-page');
  const ready = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        disabled={!ready}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={
          'link absolute end-0 -top-0.5 inline-flex min-h-6 items-center gap-1.5 ' +
          'text-sm font-semibold print:hidden'
        }
      >
        <Icon name="ruler" size={16} />
        {t('size-guide')}
      </button>
      {open && (
        <Suspense>
          <SizeGuideDialog product={product} closed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
