import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/ui/api.ts';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toasts.tsx';

/** Mails the order to the address that it was placed with. */
export function MailButton({ id, email }: { id: number; email: string }) {
  const t = useTranslations('order');
  const words = useTranslations('orders');
  const [sending, setSending] = useState(false);
  const ask = async () => {
    setSending(true);
    const answer = await call('order.sendEmail', { id });
    setSending(false);
    if (answer.ok) toast('success', t('mail-sent', { email }));
    else toast('error', answer.message || words('down'));
  };
  return (
    <WorkButton
      type="button"
      busy={sending}
      onClick={() => void ask()}
      className="button button-quiet"
    >
      <Icon name="mail" size={18} />
      {t('mail')}
    </WorkButton>
  );
}
