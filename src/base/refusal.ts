// A refusal is an answer, not an error: the caller asked for something that the market does not
// allow.
import type { RefusalCode } from '#contract/refusals.ts';

/** The values of a message; lists are joined as the language does it. */
export type MessageValues = Record<string, string | number | readonly string[]>;

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly values: MessageValues;
  /** For cart lines: the reasons for each line, by its id. */
  readonly lines: LineRefusals | undefined;
  /** For things that cannot be deleted: the first of the things that refer to them. */
  readonly uses: Use[];

  constructor(
    code: RefusalCode,
    values: MessageValues = {},
    about?: { lines: LineRefusals } | { uses: Use[] },
  ) {
    super(code);
    this.code = code;
    this.values = values;
    this.lines = about && 'lines' in about ? about.lines : undefined;
    this.uses = about && 'uses' in about ? about.uses : [];
  }
}

type LineRefusals = Record<string, Pick<Refusal, 'code' | 'values'>>;

/** A thing that refers to another one: its kind, as in its history, its id, and its title. */
export type Use = { noun: string; id: number; title: string };
