import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { UploadField } from '#web/desk/edit/upload-field.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { useUpload, type Sent } from '#web/desk/parts/use-upload.ts';
import { CutButton } from '#web/desk/pictures/cut-button.tsx';

type Props = {
  name: string;
  label: string;
  hint?: string;
  /** The field with its alternative text, in every language. */
  alt?: string;
  /** The aspect ratio of its place, width to height. */
  shape?: number;
  /** How sellers upload it: they can neither crop it nor choose an existing one. */
  send?: Sent;
};

/** A picture: dropped, pasted or chosen, shown at once, and removable. */
export function PictureField({ name, label, hint, alt, shape, send }: Props) {
  const t = useTranslations('desk');
  const { field, fieldState } = useController({ name });
  const upload = useUpload((picture) => field.onChange(picture.name), send);
  const image = String(field.value ?? '');
  return (
    <>
      <UploadField
        label={label}
        hint={hint ?? t('picture-hint')}
        fault={fieldState.error?.message}
        image={image}
        upload={upload}
        focus={field.ref}
      >
        {!send && <CutButton image={image} shape={shape} keep={field.onChange} />}
        <button type="button" onClick={() => field.onChange('')} className="button button-quiet">
          <DeskIcon name="trash-2" />
          {t('picture-remove')}
        </button>
      </UploadField>
      {alt && image && (
        <TextsField name={alt} label={t('picture-alt')} hint={t('picture-alt-hint')} />
      )}
    </>
  );
}
