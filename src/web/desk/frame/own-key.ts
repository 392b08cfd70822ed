// What this browser keeps for whoever works here is theirs alone: others sign in at the same one,
// and one person works for several stores.
import { front } from '#web/desk/frame/front.ts';
import { who } from '#web/desk/frame/who.ts';

let owner = '';

/**
 * The name under which something is kept for whoever works here, and for the store whose screens
 * they see. Once their session has ended it is still theirs: what they typed last is kept for them.
 */
export function ownKey(name: string): string {
  const known = who.get();
  if (known) owner = [known.id, front().store()].filter((id) => id !== null).join(' ');
  return `${name} of ${owner}`;
}
