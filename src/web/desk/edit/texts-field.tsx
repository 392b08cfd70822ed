import type { ChangeEvent } from 'react';
import { CopyExample } from '#web/desk/edit/copy-example.tsx';
import { useTexts } from '#web/desk/edit/form-language.tsx';
import { Field } from '#web/ui/form/field.tsx';

type Props = {
  name: string;
  label: string;
  hint?: string;
  /** The number of lines; 1 is a single-line field. */
  lines?: number;
};

/** A text in every language of the market, one of which is shown, as chosen in the language bar. */
export function TextsField({ name, label, hint, lines = 1 }: Props) {
  const texts = useTexts(name);
  const { language, text, example, fault, focus, write } = texts;
  return (
    <Field label={label} hint={hint} alert fault={fault} aside={<CopyExample {...texts} />}>
      {(control) => {
        const given = {
          ...control,
          name: `${name}.${language.code}`,
          ref: focus,
          lang: language.code,
          dir: language.direction,
          value: text,
          placeholder: example,
          className: 'field',
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            write(target.value),
        };
        return lines > 1 ? <textarea {...given} rows={lines} /> : <input {...given} />;
      }}
    </Field>
  );
}
