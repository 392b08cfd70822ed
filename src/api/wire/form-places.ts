// Limits the forms that are being received by this process: so many from one sender, so many bytes
// in all. Signed-in senders have room that strangers cannot take.
import { Refusal } from '#base/refusal.ts';

/** The sender of a form: an account, or the network of an unknown person. */
export type Sender = { name: string; isKnown: boolean };
export type Place = {
  /** Makes room for so many bytes more, or refuses. */ hold: (bytes: number) => void;
  leave: () => void;
};
export type Places = { take: (sender: Sender) => Place };

const OF_ACCOUNT = 4;
const OF_NETWORK = 32;
const OF_STRANGERS = 64 * 1024 * 1024;
const OF_ALL = 128 * 1024 * 1024;
const SOON_S = 5;

/** Refuses 'too-many-requests' when there is no room. */
export function createPlaces(): Places {
  const forms = new Map<string, number>();
  let strangers = 0;
  let all = 0;

  function take({ name, isKnown }: Sender): Place {
    const others = forms.get(name) ?? 0;
    let held = 0;
    if (others >= (isKnown ? OF_ACCOUNT : OF_NETWORK)) throw full();
    forms.set(name, others + 1);
    const hold = (bytes: number) => {
      if (all + bytes > OF_ALL || (!isKnown && strangers + bytes > OF_STRANGERS)) throw full();
      held += bytes;
      all += bytes;
      if (!isKnown) strangers += bytes;
    };
    const leave = () => {
      hold(-held);
      const left = (forms.get(name) ?? 1) - 1;
      if (left > 0) forms.set(name, left);
      else forms.delete(name);
    };
    return { hold, leave };
  }

  return { take };
}

const full = () => new Refusal('too-many-requests', { seconds: SOON_S });
