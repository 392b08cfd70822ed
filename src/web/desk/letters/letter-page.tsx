// The texts of one email in a language, and a preview with them.
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { LetterPreview } from '#web/desk/letters/letter-preview.tsx';
import { useListState } from '#web/desk/list/list-state.ts';
import { ListUnreached } from '#web/desk/list/list-nothing.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { TextsForm } from '#web/desk/texts/texts-form.tsx';
import { WayBack } from '#web/desk/parts/way-back.tsx';

export default function LetterPage() {
  const desk = useTranslations('desk');
  const { kind = '' } = useParams();
  const [state, change] = useListState(['language']);
  const { answer, again } = useDeskAnswer('adminMessage.languages', {});
  const { answer: letters } = useDeskAnswer('adminLetter.list', { q: kind });
  const letter = letters?.ok ? letters.data.rows.find((one) => one.kind === kind) : undefined;
  const languages = answer?.ok ? answer.data : [];
  const shown = state.filters.language || document.documentElement.lang;
  const language = languages.find(({ code }) => code === shown) ?? languages[0];
  return (
    <>
      <WayBack to="/admin/letters" list={desk('nav-letters')} />
      <ScreenTitle title={letter?.title ?? desk('nav-letters')} />
      {!answer && <div aria-hidden className="skeleton h-72" />}
      {answer && !answer.ok && <ListUnreached message={answer.message} again={again} />}
      {letters?.ok && !letter && <p className="card p-4">{desk('not-there')}</p>}
      {language && letter && (
        <TextsForm
          key={language.code}
          letter={kind}
          {...{ language, languages, state, change }}
          saved={again}
        >
          {(typed) => <LetterPreview {...{ letter, language, typed }} />}
        </TextsForm>
      )}
    </>
  );
}
