import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useFormatter, useTranslations } from 'use-intl';
import { useHold } from '#web/desk/edit/arrivals.ts';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { named } from '#web/desk/parts/named.ts';
import { Announcement } from '#web/desk/parts/announcement.tsx';
import { useSortable } from '#web/desk/parts/use-sortable.ts';
import { ChooseButton } from '#web/desk/pictures/choose-button.tsx';
import { PictureRow } from '#web/desk/product/picture-row.tsx';
import {
  fieldsOf,
  picturesIn,
  type PictureFields,
  type ShownPicture,
} from '#web/desk/product/pictures.ts';
import { useProductCalls } from '#web/desk/product/product-calls.ts';
import { TakePhoto } from '#web/desk/product/take-photo.tsx';
import { useAttributes } from '#web/desk/product/use-attributes.ts';
import { isVariants, optionsOf } from '#web/desk/product/variants.ts';
import { Field } from '#web/ui/form/field.tsx';

/** The pictures in order: dropped or chosen, moved, and linked to the variants they show. */
export function PicturesCard() {
  const t = useTranslations('desk-product');
  const { pictures, change, fault } = usePictures();
  const { sending, failed, send, keep } = useUploads((image) =>
    change((now) =>
      now.some((one) => one.image === image) ? now : [...now, { image, value_ids: [], alt: {} }],
    ),
  );
  const values = useShownValues();
  const { list, rowOf, handleOf, step, announcement } = useSortable({
    rows: pictures,
    nameOf: (_, at) => t('picture-number', { place: at + 1 }),
    change: (next) => change(() => next),
  });
  return (
    <FieldCard title={t('pictures')}>
      <ol ref={list} className="grid grid-cols-1 gap-2 empty:hidden">
        {pictures.map((picture, at) => (
          <PictureRow
            key={picture.image}
            picture={picture}
            at={at}
            count={pictures.length}
            values={values}
            step={(by) => step(at, by)}
            row={rowOf(at)}
            handle={handleOf(at)}
            shows={(value_ids) => change((now) => now.with(at, { ...picture, value_ids }))}
            change={(image) => change((now) => now.with(at, { ...picture, image }))}
            remove={() => change((now) => now.toSpliced(at, 1))}
          />
        ))}
      </ol>
      <Announcement>{announcement}</Announcement>
      <Upload sending={sending} fault={failed || fault} send={send} keep={keep} />
    </FieldCard>
  );
}

function usePictures() {
  const { getValues, setValue, getFieldState, formState } = useFormContext<PictureFields>();
  const [image, image_alt, images] = useWatch<PictureFields, ['image', 'image_alt', 'images']>({
    name: ['image', 'image_alt', 'images'],
  });
  const pictures = picturesIn({ image, image_alt, images });
  const change = (by: (now: ShownPicture[]) => ShownPicture[]) => {
    const next = fieldsOf(by(picturesIn(getValues())));
    for (const name of ['image', 'image_alt', 'images'] as const)
      setValue(name, next[name], { shouldDirty: true });
  };
  const faultOf = (name: 'image' | 'images') => getFieldState(name, formState).error?.message;
  return { pictures, change, fault: faultOf('image') ?? faultOf('images') };
}

/** The values of the variants, with their names. */
function useShownValues() {
  const { field } = useController({ name: 'variants' });
  const options = optionsOf(isVariants(field.value) ? field.value : []);
  const attributes = useAttributes(options.map(({ attribute_id }) => attribute_id));
  return options.flatMap(({ attribute_id, value_ids }) =>
    (attributes.get(attribute_id)?.values ?? []).filter(({ id }) => value_ids.includes(id)),
  );
}

/** Uploads files one after another; reports progress and errors. */
function useUploads(keep: (image: string) => void) {
  const t = useTranslations('desk');
  const [sending, setSending] = useState<number | null>(null);
  const [failed, setFailed] = useState('');
  const { upload } = useProductCalls();
  const hold = useHold();
  const sendAll = async (files: File[]) => {
    let arrived = true;
    setFailed('');
    for (const [at, file] of files.entries()) {
      setSending(at / files.length);
      const answer = await upload(file, (part) => setSending((at + part) / files.length));
      if (answer.ok) keep(answer.data.name);
      else {
        arrived = false;
        setFailed(named(file.name, answer.message || t('no-network')));
      }
    }
    setSending(null);
    return arrived;
  };
  const send = async (files: File[]) => {
    const arrival = sendAll(files);
    hold(arrival);
    await arrival;
  };
  return { sending, failed, send, keep };
}

type UploadProps = {
  sending: number | null;
  fault: string | undefined;
  send: (files: File[]) => Promise<void>;
  keep: (image: string) => void;
};

function Upload({ sending, fault, send, keep }: UploadProps) {
  const t = useTranslations('desk');
  const words = useTranslations('desk-product');
  const format = useFormatter();
  const { library } = useProductCalls();
  const drop = (event: DragEvent | ClipboardEvent) => {
    const { files } = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
    if (files.length === 0) return;
    event.preventDefault();
    void send([...files]);
  };
  return (
    <Field label={words('pictures-add')} hint={words('pictures-hint')} fault={fault} alert>
      {(control) => (
        <div
          onDrop={drop}
          onPaste={drop}
          onDragOver={(event) => event.preventDefault()}
          className="grid gap-3 rounded-[var(--radius)] border border-dashed border-line-2 p-4"
        >
          <TakePhoto send={send} />
          <input
            {...control}
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/gif"
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              target.value = '';
              void send(files);
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
            {words('pictures-choose')}
          </label>
          {library && <ChooseButton keep={keep} />}
          {sending !== null && (
            <p role="status" className="text-sm">
              {t('picture-sending', { part: format.number(sending, { style: 'percent' }) })}
            </p>
          )}
        </div>
      )}
    </Field>
  );
}
