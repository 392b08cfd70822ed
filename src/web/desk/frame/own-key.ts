// What this browser stores for a person belongs to them alone: others sign in at the same browser,
// and one person may work for several stores.
import { front } from '#web/desk/frame/front.ts';
import { who } from '#web/desk/frame/who.ts';

let owner = '';

/**
 * The storage key for something of the signed-in person, and of the store whose screens they see.
 * After their session has ended it is still theirs, so that their last input is kept for them.
 */
export function ownKey(name: string): string {
  const known = who.get();
  if (known) owner = [known.id, front().store()].filter((id) => id !== null).join(' ');
  return `${name} of ${owner}`;
}
