import { Tabs } from '@base-ui/react/tabs';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { textsIn } from '#web/desk/edit/opened-thing.ts';
import { useWho } from '#web/desk/frame/who.ts';
import { Field } from '#web/ui/form/field.tsx';

type Props = {
  name: string;
  label: string;
  /** How many lines; one is a field of one line. */
  lines?: number;
};

/** A text in every language of the market: a tab each, with the gaps marked, and a way to copy. */
export function TextsField({ name, label, lines = 1 }: Props) {
  const t = useTranslations('desk');
  const { market } = useWho();
  const first = market.languages.find(({ is_default }) => is_default) ?? market.languages[0];
  const [shown, show] = useState(first?.code ?? 'en');
  const { field, fieldState } = useController({ name });
  const { getFieldState, formState } = useFormContext();
  const texts = textsIn(field.value);
  const faultIn = (code: string) => getFieldState(`${name}.${code}`, formState).error?.message;
  const write = (code: string, text: string) => {
    const { [code]: _, ...others } = texts;
    field.onChange(text === '' ? others : { ...others, [code]: text });
  };
  return (
    <Tabs.Root value={shown} onValueChange={(code: string) => show(code)}>
      <Tabs.List
        aria-label={t('languages-of', { label })}
        className="mb-3 flex overflow-x-auto border-b border-line"
      >
        {market.languages.map(({ code, name: called }) => (
          <Tabs.Tab
            key={code}
            value={code}
            className="min-h-11 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-ink-2 data-active:border-primary data-active:text-primary"
          >
            <bdi lang={code}>{called}</bdi>
            {!texts[code] && (
              <span className="ms-2 rounded-full bg-warn-tint px-2 py-0.5 text-xs text-warn">
                {t('gap')}
              </span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {market.languages.map(({ code, direction }) => (
        <Tabs.Panel key={code} value={code}>
          <Field
            label={label}
            alert
            fault={faultIn(code) ?? (code === first?.code ? fieldState.error?.message : undefined)}
            aside={
              !texts[code] && first && code !== first.code && texts[first.code] ? (
                <button
                  type="button"
                  onClick={() => write(code, texts[first.code] ?? '')}
                  className="link text-sm font-semibold"
                >
                  {t('copy-from', { language: first.name })}
                </button>
              ) : undefined
            }
          >
            {(control) => {
              const given = {
                ...control,
                name: `${name}.${code}`,
                ref: code === shown ? field.ref : undefined,
                lang: code,
                dir: direction,
                value: texts[code] ?? '',
                onBlur: field.onBlur,
                placeholder: first && code !== first.code ? texts[first.code] : undefined,
                className: 'field',
              };
              return lines > 1 ? (
                <textarea
                  {...given}
                  rows={lines}
                  onChange={({ target }) => write(code, target.value)}
                />
              ) : (
                <input {...given} onChange={({ target }) => write(code, target.value)} />
              );
            }}
          </Field>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
