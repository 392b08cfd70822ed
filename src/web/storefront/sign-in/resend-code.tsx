import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Refused } from '#web/ui/cart/cart.ts';

const PAUSE_S = 60;

/** Asks for another letter, at most once a minute. */
export function ResendCode({ send }: { send: () => Promise<Refused | null> }) {
  const t = useTranslations('account');
  const [left, setLeft] = useState(PAUSE_S);
  const [message, setMessage] = useState('');
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  const press = async () => {
    setLeft(PAUSE_S);
    const refused = await send();
    setMessage(refused ? refused.message || t('down') : t('resent'));
  };
  return (
    <div className="text-sm">
      <p role="status" className="font-medium empty:hidden">
        {message}
      </p>
      {waiting ? (
        <p className="figures py-1 text-ink-2">{t('resend-in', { seconds: left })}</p>
      ) : (
        <button type="button" onClick={() => void press()} className="link min-h-8 font-semibold">
          {t('resend')}
        </button>
      )}
    </div>
  );
}
