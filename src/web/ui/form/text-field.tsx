import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from '#web/ui/form/field.tsx';

type InputAttributes =
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoFocus'
  | 'defaultValue'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'spellCheck'
  | 'value';
type Props = FieldFrame &
  Pick<ComponentProps<'input'>, InputAttributes> & {
    name: string;
    type?: 'text' | 'email' | 'tel' | 'date';
    /** The first and the last day allowed, ISO. */
    min?: string;
    max?: string;
    /** A text of several lines. */
    rows?: number;
    /** For codes, which run left to right in every language; email addresses do so anyway. */
    ltr?: boolean;
    inputClass?: string;
    onText?: (text: string) => void;
    onFocus?: (() => void) | undefined;
    onBlur?: () => void;
  };

/** A text field, of one line or of several. */
export function TextField({
  label,
  optional,
  hint,
  fault,
  alert = true,
  className,
  type = 'text',
  min,
  max,
  rows,
  ltr = false,
  inputClass = ltr ? 'figures' : '',
  onText,
  autoComplete = 'off',
  placeholder = ' ', // lets CSS detect an empty field
  ...given
}: Props) {
  const ahead = ltr || type === 'email' || type === 'tel';
  const shared = {
    ...given,
    autoComplete,
    placeholder,
    'aria-required': !optional,
    className: `field block ${inputClass}`,
    dir: ahead ? 'ltr' : type === 'date' ? undefined : 'auto',
    onChange: (event: { currentTarget: { value: string } }) => onText?.(event.currentTarget.value),
  } as const;
  return (
    <Field
      label={label}
      optional={optional}
      hint={hint}
      fault={fault}
      alert={alert}
      className={className}
    >
      {(control) =>
        rows ? (
          <textarea {...shared} {...control} rows={rows} />
        ) : (
          <input {...shared} {...control} type={type} min={min} max={max} />
        )
      }
    </Field>
  );
}
