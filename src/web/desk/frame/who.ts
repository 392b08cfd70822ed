// Who works here, and facts about the market: loaded before any screen is drawn.
import type { Refused } from '#client/client.ts';
import type { DeskCall } from '#contract/desk-addresses.ts';
import { front, type Who } from '#web/desk/frame/front.ts';
import { mayMake } from '#web/desk/parts/may-make.ts';
import { reactiveState, useReactiveState } from '#web/ui/reactive-state.ts';

export type { Who } from '#web/desk/frame/front.ts';
/** Null: nobody who works here; undefined: not known yet. */
export const who = reactiveState<Who | null | undefined>(undefined);

/**
 * Asks who is signed in; returns the reason if it is nobody who works here. If the server cannot be
 * reached, the known person stays.
 */
export async function findWho(): Promise<Refused | null> {
  const answer = await front().ask();
  if (answer.ok) who.set(answer.data);
  else if (!isDown(answer)) who.set(null);
  return answer.ok ? null : answer;
}

const IN_TROUBLE = 500;
/** Whether a call got no answer: no network, or a server error. */
export const isDown = ({ status, code }: Refused): boolean =>
  status === 0 || status >= IN_TROUBLE || code === 'unreadable';

/** The person who works here; only for use below the frame, which waits for it. */
export function useWho(): Who {
  const known = useReactiveState(who);
  if (!known) throw new Error('Nobody is signed in here.');
  return known;
}

/** Whether the person may make a call: what they may not do is not offered. */
export function useMay(): (call: DeskCall) => boolean {
  const { permissions } = useWho();
  return (call) => mayMake(permissions, call);
}
