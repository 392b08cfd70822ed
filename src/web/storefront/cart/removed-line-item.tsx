import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { bringBack } from '#web/storefront/cart/bring-back.ts';
import type { RemovedLine } from '#web/storefront/cart/removed-lines.ts';
import { useRefusal } from '#web/ui/cart/use-totals.ts';
import { announce } from '#web/ui/message/announce.ts';

/** Replaces a line that has just left the cart: what happened to it, and an undo button. */
export default function RemovedLineItem({ gone }: { gone: RemovedLine }) {
  const t = useTranslations('cart');
  const { complain } = useRefusal();
  const undo = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const { title } = gone.line.flash_product;
  const message = gone.saved ? t('saved', { title }) : t('removed', { title });
  useEffect(() => undo.current?.focus(), []);
  useEffect(() => announce(message), [message]);
  const back = async () => {
    if (busy) return;
    setBusy(true);
    complain(await bringBack(gone));
    setBusy(false);
  };
  return (
    <li className="flex items-center justify-between gap-4 px-4 py-2 text-sm text-ink-2 md:px-5">
      <span className="line-clamp-2 min-w-0">{message}</span>
      <button
        ref={undo}
        type="button"
        aria-busy={busy}
        onClick={() => void back()}
        className="link min-h-11 shrink-0 px-2 font-semibold"
      >
        {t('undo')}
        <span className="sr-only"> {title}</span>
      </button>
    </li>
  );
}
