import { useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Chooser, type Choice } from '#web/desk/edit/chooser.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { Field } from '#web/ui/form/field.tsx';

const PAUSE_MS = 200;

/** Any language, found by name or code; its own name becomes its name in the menu. */
export function LanguageChoice() {
  const t = useTranslations('desk-languages');
  const { field, fieldState } = useController({ name: 'code' });
  const { setValue } = useFormContext();
  const [choices, search] = useLanguages();
  const [chosen, setChosen] = useState<LanguageFound | null>(null);
  const take = (choice: LanguageFound | null) => {
    setChosen(choice);
    field.onChange(choice?.code ?? '');
    if (choice) setValue('name', choice.name, { shouldDirty: true });
  };
  return (
    <Field
      label={t('language')}
      hint={t('choose-hint', { example: 'pt-BR' })}
      fault={fieldState.error?.message}
      alert
    >
      {(control) => (
        <Chooser
          label={t('language')}
          choices={choices}
          chosen={chosen?.code === field.value ? chosen : null}
          choose={(choice) => take(choices.find(({ id }) => id === choice?.id) ?? null)}
          search={search}
          control={{ ...control, name: 'code', ref: field.ref }}
        />
      )}
    </Field>
  );
}

type LanguageFound = Choice & { code: string; name: string };

/** The languages that match the typed text, and a function that searches. */
function useLanguages(): [LanguageFound[], (q: string) => void] {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { answer } = useDeskAnswer('adminLanguageMore.choices', { q });
  const found = answer?.ok ? answer.data : [];
  return [found.map(foundOf), setTyped];
}

type Known = { code: string; name: string; title: string };

const foundOf = ({ code, name, title }: Known): LanguageFound => ({
  id: Number.parseInt(code.replace('-', ''), 36), // a choice needs a numeric id
  code,
  name,
  title,
  note: `${name} · ${code}`,
});
