import type { Reason } from '#contract/proposal.ts';
import { sayIn } from '#words/say.ts';

/** Why a proposal was refused: the predefined reason in a language, and the market's own words. */
export const reasonText = (language: string, { code, text }: Reason): string =>
  [code && sayIn(language)(`proposal-reason.${code}`), text].filter(Boolean).join(' ');
