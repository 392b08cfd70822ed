import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { useController } from 'react-hook-form';
import { useFormatter, useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { uploadPicture } from '#web/desk/parts/upload.ts';
import { Field } from '#web/ui/form/field.tsx';

type Props = { name: string; label: string; hint?: string };

/** Uploads are told of when they take longer. */
const PATIENCE_MS = 1000;

/** A picture: dropped, pasted or chosen, seen at once, and taken away again. */
export function PictureField({ name, label, hint }: Props) {
  const t = useTranslations('desk');
  const { field, fieldState } = useController({ name });
  const { part, fault, send } = useUpload(field.onChange);
  const image = String(field.value ?? '');
  const drop = (event: DragEvent | ClipboardEvent) => {
    const from = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
    const file = from.files[0];
    if (!file) return;
    event.preventDefault();
    void send(file);
  };
  return (
    <Field
      label={label}
      hint={hint ?? t('picture-hint')}
      fault={fault || fieldState.error?.message}
      alert
    >
      {(control) => (
        <div
          onDrop={drop}
          onPaste={drop}
          onDragOver={(event) => event.preventDefault()}
          className="grid gap-3 rounded-[var(--radius)] border border-dashed border-line p-3"
        >
          {image && <Preview image={image} />}
          <input
            {...control}
            ref={field.ref}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file) void send(file);
            }}
            className="peer sr-only"
          />
          <label
            htmlFor={control.id}
            className={
              'button button-quiet cursor-pointer justify-self-start ' +
              'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2'
            }
          >
            <DeskIcon name="image-plus" />
            {t('picture-choose')}
          </label>
          {part !== null && <Progress part={part} />}
          {image && <Remove remove={() => field.onChange('')} />}
        </div>
      )}
    </Field>
  );
}

/** Sends a picture, and says how far it has come and what is wrong with it. */
function useUpload(keep: (name: string) => void) {
  const t = useTranslations('desk');
  const [part, setPart] = useState<number | null>(null);
  const [fault, setFault] = useState('');
  const send = async (file: File) => {
    const began = Date.now();
    setFault('');
    const answer = await uploadPicture(file, (sent) => {
      if (Date.now() - began > PATIENCE_MS) setPart(sent);
    });
    setPart(null);
    if (answer.ok) keep(answer.data.name);
    else setFault(answer.message || t('no-network'));
  };
  return { part, fault, send };
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

function Remove({ remove }: { remove: () => void }) {
  const t = useTranslations('desk');
  return (
    <button type="button" onClick={remove} className="button button-quiet justify-self-start">
      <DeskIcon name="trash-2" />
      {t('picture-remove')}
    </button>
  );
}

function Progress({ part }: { part: number }) {
  const t = useTranslations('desk');
  const format = useFormatter();
  const said = t('picture-sending', { part: format.number(part, { style: 'percent' }) });
  return (
    <div className="grid gap-1 text-sm">
      <span role="status">{said}</span>
      <progress value={part} aria-label={said} className="w-full" />
    </div>
  );
}
