import { useId } from 'react';

type Props = {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'date';
  autoComplete?: string;
  maxLength?: number;
  defaultValue?: string | undefined;
  /** A text of several lines. */ rows?: number;
  /** For codes, which run left to right in every language. */
  ltr?: boolean;
  hint?: string;
  /** It may be left empty: the word that says so. */ optional?: string;
  wrong?: string | undefined;
  /** What is wrong is said elsewhere already. */ quiet?: boolean;
  /** For amounts on telephones. */
  inputMode?: 'decimal';
  /** The first and the last day that may be chosen, ISO. */ min?: string;
  max?: string;
};

/** A field with its label above and what is wrong with it below, said aloud when it comes. */
export function TextField({
  label,
  name,
  type = 'text',
  autoComplete = 'off',
  maxLength,
  defaultValue,
  rows,
  ltr = false,
  hint,
  optional,
  wrong,
  quiet = false,
  ...input
}: Props) {
  const id = useId();
  const told = [hint && !wrong && `${id}-hint`, wrong && `${id}-wrong`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    autoComplete,
    maxLength,
    defaultValue,
    'aria-required': !optional,
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': told || undefined,
    className: `field block ${ltr ? 'figures' : ''}`,
    dir: ltr || type === 'email' ? 'ltr' : type === 'date' ? undefined : 'auto',
  } as const;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-2"> ({optional})</span>}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} {...input} type={type} />}
      <p
        id={`${id}-wrong`}
        role={quiet ? undefined : 'alert'}
        className="mt-1 text-sm text-drop empty:hidden"
      >
        {wrong}
      </p>
      {hint && !wrong && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
}
