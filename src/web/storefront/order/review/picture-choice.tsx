import { useRef, type ReactNode, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { reviewPictures } from '#contract/constants.ts';
import type { Review } from '#contract/review.ts';
import { FieldFault } from '#web/ui/form/field-fault.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useFileDrop } from '#web/ui/files/use-file-drop.ts';
import type { ChosenPicture } from '#web/storefront/order/review/chosen-pictures.ts';

const KILO = 1024;
const ADD =
  'flex min-h-20 items-center justify-center gap-2 rounded border border-dashed px-3 ' +
  'text-center text-sm has-focus-visible:outline-2 has-focus-visible:outline-primary';

type Props = {
  existing: Review['review_images'];
  fresh: ChosenPicture[];
  add: (files: File[]) => void;
  dropKept: (id: number) => void;
  dropFresh: (key: number) => void;
  wrong: string;
};

/** The pictures of a review: the present ones, the new ones, and a field to choose or drop more. */
export function PictureChoice({ existing, fresh, add, dropKept, dropFresh, wrong }: Props) {
  const t = useTranslations('review');
  const field = useRef<HTMLInputElement>(null);
  const { over, dropping } = useFileDrop(add);
  const full = existing.length + fresh.length >= reviewPictures.most;
  const without = (remove: () => void) => {
    remove();
    field.current?.focus();
  };
  return (
    <fieldset {...dropping} aria-describedby="pictures-limits">
      <legend className="mb-1 text-sm font-semibold">
        {t('pictures')} <span className="font-normal text-ink-2">({t('optional')})</span>
      </legend>
      <ul className="flex flex-wrap gap-2">
        {existing.map(({ id, image }, at) => (
          <PictureTile key={id} at={at + 1} remove={() => without(() => dropKept(id))}>
            <Picture
              name={image}
              alt=""
              sizes="80px"
              width={80}
              height={80}
              className="size-20 object-cover"
            />
          </PictureTile>
        ))}
        {fresh.map(({ key, address }, at) => (
          <PictureTile
            key={`new-${key}`}
            at={existing.length + at + 1}
            remove={() => without(() => dropFresh(key))}
          >
            <img src={address} alt="" width={80} height={80} className="size-20 object-cover" />
          </PictureTile>
        ))}
        <AddTile field={field} over={over} full={full} add={add} />
      </ul>
      <p id="pictures-limits" className="mt-1 text-sm text-ink-2">
        {t('limits', {
          size: Math.floor(reviewPictures.mostBytes / KILO),
          most: reviewPictures.most,
        })}
      </p>
      <FieldFault>{wrong}</FieldFault>
    </fieldset>
  );
}

function PictureTile({
  at,
  remove,
  children,
}: {
  at: number;
  remove: () => void;
  children: ReactNode;
}) {
  const t = useTranslations('review');
  return (
    <li className="relative overflow-hidden rounded bg-ground-2">
      {children}
      <button
        type="button"
        onClick={remove}
        aria-label={t('remove', { at })}
        className={
          'absolute end-1 top-1 grid size-7 place-items-center ' +
          'rounded-full bg-ground/90 text-ink hover:text-drop'
        }
      >
        <Icon name="x" size={16} />
      </button>
    </li>
  );
}

function AddTile({
  field,
  over,
  full,
  add,
}: {
  field: RefObject<HTMLInputElement | null>;
  over: boolean;
  full: boolean;
  add: Props['add'];
}) {
  const t = useTranslations('review');
  return (
    <li className="min-w-40 flex-1">
      <label
        className={
          `${ADD} ${over ? 'border-primary bg-primary-tint' : 'border-line-2'} ` +
          (full ? 'text-ink-3' : 'cursor-pointer text-primary hover:bg-ground-2')
        }
      >
        <input
          ref={field}
          type="file"
          multiple
          accept="image/jpeg,image/png"
          disabled={full}
          className="sr-only"
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <Icon name="image-plus" size={20} className="shrink-0" />
        {t('add')}
      </label>
    </li>
  );
}
