import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#web/desk/parts/confirm-dialog.tsx';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { useMoment } from '#web/desk/parts/moment.tsx';
import type { KeyFront } from '#web/desk/systems/api-keys-screen.tsx';

type Key = DeskData<'adminApiKey.all'>[number];

type Props = { of: KeyFront; apiKey: Key; changed: () => void };

/** One key: its scopes, its maker, its last use, and its end. */
export function ApiKeyRow({ of, apiKey: key, changed }: Props) {
  const t = useTranslations('desk-keys');
  const desk = useTranslations('desk');
  const moment = useMoment();
  const [asking, setAsking] = useState(false);
  const revoke = async () => {
    const answer = await deskCall(of.revoke, { id: key.id });
    deskToast(answer.ok ? 'done' : 'wrong', answer.message || desk('no-network'));
    changed();
  };
  return (
    <li className="grid gap-1 border-b border-line p-4 text-sm last:border-0">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-base font-semibold">
          <bdi>{key.name}</bdi>
        </h2>
        <State good={key.valid}>{t(standingOf(key))}</State>
        <code dir="ltr" className="text-ink-2">
          {key.hint}…
        </code>
        {!key.revoked_at && (
          <button
            type="button"
            onClick={() => setAsking(true)}
            aria-label={t('key-revoke-named', { name: key.name })}
            className="button button-quiet ms-auto text-drop"
          >
            {t('key-revoke')}
          </button>
        )}
      </div>
      <p>{key.scopes.map(of.scopeName).join(' · ')}</p>
      <p className="text-ink-2">
        {t('key-made', { by: key.made_by, at: moment(key.made_at) })} ·{' '}
        {t('key-used', { at: moment(key.last_used_at) })} ·{' '}
        {t('key-ends', { at: moment(key.ends_at) })}
      </p>
      {asking && (
        <ConfirmDialog
          title={t('key-revoke-named', { name: key.name })}
          text={t('key-revoke-text')}
          yes={t('key-revoke')}
          answer={(sure) => {
            setAsking(false);
            if (sure) void revoke();
          }}
        />
      )}
    </li>
  );
}

const standingOf = ({ valid, owes, revoked_at: revoked, ends_at: ends }: Key) => {
  if (valid) return 'key-valid';
  if (revoked) return 'key-revoked';
  if (ends && new Date(ends) <= new Date()) return 'key-ended';
  return owes ? 'key-owes' : 'key-left';
};
