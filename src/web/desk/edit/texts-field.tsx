import { Tabs } from '@base-ui/react/tabs';
import { useState, type ChangeEvent, type RefCallback } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { textsIn } from '#web/desk/edit/opened-thing.ts';
import { useWho, type Who } from '#web/desk/frame/who.ts';
import { Field } from '#web/ui/form/field.tsx';

type Texts = Record<string, string>;
type Props = {
  name: string;
  label: string;
  /** How many lines; one is a field of one line. */
  lines?: number;
};

/** A text in every language of the market: a tab each, with the gaps marked, and a way to copy. */
export function TextsField({ name, label, lines = 1 }: Props) {
  const { market } = useWho();
  const first = market.languages.find(({ is_default }) => is_default) ?? market.languages[0];
  const [shown, show] = useState(first?.code ?? 'en');
  const { field, fieldState } = useController({ name });
  const { getFieldState, formState } = useFormContext();
  const texts = textsIn(field.value);
  const write = (code: string, text: string) => {
    const { [code]: _, ...others } = texts;
    field.onChange(text === '' ? others : { ...others, [code]: text });
  };
  return (
    <Tabs.Root value={shown} onValueChange={(code: string) => show(code)}>
      <LanguageTabs label={label} texts={texts} />
      {market.languages.map((language) => {
        const own = getFieldState(`${name}.${language.code}`, formState).error?.message;
        const isFirst = language.code === first?.code;
        return (
          <Tabs.Panel key={language.code} value={language.code}>
            <TextIn
              {...{ name, label, lines, language, write, texts }}
              from={isFirst ? null : (first ?? null)}
              fault={own ?? (isFirst ? fieldState.error?.message : undefined)}
              focus={language.code === shown ? field.ref : undefined}
            />
          </Tabs.Panel>
        );
      })}
    </Tabs.Root>
  );
}

function LanguageTabs({ label, texts }: { label: string; texts: Texts }) {
  const t = useTranslations('desk');
  const { market } = useWho();
  return (
    <Tabs.List
      aria-label={t('languages-of', { label })}
      className="mb-3 flex overflow-x-auto border-b border-line"
    >
      {market.languages.map(({ code, name }) => (
        <Tabs.Tab
          key={code}
          value={code}
          className={
            'min-h-11 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap ' +
            'text-ink-2 data-active:border-primary data-active:text-primary'
          }
        >
          <bdi lang={code}>{name}</bdi>
          {!texts[code] && (
            <span className="ms-2 rounded-full bg-warn-tint px-2 py-0.5 text-xs text-warn">
              {t('gap')}
            </span>
          )}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

type InProps = Required<Props> & {
  language: Who['market']['languages'][number];
  texts: Texts;
  write: (code: string, text: string) => void;
  /** The language whose text is shown where this one has none, and may be copied. */
  from: Who['market']['languages'][number] | null;
  fault: string | undefined;
  focus: RefCallback<HTMLElement> | undefined;
};

function TextIn({ name, label, lines, language, texts, write, from, fault, focus }: InProps) {
  const t = useTranslations('desk');
  const { code, direction } = language;
  const example = from ? texts[from.code] : undefined;
  const copy = from && example && !texts[code] && (
    <button
      type="button"
      onClick={() => write(code, example)}
      className="link text-sm font-semibold"
    >
      {t('copy-from', { language: from.name })}
    </button>
  );
  return (
    <Field label={label} alert fault={fault} aside={copy}>
      {(control) => {
        const given = {
          ...control,
          name: `${name}.${code}`,
          ref: focus,
          lang: code,
          dir: direction,
          value: texts[code] ?? '',
          placeholder: example,
          className: 'field',
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            write(code, target.value),
        };
        return lines > 1 ? <textarea {...given} rows={lines} /> : <input {...given} />;
      }}
    </Field>
  );
}
