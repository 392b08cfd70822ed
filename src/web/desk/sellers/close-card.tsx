import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import type { OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { useMomentText } from '#web/desk/parts/moment.tsx';

/** Closes a store for good, with a reason for its owners, and reopens it. */
export function CloseCard({ opened }: { opened: OpenedThing }) {
  const t = useTranslations('desk-sellers');
  const write = useMomentText();
  const input = { id: opened.id };
  const store = String(opened.name);
  const [closed, setClosed] = useState({
    at: opened.closed_at ? String(opened.closed_at) : null,
    reason: String(opened.closed_reason ?? ''),
  });
  const showClosed = (done: { closed_at: string | null; closed_reason: string } | null) =>
    done && setClosed({ at: done.closed_at, reason: done.closed_reason });
  return (
    <FieldCard title={t('close')}>
      {closed.at && (
        <div className="text-sm">
          <p className="text-drop">{t('closed-since', { date: write(closed.at) })}</p>
          {closed.reason && <p className="break-words">{closed.reason}</p>}
        </div>
      )}
      <div>
        {closed.at ? (
          <ActButton
            label={t('reopen')}
            call="staffedStore.reopen"
            input={input}
            title={t('reopen-title', { store })}
            text={t('reopen-text')}
            again={showClosed}
          />
        ) : (
          <ActButton
            label={t('close')}
            call="staffedStore.close"
            input={input}
            title={t('close-title', { store })}
            text={t('close-text')}
            fields={[{ name: 'reason', label: t('reason'), kind: 'lines' }]}
            again={showClosed}
          />
        )}
      </div>
    </FieldCard>
  );
}
