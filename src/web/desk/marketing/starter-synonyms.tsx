import { colonOf } from '#base/colon.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { StarterSynonym } from '#contract/admin/starter-synonym.ts';
import { useWho } from '#web/desk/frame/who.ts';
import { wordsLine } from '#web/desk/marketing/words-line.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { DialogButton } from '#web/desk/parts/dialog-button.tsx';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { languageName } from '#web/desk/parts/language-name.ts';
import { useAct } from '#web/desk/parts/use-act.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormAlert } from '#web/ui/form/form-alert.tsx';

type Props = { again: () => void };

/** Synonyms that suit most shops: shown, chosen, and copied into the shop's own. */
export function StarterSynonymsButton({ again }: Props) {
  const t = useTranslations('desk-marketing');
  return (
    <DialogButton
      label={t('synonym-starters')}
      icon="plus"
      dialog={(close) => <Taking {...{ again, close }} />}
    />
  );
}

const nameOf = ({ words: [first = ''] }: StarterSynonym): string => first;

function Taking({ again, close }: Props & { close: () => void }) {
  const t = useTranslations('desk-marketing');
  const { languages } = useWho().market;
  const [language, setLanguage] = useState(languages[0]?.code ?? 'en');
  const [left, setLeft] = useState<string[]>([]);
  const { answer, waits: asks } = useDeskAnswer('adminStarterSynonym.list', { language });
  // the answer still has the previous language until the next one arrives
  const starters = answer?.ok && !asks ? answer.data : [];
  const fresh = starters.filter(({ known }) => !known);
  const chosen = fresh.map(nameOf).filter((name) => !left.includes(name));
  const { finish, waits, problem } = useAct({
    call: 'adminStarterSynonym.take',
    input: { language, starters: chosen },
    done: ({ taken }) => {
      deskToast('done', t('synonym-starters-taken', { count: taken }));
      again();
      close();
    },
  });
  return (
    <FormDialog
      title={t('synonym-starters')}
      done={t('synonym-starters-take', { count: chosen.length })}
      finish={() => void finish()}
      waits={waits}
      unready={chosen.length === 0}
      close={close}
    >
      <p className="text-sm text-ink-2">{t('synonym-starters-text')}</p>
      <Field label={t('search-language')}>
        {(control) => (
          <select
            {...control}
            value={language}
            onChange={({ target }) => {
              setLanguage(target.value);
              setLeft([]);
            }}
            className="field"
          >
            {languages.map(({ code }) => (
              <option key={code} value={code}>
                {languageName(code)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {problem && <FormAlert>{problem.message}</FormAlert>}
      {answer?.ok && !asks && fresh.length === 0 && <p>{t('synonym-starters-none')}</p>}
      <Choices
        starters={fresh}
        language={language}
        left={left}
        turn={(name) =>
          setLeft(left.includes(name) ? left.filter((one) => one !== name) : [...left, name])
        }
      />
    </FormDialog>
  );
}

type ChoicesProps = {
  starters: StarterSynonym[];
  language: string;
  left: string[];
  turn: (name: string) => void;
};

function Choices({ starters, language, left, turn }: ChoicesProps) {
  const t = useTranslations('desk-marketing');
  return (
    <ul className="grid max-h-[40vh] gap-1 overflow-y-auto">
      {starters.map((starter) => (
        <li key={nameOf(starter)}>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-6 shrink-0"
              checked={!left.includes(nameOf(starter))}
              onChange={() => turn(nameOf(starter))}
            />
            <span>
              <bdi lang={language}>{wordsLine(starter.words, language)}</bdi>
              {starter.finds.length > 0 && (
                <span className="block text-sm text-ink-2">
                  {t('synonym-finds')}
                  {colonOf(document.documentElement.lang)}
                  <bdi lang={language}>{wordsLine(starter.finds, language)}</bdi>
                </span>
              )}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
