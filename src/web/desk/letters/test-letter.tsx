import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import type { TypedText } from '#web/desk/texts/use-typed-texts.ts';

type Which = {
  kind: string;
  language: string;
  example: number;
  messages: Pick<TypedText, 'section' | 'key' | 'text'>[];
};
type Props = { which: Which };

/** Sends the shown email, with unsaved input, to the person who presses. */
export function TestLetter({ which }: Props) {
  const t = useTranslations('desk-systems');
  const desk = useTranslations('desk');
  const [waits, setWaits] = useState(false);
  const send = async () => {
    if (waits) return;
    setWaits(true);
    const answer = await deskCall('adminLetter.test', which);
    setWaits(false);
    deskToast(answer.ok ? 'done' : 'wrong', answer.message || desk('no-network'));
  };
  return (
    <button
      type="button"
      aria-disabled={waits || undefined}
      onClick={() => void send()}
      className="button button-quiet"
    >
      {t('letter-test')}
    </button>
  );
}
