import { Tabs } from '@base-ui/react/tabs';
import {
  createContext,
  use,
  useState,
  type ChangeEvent,
  type ReactNode,
  type RefCallback,
} from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { textsIn } from '#web/desk/edit/opened-thing.ts';
import { useWho, type Who } from '#web/desk/frame/who.ts';
import { Field } from '#web/ui/form/field.tsx';

type Texts = Record<string, string>;
type Language = Who['market']['languages'][number];
type Props = {
  name: string;
  label: string;
  /** How many lines; one is a field of one line. */
  lines?: number;
};

type Shown = [string, (code: string) => void];
const Together = createContext<Shown | null>(null);

/** The texts below it show the same language, whichever of their tabs is pressed. */
export function TextsTogether({ children }: { children: ReactNode }) {
  const shown = useState(useFirst()?.code ?? 'en');
  return <Together value={shown}>{children}</Together>;
}

/** The language that texts show here, and how another is chosen. */
export function useTextsLanguage(): Shown {
  const own = useState(useFirst()?.code ?? 'en');
  return use(Together) ?? own;
}

/** A text as the shop says it: in this language, else in English, else in any. */
export const saidIn = (texts: Texts, language: string): string =>
  texts[language] ?? texts.en ?? Object.values(texts)[0] ?? '';

function useFirst(): Language | undefined {
  const { market } = useWho();
  return market.languages.find(({ is_default }) => is_default) ?? market.languages[0];
}

/** A text in every language of the market: a tab each, with the gaps marked, and a way to copy. */
export function TextsField(text: Props) {
  return <TextsFields label={text.label} texts={[text]} />;
}

/** Several texts below the same tabs; the first of them should be there in every language. */
export function TextsFields({ label, texts }: { label: string; texts: Props[] }) {
  const { market } = useWho();
  const [shown, show] = useTextsLanguage();
  const values = useWatch({ name: texts.map(({ name }) => name) }).map(textsIn);
  const missing = (code: string) =>
    values.some((said, at) => !said[code] && (at === 0 || Object.keys(said).length > 0));
  return (
    <Tabs.Root value={shown} onValueChange={(code: string) => show(code)}>
      <LanguageTabs label={label} missing={missing} />
      {market.languages.map((language) => (
        <Tabs.Panel key={language.code} value={language.code} className="grid grid-cols-1 gap-4">
          {texts.map((text) => (
            <OneText key={text.name} {...text} language={language} shown={shown} />
          ))}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

/** One text in one language. */
function OneText({
  name,
  label,
  lines = 1,
  language,
  shown,
}: Props & { language: Language; shown: string }) {
  const first = useFirst();
  const { field, fieldState } = useController({ name });
  const { getFieldState, formState } = useFormContext();
  const texts = textsIn(field.value);
  const write = (code: string, text: string) => {
    const { [code]: _, ...others } = texts;
    field.onChange(text === '' ? others : { ...others, [code]: text });
  };
  const own = getFieldState(`${name}.${language.code}`, formState).error?.message;
  const isFirst = language.code === first?.code;
  return (
    <TextIn
      {...{ name, label, lines, language, write, texts }}
      from={isFirst ? null : (first ?? null)}
      fault={own ?? (isFirst ? fieldState.error?.message : undefined)}
      focus={language.code === shown ? field.ref : undefined}
    />
  );
}

type TabsProps = { label: string; missing: (code: string) => boolean };

function LanguageTabs({ label, missing }: TabsProps) {
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
          {missing(code) && (
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
  language: Language;
  texts: Texts;
  write: (code: string, text: string) => void;
  /** The language whose text is shown where this one has none, and may be copied. */
  from: Language | null;
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
