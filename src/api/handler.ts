// What answers a call: it takes the visit and the parsed input, and answers the `data`.
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Visit } from '#hall/visit.ts';

export type Handler<E extends Endpoint> = (visit: Visit, input: InputOf<E>) => Promise<OutputOf<E>>;
/** One handler for each call of a noun. */
export type Handlers<Calls extends Record<string, Endpoint>> = {
  [Verb in keyof Calls]: Handler<Calls[Verb]>;
};
/** A handler whose input was parsed by its call's shape. */
export type Run = (visit: Visit, input: unknown) => Promise<unknown>;
