import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, TextField } from '#web/desk/edit/fields.tsx';
import type { OpenedThing, Values } from '#web/desk/edit/opened-thing.ts';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { useWho } from '#web/desk/frame/who.ts';
import { wordsLine } from '#web/desk/marketing/words-line.ts';
import { languageName } from '#web/desk/parts/language-name.ts';

const CALLS = {
  open: 'adminSynonym.open',
  save: 'adminSynonym.save',
  remove: 'adminSynonym.delete',
  restore: 'adminSynonym.restore',
  edits: 'adminSynonym.edits',
} as const;
/** Words are typed on one line, separated by commas. */
const SHAPE = {
  read: (thing: Values) => ({
    ...thing,
    words: wordsLine(thing.words, thing.language),
    finds: wordsLine(thing.finds, thing.language),
  }),
  send: (values: Values) => values,
  place: (field: string) => field,
  secret: [],
};
const titleOf = (opened: OpenedThing): string => wordsLine(opened.words, opened.language);

/** Words that mean the same; a new set may start with words that customers searched for. */
export default function SynonymPage() {
  const t = useTranslations('desk-marketing');
  const { languages } = useWho().market;
  const [query] = useSearchParams();
  const labels: Record<string, string> = {
    words: t('synonym-words'),
    finds: t('synonym-finds'),
    language: t('search-language'),
  };
  return (
    <EditScreen
      noun="synonym"
      calls={CALLS}
      path="/admin/synonyms"
      back={t('synonyms')}
      blank={{ words: query.get('words') ?? '', finds: '', language: query.get('language') }}
      shape={SHAPE}
      titleOf={(opened) => (opened ? titleOf(opened) : t('synonym-new'))}
      labelOf={(field) => labels[field] ?? field}
    >
      {() => (
        <FieldCard title={t('synonym')}>
          <TextField name="words" label={t('synonym-words')} hint={t('synonym-words-hint')} />
          <TextField name="finds" label={t('synonym-finds')} hint={t('synonym-finds-hint')} />
          <SelectField
            name="language"
            label={t('search-language')}
            none={t('every-language')}
            choices={languages.map(({ code }) => ({ value: code, label: languageName(code) }))}
          />
        </FieldCard>
      )}
    </EditScreen>
  );
}
