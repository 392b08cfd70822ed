import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deskCall, type DeskAnswer, type DeskData } from '#web/desk/parts/desk-call.ts';
import { uploadPicture } from '#web/desk/parts/upload.ts';

/** Uploads are told of when they take longer. */
const PATIENCE_MS = 1000;

export type Sent = (
  file: File,
  told: (part: number) => void,
) => Promise<DeskAnswer<DeskData<'adminPicture.upload'>>>;

/**
 * Sends a picture, and says how far it has come and what is wrong with it. `choose` takes one that
 * was sent before; null for whoever does not see those of all.
 */
export function useUpload(
  keep: (picture: DeskData<'adminPicture.upload'>) => void,
  sending: Sent = uploadPicture,
) {
  const t = useTranslations('desk');
  const [part, setPart] = useState<number | null>(null);
  const [fault, setFault] = useState('');
  const send = async (file: File) => {
    const began = Date.now();
    setFault('');
    const answer = await sending(file, (sent) => {
      if (Date.now() - began > PATIENCE_MS) setPart(sent);
    });
    setPart(null);
    if (answer.ok) keep(answer.data);
    else setFault(answer.message || t('no-network'));
  };
  const choose = async (name: string) => {
    setFault('');
    const answer = await deskCall('adminPicture.open', { name });
    if (answer.ok) keep(answer.data);
    else setFault(answer.message || t('no-network'));
  };
  return { part, fault, send, choose: sending === uploadPicture ? choose : null };
}
export type Upload = ReturnType<typeof useUpload>;
