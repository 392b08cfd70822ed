// The handler of a call: takes the visit, the parsed input and the actor, and returns the `data`.
import type { Audience, Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Visit } from '#hall/visit.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

type ActorOf<Who extends Audience> = Who extends 'staff'
  ? Staff
  : Who extends 'seller'
    ? Seller
    : null;
type Handler<E extends Endpoint> = (
  visit: Visit,
  input: InputOf<E>,
  actor: ActorOf<E['audience']>,
) => Promise<OutputOf<E>>;
/** One handler for each call of a noun. */
export type Handlers<Calls extends Record<string, Endpoint>> = {
  [Verb in keyof Calls]: Handler<Calls[Verb]>;
};
/** A handler whose input was parsed by its call's shape, and whose actor was checked. */
export type Run = (visit: Visit, input: unknown, actor: Seller | Staff | null) => Promise<unknown>;
