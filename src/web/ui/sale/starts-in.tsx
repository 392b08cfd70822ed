import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Countdown } from '#web/ui/countdown.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import '#web/ui/words/extras-words.client.ts';

const RemindDialog = lazyPart(() => import('#web/ui/sale/remind-dialog.tsx'));

/** The time until a flash sale starts, and a letter when it does. */
export function StartsIn({ sale }: { sale: { id: number; title: string; start_time: string } }) {
  const t = useTranslations('sale');
  const ready = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <span className="flex items-center gap-2">
        {t('starts-in')} <Countdown until={sale.start_time} />
      </span>
      <button
        type="button"
        disabled={!ready}
        aria-label={t('remind-of', { sale: sale.title })}
        onClick={() => setOpen(true)}
        className="button button-quiet"
      >
        <Icon name="mail" size={18} />
        {t('remind')}
      </button>
      {open && (
        <Suspense>
          <RemindDialog sale={sale.id} closed={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
