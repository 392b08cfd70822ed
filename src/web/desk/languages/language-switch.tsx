import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { findWho } from '#web/desk/frame/who.ts';
import { deskCall, type RowOf } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

type Props = { language: RowOf<'adminLanguage.list'>; again: () => void };

/** Switches a language on and off at once. */
export function LanguageSwitch({ language: { id, code, name, ...row }, again }: Props) {
  const t = useTranslations('desk-languages');
  const desk = useTranslations('desk');
  const [{ version, enabled }, setRow] = useState(row);
  const [waits, setWaits] = useState(false);
  const turn = async () => {
    if (waits) return;
    setWaits(true);
    const input = { id, version, code, name, enabled: !enabled };
    const answer = await deskCall('adminLanguage.save', input);
    setWaits(false);
    if (!answer.ok) {
      again(); // a colleague was faster: reload the list
      return deskToast('wrong', answer.message || desk('no-network'));
    }
    setRow((now) => ({ ...now, version: answer.data.version, enabled: answer.data.enabled }));
    deskToast('done', answer.message);
    await findWho(); // updates forms and menus
  };
  return (
    <label className="inline-flex min-h-11 items-center gap-2 align-middle md:min-h-6">
      <input
        type="checkbox"
        role="switch"
        aria-checked={enabled}
        aria-busy={waits}
        aria-label={t('switch', { name })}
        checked={enabled}
        onChange={() => void turn()}
        className="size-6 shrink-0"
      />
      {enabled ? t('on') : t('off')}
    </label>
  );
}
