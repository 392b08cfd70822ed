import { useTranslations } from 'use-intl';
import { State } from '#web/desk/parts/state.tsx';
import type { Text } from '#web/desk/texts/text-language.ts';
import type { TypedText } from '#web/desk/texts/use-typed-texts.ts';

type Props = { message: Text; typed: TypedText | undefined };

/** The state of a text: not saved yet, changed, missing or outdated. */
export function TextState({ message: { state }, typed }: Props) {
  const t = useTranslations('desk-texts');
  if (typed) return <State good={false}>{t('unsaved')}</State>;
  if (state === 'changed') return <State good>{t('changed')}</State>;
  if (state === 'built-in') return null;
  return (
    <span className="rounded-full bg-drop-tint px-2 py-0.5 text-xs font-semibold text-drop">
      {state === 'missing' ? t('missing') : t('outdated')}
    </span>
  );
}
