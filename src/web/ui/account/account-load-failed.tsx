import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';

/** Instead of something of an account that could not be had: why, and the way to ask again. */
export function AccountLoadFailed({ message, again }: { message: string; again: () => void }) {
  const t = useTranslations('account');
  return (
    <div role="alert" className="flex flex-col items-center gap-3 py-16 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-ground-3 text-ink-3">
        <Icon name="cloud-off" size={36} strokeWidth={1.5} />
      </span>
      <p className="text-lg font-semibold">{message || t('down')}</p>
      <button type="button" onClick={again} className="button button-primary">
        {t('retry')}
      </button>
    </div>
  );
}
