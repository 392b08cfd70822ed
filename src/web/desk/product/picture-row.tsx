import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useTexts } from '#web/desk/edit/form-language.tsx';
import { DragHandle } from '#web/desk/parts/drag-handle.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { MoveButtons } from '#web/desk/parts/move-buttons.tsx';
import { named } from '#web/desk/parts/named.ts';
import { CutButton } from '#web/desk/pictures/cut-button.tsx';
import { useProductCalls } from '#web/desk/product/product-calls.ts';
import { altField, type ShownPicture } from '#web/desk/product/pictures.ts';
import { FieldFault } from '#web/ui/form/field-fault.tsx';

type Props = {
  picture: ShownPicture;
  at: number;
  count: number;
  /** The values of the product's variants, such as colours or sizes. */
  values: { id: number; title: string }[];
  step: (by: -1 | 1) => void;
  /** The attributes that make the row draggable, and its handle. */
  row: Record<string, unknown>;
  handle: ComponentProps<typeof DragHandle>;
  shows: (values: number[]) => void;
  /** Another picture replaces it, such as a crop of it. */
  change: (image: string) => void;
  remove: () => void;
};

/** One picture of a product: dragged or moved to its place, with the variants that it shows. */
export function PictureRow(props: Props) {
  const { picture, at, count, values, step, shows, change, remove } = props;
  const t = useTranslations('desk-product');
  const words = useTranslations('desk');
  const { library } = useProductCalls();
  const name = t('picture-number', { place: at + 1 });
  return (
    <li
      {...props.row}
      className="flex flex-wrap items-center gap-3 rounded-[var(--radius)] border border-line p-2"
    >
      <DragHandle {...props.handle} />
      <img
        src={`/media/${picture.image}`}
        alt={name}
        draggable={false}
        className="size-20 shrink-0 rounded-[var(--radius-sm)] bg-ground-2 object-contain"
      />
      <div className="min-w-40 flex-1">
        {at === 0 ? (
          <p className="text-sm font-semibold">{t('picture')}</p>
        ) : (
          <Shows name={name} values={values} shown={picture.value_ids} shows={shows} />
        )}
        <AltText name={name} at={at} />
      </div>
      <span className="ms-auto flex">
        {library && <CutButton image={picture.image} shape={1} keep={change} name={name} />}
        <MoveButtons name={name} at={at} count={count} move={step} />
        <button
          type="button"
          aria-label={words('choose-remove', { name })}
          onClick={remove}
          className={
            'grid size-10 place-items-center rounded-[var(--radius)] text-ink-2 ' +
            'hover:bg-ground-3 hover:text-drop'
          }
        >
          <DeskIcon name="trash-2" />
        </button>
      </span>
    </li>
  );
}

/** Its alternative text, in the form's language. */
function AltText({ name, at }: { name: string; at: number }) {
  const t = useTranslations('desk');
  const { language, text, example, focus, write, fault } = useTexts(altField(at));
  return (
    <>
      <input
        ref={focus}
        aria-label={named(name, t('picture-alt'))}
        aria-invalid={fault ? true : undefined}
        placeholder={example ?? t('picture-alt')}
        title={t('picture-alt-hint')}
        lang={language.code}
        dir={language.direction}
        value={text}
        onChange={({ target }) => write(target.value)}
        className="field mt-1 text-sm"
      />
      <FieldFault id={`${altField(at)}-fault`} alert>
        {fault}
      </FieldFault>
    </>
  );
}

type ShowsProps = Pick<Props, 'values' | 'shows'> & { name: string; shown: number[] };

/** The values that a picture shows: customers who choose one of them see it first. */
function Shows({ name, values, shown, shows }: ShowsProps) {
  const t = useTranslations('desk-product');
  if (values.length === 0) return null;
  return (
    <div role="group" aria-label={named(name, t('picture-shows'))}>
      <p className="mb-1 text-xs text-ink-2">{t('picture-shows')}</p>
      <div className="flex flex-wrap gap-1">
        {values.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            aria-pressed={shown.includes(id)}
            onClick={() =>
              shows(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id])
            }
            className={
              'min-h-11 rounded-full border border-line-2 px-3 text-xs aria-pressed:border-primary ' +
              'aria-pressed:bg-primary-tint aria-pressed:font-semibold md:min-h-7 md:px-2'
            }
          >
            {title}
          </button>
        ))}
      </div>
    </div>
  );
}
