import { useTranslations } from 'use-intl';
import { Badge, type Tone } from '#web/desk/parts/badge.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';

type State = RowOf<'adminJob.list'>['state'];
const TONES: Record<State, Tone> = {
  waiting: 'busy',
  running: 'good',
  planned: 'quiet',
  trying: 'warn',
  failed: 'bad',
};

/** The state of a job, in a word. */
export function JobState({ state }: { state: State }) {
  const t = useTranslations('desk-systems');
  return <Badge tone={TONES[state]}>{t(`job-${state}`)}</Badge>;
}

/** The subject of a job: `order 12`. */
export const aboutOf = (about: Record<string, number>): string =>
  Object.entries(about)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
