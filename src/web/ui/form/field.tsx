import { useId, type ReactNode } from 'react';
import { FieldFault } from '#web/ui/form/field-fault.tsx';

/** The attributes that connect a control with its label, its help and its error. */
export type FieldControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};
export type FieldFrame = {
  label: string;
  /** The label that says that it is optional. */
  optional?: string | undefined;
  hint?: ReactNode;
  fault?: string | undefined;
  /** The error is announced here when it appears, and not by the form. */
  alert?: boolean;
  /** At the end of the label's line. */
  aside?: ReactNode;
  className?: string;
};

/** A label above a control, and below it the error and the help. */
export function Field({
  label,
  optional,
  hint,
  fault,
  alert = false,
  aside,
  className,
  children,
}: FieldFrame & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
          {optional && <span className="font-normal text-ink-2"> ({optional})</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      <FieldFault id={`${id}-fault`} alert={alert}>
        {fault}
      </FieldFault>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
}
