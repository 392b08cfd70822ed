import { CloudOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Refused } from '#web/ui/cart/cart.ts';
import { useComplain } from '#web/ui/checkout/use-sums.ts';

/** Instead of a screen whose data did not come. */
export function Unreachable({ refused, again }: { refused: Refused; again: () => void }) {
  const t = useTranslations('checkout');
  const { words } = useComplain();
  return (
    <div role="alert" className="flex flex-col items-center gap-3 py-16 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-ground-3 text-ink-3"><CloudOff size={36} aria-hidden strokeWidth={1.5} /></span>
      <p className="text-lg font-semibold">{words(refused)}</p>
      <button type="button" onClick={again} className="button button-primary">{t('again')}</button>
    </div>
  );
}
