import { Tabs } from '@base-ui/react/tabs';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useFormLanguage } from '#web/desk/edit/form-language.tsx';
import { textsIn } from '#web/desk/edit/opened-thing.ts';
import { useWho } from '#web/desk/frame/who.ts';

/**
 * The languages of a form: which one its fields show, how many texts each lacks, and a button that
 * fills the gaps from the main one.
 */
export function LanguageBar() {
  const { market } = useWho();
  const { names, shown, show } = useFormLanguage();
  const bar = useRef<HTMLDivElement>(null);
  const gaps = useGaps();
  const faulty = useFaulty();
  const lead = useEffectEvent(() => {
    const [code] = faulty;
    if (code === undefined || faulty.includes(shown.code)) return;
    show(code);
    const wrong = () =>
      bar.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]');
    requestAnimationFrame(() => wrong()?.focus());
  });
  const key = faulty.join(' ');
  useEffect(() => lead(), [key]);
  if (names.length === 0 || market.languages.length < 2) return null;
  return (
    <Tabs.Root value={shown.code} onValueChange={(code: string) => show(code)}>
      <div ref={bar} className="card flex flex-wrap items-center gap-x-4 px-2">
        <Languages gaps={gaps} faulty={faulty} />
        <FillGaps />
      </div>
    </Tabs.Root>
  );
}

type LanguagesProps = { gaps: (code: string) => number; faulty: string[] };

function Languages({ gaps, faulty }: LanguagesProps) {
  const t = useTranslations('desk');
  const { market } = useWho();
  return (
    <Tabs.List aria-label={t('languages')} className="flex min-w-0 max-md:more-at-end md:flex-wrap">
      {market.languages.map(({ code, name, enabled }) => (
        <Tabs.Tab
          key={code}
          value={code}
          className={
            'min-h-11 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap ' +
            'text-ink-2 data-active:border-primary data-active:text-primary'
          }
        >
          <bdi lang={code}>{name}</bdi>
          {!enabled && <span className="ms-1 font-normal">{t('language-off')}</span>}
          {faulty.includes(code) && <span className="ms-2 text-drop">{t('faulty')}</span>}
          {gaps(code) > 0 && (
            <span className="ms-2 rounded-full bg-warn-tint px-2 py-0.5 text-xs text-warn">
              {t('gap-count', { count: gaps(code) })}
            </span>
          )}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

/** Copies the main language's text into every field that is empty in the shown language. */
function FillGaps() {
  const t = useTranslations('desk');
  const { names, shown, first } = useFormLanguage();
  const { setValue, getValues } = useFormContext();
  const values: unknown[] = useWatch({ name: names });
  const fillable = names.filter((_, at) => {
    const texts = textsIn(values[at]);
    return texts[first.code] && !texts[shown.code];
  });
  if (fillable.length === 0) return null;
  const fill = () => {
    for (const name of fillable) {
      const texts = textsIn(getValues(name));
      setValue(name, { ...texts, [shown.code]: texts[first.code] }, { shouldDirty: true });
    }
  };
  return (
    <button type="button" onClick={fill} className="link min-h-11 px-2 text-sm font-semibold">
      {t('fill-gaps', { count: fillable.length, language: first.name })}
    </button>
  );
}

/** The number of texts that some language has, but this one lacks. */
function useGaps(): (code: string) => number {
  const { names } = useFormLanguage();
  const values: unknown[] = useWatch({ name: names });
  const written = values.map(textsIn).filter((texts) => Object.keys(texts).length > 0);
  return (code) => written.filter((texts) => !texts[code]).length;
}

/** The languages of refused texts. */
function useFaulty(): string[] {
  const { market } = useWho();
  const { names, made, first } = useFormLanguage();
  const { getFieldState, formState } = useFormContext();
  const faultOf = (path: string) => getFieldState(path, formState).error?.message;
  return market.languages
    .map(({ code }) => code)
    .filter((code) =>
      [...names.map((name) => ({ name, plain: name })), ...made].some(
        ({ name, plain }) =>
          faultOf(`${name}.${code}`) ?? (code === first.code ? faultOf(plain) : undefined),
      ),
    );
}
