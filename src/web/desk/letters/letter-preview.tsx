import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { TestLetter } from '#web/desk/letters/test-letter.tsx';
import { LetterFrame } from '#web/desk/systems/letter-frame.tsx';
import type { TextLanguage } from '#web/desk/texts/text-language.ts';
import type { TypedText } from '#web/desk/texts/use-typed-texts.ts';

type Letter = RowOf<'adminLetter.list'>;
type Props = {
  letter: Letter;
  language: TextLanguage;
  /** Unsaved input, also shown. */
  typed: TypedText[];
};

/** An email with example data, as HTML and as plain text. */
export function LetterPreview({ letter, language, typed }: Props) {
  const t = useTranslations('desk-systems');
  const [example, setExample] = useState(0);
  const { kind, examples } = letter;
  const messages = typed.map(({ section, key, text }) => ({ section, key, text }));
  const which = { kind, language: language.code, example, messages };
  const { answer } = useDeskAnswer('adminLetter.preview', which);
  return (
    <section aria-label={t('letter-preview')} className="card grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="me-auto text-base font-semibold">{t('letter-preview')}</h2>
        {examples > 1 && (
          <div className="w-40">
            <select
              aria-label={t('letter-example')}
              value={example}
              onChange={({ target }) => setExample(Number(target.value))}
              className="field text-sm"
            >
              {Array.from({ length: examples }, (_, at) => (
                <option key={at} value={at}>
                  {t('letter-example-number', { number: at + 1 })}
                </option>
              ))}
            </select>
          </div>
        )}
        <TestLetter which={which} />
      </div>
      {!answer && <div aria-hidden className="skeleton h-72" />}
      {answer && !answer.ok && <p role="alert">{answer.message}</p>}
      {answer?.ok && (
        <>
          <p lang={language.code} dir={answer.data.direction} className="font-semibold break-words">
            {answer.data.subject}
          </p>
          <LetterFrame title={t('letter-preview')} html={answer.data.html} />
          <details className="text-sm">
            <summary className="min-h-8 font-semibold">{t('mail-plain')}</summary>
            <pre
              lang={language.code}
              dir={answer.data.direction}
              className="font-sans break-words whitespace-pre-wrap"
            >
              {answer.data.plain}
            </pre>
          </details>
        </>
      )}
    </section>
  );
}
