import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FileButton } from '#web/desk/parts/file-button.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { upload } from '#web/desk/parts/upload.ts';
import { Field } from '#web/ui/form/field.tsx';

/** Uploads a font file; the server takes some seconds to split a large one. */
export function AddFont({ added }: { added: () => void }) {
  const t = useTranslations('desk-shop');
  const desk = useTranslations('desk');
  const [waits, setWaits] = useState(false);
  const [fault, setFault] = useState('');
  const send = async (font: File) => {
    if (waits) return;
    setFault('');
    setWaits(true);
    const answer = await upload('adminFont.upload', { font }, () => {});
    setWaits(false);
    if (!answer.ok) return setFault(answer.message || desk('no-network'));
    deskToast('done', answer.message);
    added();
  };
  return (
    <Field label={t('font-add')} hint={t('font-hint')} fault={fault} alert>
      {(control) => (
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            label={t('font-add')}
            icon="plus"
            accept=".ttf,.otf,.woff,.woff2"
            {...{ control, send }}
          />
          <span role="status" className="text-sm text-ink-2">
            {waits && t('font-adding')}
          </span>
        </div>
      )}
    </Field>
  );
}
