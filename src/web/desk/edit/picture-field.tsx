import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { UploadField } from '#web/desk/edit/upload-field.tsx';
import { useUpload } from '#web/desk/parts/use-upload.ts';

type Props = { name: string; label: string; hint?: string };

/** A picture: dropped, pasted or chosen, seen at once, and taken away again. */
export function PictureField({ name, label, hint }: Props) {
  const t = useTranslations('desk');
  const { field, fieldState } = useController({ name });
  const upload = useUpload((picture) => field.onChange(picture.name));
  return (
    <UploadField
      label={label}
      hint={hint ?? t('picture-hint')}
      fault={fieldState.error?.message}
      image={String(field.value ?? '')}
      upload={upload}
      focus={field.ref}
      remove={() => field.onChange('')}
    />
  );
}
