import { useState } from 'react';
import { enterByPasskey } from '#web/ui/account/passkeys.ts';

/** Its texts; the site and the back office have their own. */
export type PasskeyWords = { use: string; not: string; down: string };
type Props = {
  words: PasskeyWords;
  entered: (token: string) => void;
  failed: (message: string) => void;
};

/** Signs in with a passkey of this device, or of a phone beside it. */
export function PasskeyButton({ words, entered, failed }: Props) {
  const [busy, setBusy] = useState(false);
  const enter = async () => {
    if (busy) return;
    setBusy(true);
    const outcome = await enterByPasskey().catch(() => ({ message: words.down }));
    setBusy(false);
    if ('token' in outcome) entered(outcome.token);
    else failed(outcome.message || words.not);
  };
  return (
    <button
      type="button"
      aria-disabled={busy}
      onClick={() => void enter()}
      className="button button-quiet w-full"
    >
      {words.use}
    </button>
  );
}
