import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { findWho } from '#web/desk/frame/who.ts';
import type { OpenedLanguage } from '#web/desk/languages/language-page.tsx';
import { ConfirmDialog } from '#web/desk/parts/confirm-dialog.tsx';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

/** Makes an active language the main one; asks first, because addresses change. */
export function MakeDefault({ language }: { language: OpenedLanguage }) {
  const t = useTranslations('desk-languages');
  const desk = useTranslations('desk');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { id, version, name, enabled, is_default, default: before } = language;
  if (is_default || !enabled) return null;
  const make = async () => {
    const answer = await deskCall('adminLanguageMore.makeDefault', {
      id,
      version,
      instead: before.id,
    });
    if (!answer.ok) return deskToast('wrong', answer.message || desk('no-network'));
    deskToast('done', answer.message);
    await findWho(); // forms now start with it
    await navigate('/admin/languages');
  };
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="button button-quiet justify-self-start"
      >
        {t('make-default')}
      </button>
      {asking && (
        <ConfirmDialog
          title={t('make-default-title', { name })}
          text={t('make-default-text', { name, before: before.name })}
          yes={t('make-default')}
          answer={(sure) => {
            setAsking(false);
            if (sure) void make();
          }}
        />
      )}
    </>
  );
}
