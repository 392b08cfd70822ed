// A refusal is an answer, not a fault: the caller asked for something the market says no to.
import type { RefusalCode } from '#contract/refusals.ts';

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly values: Record<string, string | number>;
  /** For cart lines: the reasons of each line, by its id. */
  readonly lines:
    | Record<string, { code: RefusalCode; values: Record<string, string | number> }>
    | undefined;

  constructor(
    code: RefusalCode,
    values: Record<string, string | number> = {},
    lines?: Refusal['lines'],
  ) {
    super(code);
    this.code = code;
    this.values = values;
    this.lines = lines;
  }
}
