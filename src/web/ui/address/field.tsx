import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type Given = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

/** A label above a field, a word of help, and what is wrong with it below. */
export function Field({
  label,
  optional = false,
  hint,
  fault,
  className = '',
  children,
}: {
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  fault?: string | undefined;
  className?: string;
  children: (given: Given) => ReactNode;
}) {
  const t = useTranslations('address');
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-2"> ({t('optional')})</span>}
      </label>
      {children({
        id,
        'aria-invalid': fault !== undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-2">
          {hint}
        </p>
      )}
      <p id={`${id}-fault`} role="alert" className="mt-1 text-sm font-medium text-drop empty:mt-0">
        {fault}
      </p>
    </div>
  );
}
