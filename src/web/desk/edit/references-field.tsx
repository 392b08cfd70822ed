import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Chooser, type Choice } from '#web/desk/edit/chooser.tsx';
import { useFound, useNamed } from '#web/desk/edit/use-references.ts';
import type { ReferenceCall } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { DragHandle } from '#web/desk/parts/drag-handle.tsx';
import { MoveButtons } from '#web/desk/parts/move-buttons.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { Announcement } from '#web/desk/parts/announcement.tsx';
import { useSortable } from '#web/desk/parts/use-sortable.ts';
import { Field } from '#web/ui/form/field.tsx';

type Props = {
  name: string;
  label: string;
  hint?: string;
  list: ReferenceCall;
  /** Their order matters, so they can be moved. */
  ordered?: boolean;
};
const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];

const CHOSEN = 'flex min-w-0 items-center gap-2 rounded-[var(--radius)] bg-ground-2 text-sm';

/** Several things of a list: the field's value is their ids, in order. */
export function ReferencesField({ name, label, hint, list, ordered = false }: Props) {
  const { field, fieldState } = useController({ name });
  const ids = idsIn(field.value);
  const [choices, search] = useFound(list);
  const { nameOf, remember } = useNamed(list, ids);
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label={label} hint={hint} fault={fieldState.error?.message} alert>
        {(control) => (
          <Chooser
            label={label}
            choices={choices.filter(({ id }) => !ids.includes(id))}
            chosen={null}
            choose={(choice) => {
              if (!choice) return;
              remember(choice);
              field.onChange([...ids, choice.id]);
            }}
            search={search}
            control={{ ...control, name, ref: field.ref }}
          />
        )}
      </Field>
      <Chosen
        label={label}
        choices={ids.map(nameOf)}
        change={(next) => field.onChange(next.map(({ id }) => id))}
        ordered={ordered}
      />
    </div>
  );
}

type ChosenProps = {
  label: string;
  choices: Choice[];
  change: (choices: Choice[]) => void;
  ordered: boolean;
};

/** The chosen things: one a row if they have an order, otherwise side by side. */
function Chosen({ label, choices, change, ordered }: ChosenProps) {
  const t = useTranslations('desk');
  const nameOf = ({ title }: Choice) => title;
  const { list, rowOf, handleOf, step, announcement } = useSortable({
    rows: choices,
    nameOf,
    change,
  });
  if (choices.length === 0) return null;
  return (
    <>
      <ol ref={list} aria-label={label} className={ordered ? 'grid gap-1' : 'flex flex-wrap gap-2'}>
        {choices.map(({ id, title, image }, at) => (
          <li key={id} {...rowOf(at)} className={`${CHOSEN} ${ordered ? '' : 'ps-3'}`}>
            {ordered && <DragHandle {...handleOf(at)} />}
            {image !== undefined && <SmallPicture image={image} />}
            <span className="min-w-0 flex-1 break-words">{title}</span>
            {ordered && (
              <MoveButtons
                name={title}
                at={at}
                count={choices.length}
                move={(by) => step(at, by)}
              />
            )}
            <button
              type="button"
              aria-label={t('choose-remove', { name: title })}
              onClick={() => change(choices.toSpliced(at, 1))}
              className="grid size-11 shrink-0 place-items-center text-ink-2 hover:text-drop"
            >
              <DeskIcon name="x" size={16} />
            </button>
          </li>
        ))}
      </ol>
      {ordered && <Announcement>{announcement}</Announcement>}
    </>
  );
}
