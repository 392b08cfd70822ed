// The language in which a form shows its texts: one for all of its fields.
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { textsIn } from '#web/desk/edit/opened-thing.ts';
import { useWho, type Who } from '#web/desk/frame/who.ts';

export type Language = Who['market']['languages'][number];
type MadeLanguage = { name: string; plain: string };
type FormLanguage = {
  shown: Language;
  /** The market's first: what it says is shown where another language says nothing. */
  first: Language;
  show: (code: string) => void;
  /** The names of the fields that have texts. */
  names: string[];
  /**
   * Fields of texts that are made where nobody writes them, with the field that stands for the
   * market's first language.
   */
  made: MadeLanguage[];
  /** Tells of a field of texts; the answer takes it back. */
  join: (name: string, plain?: string) => () => void;
};
const Shown = createContext<FormLanguage | null>(null);

/** Begins with the language that the address asks for (`?language=ar`), else with the first one. */
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
 * A field's texts, the one in the language that is shown, and how it is written. `plain`: the field
 * that stands for the first language, where the others are made if nobody writes them.
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
    /** What the first language says, where another one is shown. */
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
