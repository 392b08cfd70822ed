import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { proofFile } from '#contract/constants.ts';
import type { Data } from '#web/ui/api.ts';
import { sendForm } from '#web/ui/files/send-form.ts';
import { toast } from '#web/ui/toasts.tsx';

type Own = Data<'sellerApplication.give'>;
const MEGA = 1024 * 1024;

/** Submits one requirement; also holds its error and its progress (0 to 1; null: none). */
export function useGive(id: number, change: (own: Own) => void) {
  const t = useTranslations('account');
  const refusal = useTranslations('refusal');
  const [fault, setFault] = useState('');
  const [sent, setSent] = useState<number | null>(null);
  const under = useRef(false);
  const send = async ({ said, file }: { said?: string; file?: File }) => {
    if (under.current) return;
    setFault('');
    if (file && file.size > proofFile.mostBytes)
      return setFault(refusal('proof-too-large', { most: proofFile.mostBytes / MEGA }));
    under.current = true;
    setSent(0);
    const form = new FormData();
    form.set('id', String(id));
    if (said !== undefined) form.set('said', said);
    if (file) form.set('file', file);
    const answer = await sendForm('sellerApplication.give', form, setSent);
    under.current = false;
    setSent(null);
    if (!answer.ok) return setFault(answer.message || t('down'));
    toast('success', answer.message);
    change(answer.data);
  };
  return { fault, sent, send };
}
