// One text: in English, in this language, and the parts that it must have.
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { EditHistory } from '#web/desk/edit/edit-history.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { RequiredParts } from '#web/desk/texts/required-parts.tsx';
import { nameOf, type Text, type TextLanguage } from '#web/desk/texts/text-language.ts';
import { TextState } from '#web/desk/texts/text-state.tsx';
import { useTextCheck } from '#web/desk/texts/use-text-check.ts';
import type { TypedText } from '#web/desk/texts/use-typed-texts.ts';
import { Field } from '#web/ui/form/field.tsx';

type Props = {
  message: Text;
  language: TextLanguage;
  typed: TypedText | undefined;
  /** The error that the server found on saving. */
  fault: string | undefined;
  type: (text: string | null) => void;
};

export function TextRow({ message, language, typed, fault, type }: Props) {
  const { code, direction } = language;
  const area = useRef<HTMLTextAreaElement>(null);
  const text = typed ? (typed.text ?? message.built_in ?? '') : message.text;
  const found = useTextCheck(code, message, typed?.text ?? null);
  const write = (value: string) => type(value === '' && message.built_in === null ? null : value);
  return (
    <li className="grid gap-4 border-t border-line p-4 md:grid-cols-2">
      <Source {...{ message, code }} />
      <div className="grid content-start gap-2">
        <Field
          label={nameOf(message)}
          fault={fault ?? found}
          alert
          aside={<TextState message={message} typed={typed} />}
        >
          {(control) => (
            <textarea
              {...control}
              ref={area}
              name={nameOf(message)}
              lang={code}
              dir={text === '' ? 'ltr' : direction} // the English placeholder shows
              value={text}
              placeholder={message.english ?? ''}
              rows={Math.min(8, Math.max(2, Math.ceil(Math.max(text.length, 1) / 48)))}
              onChange={({ target }) => write(target.value)}
              className="field field-sizing-content py-2 text-sm"
            />
          )}
        </Field>
        <RequiredParts {...{ message, code, text, area, write }} />
        <Meanwhile {...{ message, typed, type }} />
        <After {...{ message, code, typed, type }} />
      </div>
    </li>
  );
}

/** The source text: English, or for English itself, the text that came with the site. */
function Source({ message, code }: { message: Text; code: string }) {
  const t = useTranslations('desk-texts');
  const { english, built_in: builtIn } = message;
  const source = code === 'en' ? builtIn : english;
  return (
    <div className="grid content-start gap-1 text-sm">
      <span className="text-xs text-ink-2">{code === 'en' ? t('original') : t('english')}</span>
      {source === null ? (
        <p className="text-ink-2">{t('gone')}</p>
      ) : (
        <p lang="en" dir="ltr" className="break-words whitespace-pre-wrap">
          {source}
        </p>
      )}
    </div>
  );
}

type MeanwhileProps = Pick<Props, 'message' | 'typed' | 'type'>;

/** Somebody else saved this text during typing: asks which one to keep. */
function Meanwhile({ message, typed, type }: MeanwhileProps) {
  const t = useTranslations('desk-texts');
  const desk = useTranslations('desk');
  if (!typed || typed.version >= message.version) return null;
  return (
    <div role="alert" className="grid gap-2 rounded-[var(--radius)] bg-ground-2 p-3 text-sm">
      <p>{t('meanwhile', { by: message.edited?.by ?? desk('somebody') })}</p>
      <p className="break-words">{message.text}</p>
      <span className="flex flex-wrap gap-2">
        <button type="button" onClick={() => type(typed.text)} className="button button-quiet">
          {desk('take-yours')}
        </button>
        <button type="button" onClick={() => type(message.text)} className="button button-quiet">
          {desk('take-theirs')}
        </button>
      </span>
    </div>
  );
}

/** Who wrote it last, the text before, and a button that restores the original one. */
function After({ message, code, typed, type }: MeanwhileProps & { code: string }) {
  const t = useTranslations('desk-texts');
  const desk = useTranslations('desk');
  const momentOf = useMomentText();
  const { section, key, edited, built_in: builtIn, version } = message;
  const own = typed
    ? typed.text !== null
    : message.state === 'changed' || message.state === 'outdated';
  return (
    <>
      {own && (
        <button
          type="button"
          onClick={() => type(null)}
          className="button button-quiet justify-self-start"
        >
          <DeskIcon name="undo-2" />
          {builtIn === null ? t('take-away') : t('take-back')}
        </button>
      )}
      {edited && (
        <p className="text-xs text-ink-2">
          {desk('last-edit', {
            by: edited.by,
            at: momentOf(edited.at),
          })}
        </p>
      )}
      {version > 0 && (
        <EditHistory
          call="adminMessage.edits"
          of={{ language: code, section, key }}
          labelOf={() => t('text')}
          shows={{ text: (value) => String(value) }}
          thing={{}}
          version={version}
        />
      )}
    </>
  );
}
