import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type Given = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};
export type FieldProps = {
  name: string;
  label: string;
  fault: string | undefined;
  onInput: () => void;
  onBlur: () => void;
};

/** A label above a field, a word of help and what is wrong with it below. */
export function Field({
  label,
  fault,
  hint,
  aside,
  optional = false,
  children,
}: {
  label: string;
  fault: string | undefined;
  hint?: ReactNode;
  /** At the end of the label's line. */ aside?: ReactNode;
  optional?: boolean;
  children: (given: Given) => ReactNode;
}) {
  const t = useTranslations('account');
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
          {optional && <span className="font-normal text-ink-2"> ({t('optional')})</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      <p id={`${id}-fault`} className="mt-1 text-sm font-medium text-drop empty:hidden">
        {fault}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
}
