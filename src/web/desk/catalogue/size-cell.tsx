import { useFormContext } from 'react-hook-form';
import { written, type Cell, type Texts } from '#web/desk/catalogue/size-table-value.ts';
import { useFormLanguage } from '#web/desk/edit/form-language.tsx';
import { textIn } from '#web/desk/edit/opened-thing.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { FieldFault } from '#web/ui/form/field-fault.tsx';

type CellProps = { path: string; label: string; cell: Cell; change: (cell: Cell) => void };

/** A text in the form's language, or a measure. */
export function CellField({ path, label, cell, change }: CellProps) {
  const { shown } = useFormLanguage();
  const { getFieldState, formState } = useFormContext();
  const isMeasure = typeof cell === 'string';
  const texts: Texts = isMeasure ? {} : cell;
  const fault =
    getFieldState(`${path}.${shown.code}`, formState).error?.message ??
    getFieldState(path, formState).error?.message;
  return (
    <>
      <input
        name={isMeasure ? path : `${path}.${shown.code}`}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${path}-fault` : undefined}
        {...(isMeasure
          ? { dir: 'ltr', inputMode: 'decimal' as const }
          : { dir: shown.direction, lang: shown.code })}
        value={isMeasure ? cell : (texts[shown.code] ?? '')}
        placeholder={isMeasure ? undefined : textIn(texts, shown.code)}
        onChange={({ target }) =>
          change(isMeasure ? target.value : written(texts, shown.code, target.value))
        }
        className="field w-full"
      />
      <FieldFault id={`${path}-fault`}>{fault}</FieldFault>
    </>
  );
}

/** Removes a row or a column. */
export function RemoveButton({ label, press }: { label: string; press: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={press}
      className="grid size-10 shrink-0 place-items-center rounded-[var(--radius)] text-drop hover:bg-ground-3"
    >
      <DeskIcon name="trash-2" />
    </button>
  );
}
