// The language of the texts in a form: one for all of its fields.
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { textsIn } from '#web/desk/edit/opened-thing.ts';
import { useWho, type Who } from '#web/desk/frame/who.ts';

export type Language = Who['market']['languages'][number];
type MadeLanguage = { name: string; plain: string };
type FormLanguage = {
  shown: Language;
  /** The market's main language: its texts are shown when another language has none. */
  first: Language;
  show: (code: string) => void;
  /** The names of the fields with texts. */
  names: string[];
  /** Text fields that are generated if empty, each with the field of the main language. */
  made: MadeLanguage[];
  /** Registers a text field; the returned function removes it. */
  join: (name: string, plain?: string) => () => void;
};
const Shown = createContext<FormLanguage | null>(null);

/** Starts with the language in the address (`?language=ar`), otherwise with the main one. */
export function FormLanguages({ children }: { children: ReactNode }) {
  const { market } = useWho();
  const first = market.languages.find(({ is_default }) => is_default) ?? market.languages[0];
  const [query] = useSearchParams();
  const [code, setCode] = useState(query.get('language') ?? first?.code);
  const [names, setNames] = useState<string[]>([]);
  const [made, setMade] = useState<MadeLanguage[]>([]);
  const shown = market.languages.find((one) => one.code === code) ?? first;
  const known = useMemo(
    () =>
      first &&
      shown && {
        shown,
        first,
        show: setCode,
        names,
        made,
        join: (name: string, plain?: string) => {
          if (plain !== undefined) {
            setMade((now) => [...now, { name, plain }]);
            return () => setMade((now) => now.filter((one) => one.name !== name));
          }
          setNames((now) => [...now, name]);
          return () => setNames((now) => now.toSpliced(now.indexOf(name), 1));
        },
      },
    [shown, first, names, made],
  );
  if (!known) throw new Error('The market has no language.');
  return <Shown value={known}>{children}</Shown>;
}

export function useFormLanguage(): FormLanguage {
  const known = useContext(Shown);
  if (!known) throw new Error('There is no form around this field.');
  return known;
}

/**
 * A field's texts, the one in the shown language, and how to change it. `plain`: the field of the
 * main language, if the others are generated when left empty.
 */
export function useTexts(name: string, plain?: string) {
  const { shown, first, join } = useFormLanguage();
  const { field, fieldState } = useController({ name });
  const { getFieldState, formState } = useFormContext();
  // the names change with every field that joins; joining again would never end
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => join(name, plain), [name, plain]);
  const texts = textsIn(field.value);
  const isFirst = shown.code === first.code;
  const own = getFieldState(`${name}.${shown.code}`, formState).error?.message;
  return {
    language: shown,
    text: texts[shown.code] ?? '',
    /** The text of the main language, when another one is shown. */
    example: isFirst ? undefined : texts[first.code],
    exampleIn: first.name,
    fault: own ?? (isFirst ? fieldState.error?.message : undefined),
    focus: field.ref,
    write: (text: string) => {
      const { [shown.code]: _, ...others } = texts;
      field.onChange(text === '' ? others : { ...others, [shown.code]: text });
    },
  };
}
