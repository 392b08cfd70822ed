import { useTranslations } from 'use-intl';
import { LoadFailed } from '#web/ui/message/load-failed.tsx';

/** Part of an account could not be loaded. */
export function AccountLoadFailed({ message, again }: { message: string; again: () => void }) {
  const t = useTranslations('account');
  return <LoadFailed message={message || t('down')} retry={t('retry')} again={again} />;
}
