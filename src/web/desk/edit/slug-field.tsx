import { useTranslations } from 'use-intl';
import { TextField } from '#web/desk/edit/fields.tsx';
import { useFormLanguage, useTexts } from '#web/desk/edit/form-language.tsx';
import { textsIn, type OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { Field } from '#web/ui/form/field.tsx';

/**
 * The name of a thing in addresses, in the form's language; if empty, it is generated from the name
 * in that language.
 */
export function SlugField({ opened }: { opened: OpenedThing | null }) {
  const t = useTranslations('desk-catalogue');
  const { shown, first } = useFormLanguage();
  const { text, fault, focus, write } = useTexts('slugs', 'slug');
  if (shown.code === first.code)
    return <TextField name="slug" label={t('address')} hint={t('slug-hint')} ltr />;
  return (
    <Field label={t('address')} hint={t('slug-hint-language')} alert fault={fault}>
      {(control) => (
        <input
          {...control}
          name={`slugs.${shown.code}`}
          ref={focus}
          lang={shown.code}
          dir={shown.direction}
          value={text}
          placeholder={textsIn(opened?.slugs_now)[shown.code]}
          className="field"
          onChange={({ target }) => write(target.value)}
        />
      )}
    </Field>
  );
}
