import { useTranslations } from 'use-intl';
import type { ImportState } from '#contract/import-shapes.ts';
import { State } from '#web/desk/parts/state.tsx';

/** The progress of an import, in a word. */
export function ImportStateShown({ state }: { state: ImportState }) {
  const t = useTranslations('desk-import');
  return <State good={state === 'done'}>{t(`state-${state}`)}</State>;
}
