import { useTranslations } from 'use-intl';
import { LoadFailed } from '#web/ui/message/load-failed.tsx';

/** An order, or the list of orders, could not be loaded. */
export function OrderLoadFailed({ message, again }: { message: string; again: () => void }) {
  const t = useTranslations('orders');
  const trouble = useTranslations('trouble');
  return (
    <LoadFailed
      message={message || t('down')}
      detail={trouble('try')}
      retry={t('again')}
      again={again}
    />
  );
}
