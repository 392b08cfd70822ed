import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Choice } from '#web/desk/edit/select-field.tsx';
import { dayFilter } from '#web/desk/list/filters.tsx';
import type { ListFilter } from '#web/desk/list/list-filters.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { NOUNS, useDeedWords } from '#web/desk/staff/use-deed-words.ts';
import { Field } from '#web/ui/form/field.tsx';

/** The filters of the log of who did what. */
export function useAuditFilters(): ListFilter[] {
  const t = useTranslations('desk-staff');
  const { nounOf } = useDeedWords();
  const { answer } = useDeskAnswer('adminStaffMember.list', { size: 100 });
  const people = (answer?.ok ? answer.data.rows : []).map(({ id, name }): Choice => ({
    value: String(id),
    label: name,
  }));
  const nouns = NOUNS.map((noun): Choice => ({ value: noun, label: nounOf(noun) }));
  return [
    { name: 'who', show: chooser(t('who'), people) },
    { name: 'noun', show: chooser(t('thing'), nouns) },
    dayFilter('from', t('from')),
    dayFilter('until', t('until')),
  ];
}

type Show = (value: string, choose: (value: string) => void) => ReactNode;

/** A choice of one of these, or none. */
export const chooser = (label: string, choices: Choice[]): Show =>
  function Chosen(value, choose) {
    return <Chooser {...{ label, choices, value, choose }} />;
  };

type ChooserProps = {
  label: string;
  choices: Choice[];
  value: string;
  choose: (value: string) => void;
};

function Chooser({ label, choices, value, choose }: ChooserProps) {
  const t = useTranslations('desk');
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => choose(target.value)}
          className="field"
        >
          <option value="">{t('all')}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
