import type { ReactNode } from 'react';

/** How it stands: well, to be looked at, wrong, going on, or nothing to say. */
export type Tone = 'good' | 'warn' | 'bad' | 'busy' | 'quiet';

const COLOURS: Record<Tone, string> = {
  good: 'bg-good-tint text-good',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-drop-tint text-drop',
  busy: 'bg-info-tint text-info',
  quiet: 'bg-ground-3 text-ink-2',
};

/** A state in a word, in the colour of how good it is. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={`rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${COLOURS[tone]}`}
    >
      {children}
    </span>
  );
}
