import { useTranslations } from 'use-intl';
import { call } from '#web/ui/api.ts';
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx';

/** Orders a letter for the start of a flash sale. */
export default function RemindDialog({ sale, closed }: { sale: number; closed: () => void }) {
  const t = useTranslations('sale');
  return (
    <AlertDialog
      words={{
        title: t('title'),
        text: t('text'),
        send: t('send'),
        confirm: t('confirm'),
        done: t('done'),
      }}
      ask={(email) => call('saleNotice.ask', { flash_sale_id: sale, email })}
      closed={closed}
    />
  );
}
