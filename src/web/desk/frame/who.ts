// Who works here, and what the market is like: known before any screen is drawn.
import type { DeskCall } from '#contract/desk-addresses.ts';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { mayMake } from '#web/desk/parts/may-make.ts';
import { reactiveState, useReactiveState } from '#web/ui/reactive-state.ts';

export type Who = DeskData<'adminDesk.me'>;
/** Null: nobody who works here; undefined: not known yet. */
export const who = reactiveState<Who | null | undefined>(undefined);

/** Asks who it is; answers why not if it is nobody who works here. */
export async function findWho(): Promise<string> {
  const answer = await deskCall('adminDesk.me');
  who.set(answer.ok ? answer.data : null);
  return answer.ok ? '' : answer.code;
}

/** Who works here; only below the frame, which waits for it. */
export function useWho(): Who {
  const known = useReactiveState(who);
  if (!known) throw new Error('Nobody is signed in here.');
  return known;
}

/** Whether who works here may make a call: what they may not is not offered. */
export function useMay(): (call: DeskCall) => boolean {
  const { permissions } = useWho();
  return (call) => mayMake(permissions, call);
}
