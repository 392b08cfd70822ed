import { useTranslations } from 'use-intl';
import { NoScript } from '#web/ui/message/no-script.tsx';

/** Orders belong to a browser, whose script fetches them. */
export function OrdersNoScript() {
  const t = useTranslations('orders');
  return <NoScript className="mb-4">{t('no-script')}</NoScript>;
}
