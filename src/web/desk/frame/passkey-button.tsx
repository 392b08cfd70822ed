import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { enterByPasskey } from '#web/desk/parts/passkeys.ts';

type Props = { entered: (token: string) => void; failed: (said: string) => void };

/** Signs in with a passkey of this device, or of a phone beside it. */
export function PasskeyButton({ entered, failed }: Props) {
  const t = useTranslations('desk');
  const [busy, setBusy] = useState(false);
  const enter = async () => {
    if (busy) return;
    setBusy(true);
    const outcome = await enterByPasskey().catch(() => ({ said: t('no-network') }));
    setBusy(false);
    if ('token' in outcome) entered(outcome.token);
    else failed(outcome.said || t('passkey-not'));
  };
  return (
    <button
      type="button"
      aria-disabled={busy}
      onClick={() => void enter()}
      className="button button-quiet w-full"
    >
      {t('passkey-use')}
    </button>
  );
}
