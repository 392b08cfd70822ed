import type { ClipboardEvent, DragEvent, ReactNode, RefCallback } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { FileButton } from '#web/desk/parts/file-button.tsx';
import type { Upload } from '#web/desk/parts/use-upload.ts';
import { ChooseButton } from '#web/desk/pictures/choose-button.tsx';
import { Field } from '#web/ui/form/field.tsx';

type Props = {
  label: string;
  hint: string;
  fault?: string | undefined;
  /** The name of the present picture; empty: none. */
  image: string;
  upload: Upload;
  focus?: RefCallback<HTMLElement>;
  /** Other actions for the present picture. */
  children?: ReactNode;
};

/** The area for dropping, pasting or choosing a picture. */
export function UploadField({ label, hint, fault, image, upload, focus, children }: Props) {
  const t = useTranslations('desk');
  const { part, busy, send, choose } = upload;
  const drop = (event: DragEvent | ClipboardEvent) => {
    const from = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
    const file = from.files[0];
    if (!file) return;
    event.preventDefault();
    void send(file);
  };
  return (
    <Field label={label} hint={hint} fault={upload.fault || fault} alert>
      {(control) => (
        <div
          onDrop={drop}
          onPaste={drop}
          onDragOver={(event) => event.preventDefault()}
          className="grid gap-3 rounded-[var(--radius)] border border-dashed border-line p-3"
        >
          {image && <Preview image={image} />}
          <FileButton
            label={t('picture-choose')}
            icon="image-plus"
            accept="image/jpeg,image/png,image/webp,image/gif"
            {...{ control, send, focus }}
          />
          {choose && <ChooseButton keep={choose} />}
          {part !== null && <Progress part={part} />}
          {image && children && (
            <div inert={busy} className="flex flex-wrap gap-2 inert:opacity-60">
              {children}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

function Preview({ image }: { image: string }) {
  return (
    <img
      src={`/media/${image}`}
      alt=""
      className="max-h-48 max-w-full justify-self-start rounded-[var(--radius-sm)] bg-ground-2"
    />
  );
}

function Progress({ part }: { part: number }) {
  const t = useTranslations('desk');
  const format = useFormatter();
  const progress = t('picture-sending', { part: format.number(part, { style: 'percent' }) });
  return (
    <div className="grid gap-1 text-sm">
      <span role="status">{progress}</span>
      <progress value={part} aria-label={progress} className="w-full" />
    </div>
  );
}
