// All texts of the site, in one language beside English: change, translate, export to a file.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useListState, type ListState } from '#web/desk/list/list-state.ts';
import { ListUnreached } from '#web/desk/list/list-nothing.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { TextFiles } from '#web/desk/texts/text-files.tsx';
import { TextsForm } from '#web/desk/texts/texts-form.tsx';
import type { TextLanguage } from '#web/desk/texts/text-language.ts';

export default function TextsPage() {
  const t = useTranslations('desk-texts');
  const [state, change] = useListState(['language', 'group']);
  const { answer, again } = useDeskAnswer('adminMessage.languages', {});
  const [times, setTimes] = useState(0);
  const languages = answer?.ok ? answer.data : [];
  const language = chosenOf(languages, state);
  const changed = () => {
    again();
    setTimes((now) => now + 1);
  };
  return (
    <>
      <ScreenTitle title={t('texts')}>
        {language && <TextFiles {...{ language, state }} taken={changed} />}
      </ScreenTitle>
      <p className="mb-4 max-w-3xl text-sm text-ink-2">{t('about')}</p>
      {!answer && <div aria-hidden className="skeleton h-72" />}
      {answer && !answer.ok && <ListUnreached message={answer.message} again={again} />}
      {language && (
        <TextsForm
          key={`${language.code} ${times}`}
          {...{ language, languages, state, change }}
          saved={again}
        />
      )}
    </>
  );
}

/** The language in the address; by default, the one that lacks the most texts. */
function chosenOf(languages: TextLanguage[], { filters }: ListState): TextLanguage | undefined {
  const [first, ...others] = languages.toSorted((a, b) => b.missing - a.missing);
  const own = languages.find(({ code }) => code === document.documentElement.lang);
  return (
    languages.find(({ code }) => code === filters.language) ??
    (first && first.missing > 0 ? first : (own ?? first ?? others[0]))
  );
}
