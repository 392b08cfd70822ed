import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DeskCall } from '#contract/desk-addresses.ts';
import { fetchFile, saveFile } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

type Props = {
  title: string;
  call: DeskCall;
  input: Record<string, unknown>;
  /** It can be shown here; anything else is downloaded. */
  picture: boolean;
};

/** A file that only staff may see: it is fetched with their session, not linked. */
export function FileShown({ title, call, input, picture }: Props) {
  const t = useTranslations('desk');
  const [source, setSource] = useState('');
  const key = JSON.stringify(input);
  const fetched = useEffectEvent(() => fetchFile(call, input));
  useEffect(() => {
    let made = '';
    let wanted = true;
    if (picture)
      void fetched().then((file) => {
        if (!file || !wanted) return;
        made = URL.createObjectURL(file);
        setSource(made);
      });
    return () => {
      wanted = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [call, key, picture]);
  const save = async () => {
    if (!(await saveFile(call, input))) deskToast('wrong', t('no-network'));
  };
  return (
    <section aria-label={title} className="card grid grid-cols-1 justify-items-start gap-3 p-4">
      <h2 className="text-base font-semibold">{title}</h2>
      {source && <img src={source} alt={title} className="max-h-[70vh] max-w-full" />}
      <button type="button" onClick={() => void save()} className="button button-quiet">
        <DeskIcon name="download" />
        {t('save-file')}
      </button>
    </section>
  );
}
