import type { ReactNode } from 'react';

/** A state: fine, needs attention, wrong, in progress, or neutral. */
export type Tone = 'good' | 'warn' | 'bad' | 'busy' | 'quiet';

const COLOURS: Record<Tone, string> = {
  good: 'bg-good-tint text-good',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-drop-tint text-drop',
  busy: 'bg-info-tint text-info',
  quiet: 'bg-ground-3 text-ink-2',
};

/** A state in a word, coloured by its tone. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={`rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${COLOURS[tone]}`}
    >
      {children}
    </span>
  );
}
