import { useTranslations } from 'use-intl';
import { call } from '#web/ui/api.ts';
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx';

/** Orders a letter for when a variant is back in stock. */
export default function NotifyDialog({ variant, closed }: { variant: number; closed: () => void }) {
  const t = useTranslations('product-page');
  return (
    <AlertDialog
      words={{
        title: t('notify-title'),
        text: t('notify-text'),
        send: t('notify-send'),
        confirm: t('notify-confirm'),
        done: t('notify-done'),
      }}
      ask={(email) => call('stockNotice.ask', { inventory_id: variant, email })}
      closed={closed}
    />
  );
}
