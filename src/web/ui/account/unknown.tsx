import { CloudOff } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** Instead of something of an account that could not be had: why, and the way to ask again. */
export function Unknown({ message, again }: { message: string; again: () => void }) {
  const t = useTranslations('account');
  return (
    <div role="alert" className="flex flex-col items-center gap-3 py-16 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-ground-3 text-ink-3"><CloudOff size={36} aria-hidden strokeWidth={1.5} /></span>
      <p className="text-lg font-semibold">{message || t('down')}</p>
      <button type="button" onClick={again} className="button button-primary">{t('retry')}</button>
    </div>
  );
}
