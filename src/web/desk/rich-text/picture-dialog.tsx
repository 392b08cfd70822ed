import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { UploadField } from '#web/desk/edit/upload-field.tsx';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { useUpload } from '#web/desk/parts/use-upload.ts';
import { Field } from '#web/ui/form/field.tsx';

type Picture = { src: string; alt: string; width: number; height: number };
type Props = {
  /** A file that was dropped or pasted. */
  file: File | null;
  answer: (picture: Picture | null) => void;
  /** The text element, which gets the focus back. */
  text: () => HTMLElement;
};

/** Adds a picture to a text, with its alternative text. */
export function PictureDialog({ file, answer, text }: Props) {
  const t = useTranslations('desk');
  const [sent, setSent] = useState<{ name: string; width: number; height: number } | null>(null);
  const [alt, setAlt] = useState('');
  const upload = useUpload(setSent);
  const begin = useEffectEvent(() => file && void upload.send(file));
  useEffect(() => void begin(), []);
  const finish = () => {
    if (!sent) return;
    answer({ src: `/media/${sent.name}`, alt: alt.trim(), width: sent.width, height: sent.height });
  };
  return (
    <FormDialog
      title={t('rich-picture')}
      done={t('picture-insert')}
      finish={finish}
      unready={!sent}
      close={() => answer(null)}
      finalFocus={text}
    >
      <UploadField
        label={t('picture')}
        hint={t('picture-hint')}
        image={sent?.name ?? ''}
        upload={upload}
      />
      <Field label={t('picture-alt')} hint={t('picture-alt-hint')}>
        {(control) => (
          <input
            {...control}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            className="field"
          />
        )}
      </Field>
    </FormDialog>
  );
}
