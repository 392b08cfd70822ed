import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHold } from '#web/desk/edit/arrivals.ts';
import { deskCall, type DeskAnswer, type DeskData } from '#web/desk/parts/desk-call.ts';
import { uploadPicture } from '#web/desk/parts/upload.ts';

/** Uploads that take longer than this show their progress. */
const PATIENCE_MS = 1000;

export type Sent = (
  file: File,
  onProgress: (part: number) => void,
) => Promise<DeskAnswer<DeskData<'adminPicture.upload'>>>;

/**
 * Uploads a picture, and reports progress and errors. `choose` takes one that was uploaded before;
 * null for people who may not see all of them. While `busy`, a new picture is about to replace the
 * present one.
 */
export function useUpload(
  keep: (picture: DeskData<'adminPicture.upload'>) => void,
  sending: Sent = uploadPicture,
) {
  const t = useTranslations('desk');
  const [part, setPart] = useState<number | null>(null);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const hold = useHold();
  const takeFrom = async (request: ReturnType<Sent>) => {
    setFault('');
    setBusy(true);
    const answer = await request;
    setBusy(false);
    setPart(null);
    if (answer.ok) keep(answer.data);
    else setFault(answer.message || t('no-network'));
    return answer.ok;
  };
  const take = async (request: ReturnType<Sent>) => {
    const arrival = takeFrom(request);
    hold(arrival);
    await arrival;
  };
  const send = (file: File) => {
    const began = Date.now();
    return take(
      sending(file, (sent) => {
        if (Date.now() - began > PATIENCE_MS) setPart(sent);
      }),
    );
  };
  const choose = (name: string) => take(deskCall('adminPicture.open', { name }));
  return { part, fault, busy, send, choose: sending === uploadPicture ? choose : null };
}
export type Upload = ReturnType<typeof useUpload>;
