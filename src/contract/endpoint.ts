// One call of the API, said once: its address, who may make it, what it takes and what its `data` is.
import type { z } from 'zod';

/** Who a call is for: anyone; anyone with a bearer or a `user_token`; only a bearer. */
export type Audience = 'public' | 'guest' | 'bearer';

export type Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  /** Below `/api/v1/`; `{id}` and `{slug}` stand for a segment of the address and are handed over as input. */
  path: string;
  methods: ('GET' | 'POST' | 'DELETE')[];
  audience: Audience;
  about: string;
  input: Input;
  output: Output;
  /** The same answer for everybody who speaks a language: kept, and ended by the tags of its reads. */
  kept?: boolean;
  /** The success message, a key of `locales` → `toast`. */
  toast?: string;
  /** Somebody could try codes with it: limited by the caller's address. */
  guessable?: boolean;
  /** Bodies may arrive as section 2 of the wire contract describes. */
  obfuscated?: boolean;
};

export type InputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** Types an endpoint without widening its shapes. */
export function endpoint<I extends z.ZodType, O extends z.ZodType>(said: Endpoint<I, O>): Endpoint<I, O> {
  return said;
}
