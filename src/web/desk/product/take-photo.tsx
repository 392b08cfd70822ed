import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

/** On touch screens: takes a photo of the product with the camera. */
export function TakePhoto({ send }: { send: (files: File[]) => Promise<void> }) {
  const t = useTranslations('desk-product');
  const id = useId();
  return (
    <span className="hidden pointer-coarse:contents">
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void send(files);
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={
          'button button-primary cursor-pointer justify-self-start ' +
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2'
        }
      >
        <DeskIcon name="camera" />
        {t('take-photo')}
      </label>
    </span>
  );
}
