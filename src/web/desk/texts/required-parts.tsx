import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import type { Text } from '#web/desk/texts/text-language.ts';
import { inRow } from '#web/desk/parts/in-row.ts';

const NAME = /^[{<]([\w-]+)/;
const PLURAL = /\{([\w-]+), (plural|selectordinal),/;

type Props = {
  message: Text;
  /** The language being written. */
  code: string;
  text: string;
  area: RefObject<HTMLTextAreaElement | null>;
  write: (text: string) => void;
};

/** The required parts of a text: buttons insert them at the cursor; present ones are ticked. */
export function RequiredParts({ message, code, text, area, write }: Props) {
  const t = useTranslations('desk-texts');
  const counted = pluralOf(message.english ?? '', code);
  if (message.asks.length === 0) return null;
  const insert = (part: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } =
      area.current ?? {};
    const inner = part.startsWith('<') ? `${part}${text.slice(from, to)}</${part.slice(1)}` : part;
    write(text.slice(0, from) + inner + text.slice(to));
    area.current?.focus();
  };
  return (
    <div role="group" aria-label={t('asks')} className="flex flex-wrap gap-1.5 text-xs">
      {message.asks.map((part) => {
        const there = hasPart(text, part);
        return (
          <button
            key={part}
            type="button"
            onClick={() => insert(part)}
            aria-label={t(there ? 'part-there' : 'part-missing', { part })}
            className={
              'flex min-h-8 items-center gap-1 rounded-full border px-2 ' +
              (there ? 'border-line text-ink-2' : 'border-current text-drop')
            }
          >
            {there && <DeskIcon name="check" size={14} />}
            <code dir="ltr">{part}</code>
          </button>
        );
      })}
      {counted && (
        <button
          type="button"
          onClick={() => insert(counted.text)}
          className="min-h-8 rounded-full border border-line px-2 text-ink-2"
        >
          {t('plural', { forms: inRow(counted.forms) })}
        </button>
      )}
    </div>
  );
}

/** Whether a text has a value or a tag, in any form. */
const hasPart = (text: string, part: string): boolean => {
  const name = NAME.exec(part)?.[1] ?? '';
  const after = part.startsWith('<') ? '>' : '\\s*[,}]';
  return new RegExp(`\\${part[0]}\\s*${name}${after}`).test(text);
};

/** The plural forms of a language if English has a plural in this message; null if not. */
function pluralOf(english: string, code: string): { forms: string[]; text: string } | null {
  const [, name, kind] = PLURAL.exec(english) ?? [];
  if (!name) return null;
  const type = kind === 'plural' ? 'cardinal' : 'ordinal';
  const forms: string[] = new Intl.PluralRules(code, { type }).resolvedOptions().pluralCategories;
  const cases = forms.map((form) => `${form} {#}`).join(' ');
  return { forms, text: `{${name}, ${kind}, ${cases}}` };
}
