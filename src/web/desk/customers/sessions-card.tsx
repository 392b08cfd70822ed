import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Act, OpenedCustomer } from '#web/desk/customers/customer-page.tsx';
import { ConfirmDialog } from '#web/desk/parts/confirm-dialog.tsx';
import { useMomentText } from '#web/desk/parts/moment.tsx';

/** A customer's sessions, and a button that ends them all, after asking. */
export function SessionsCard({ customer, act }: { customer: OpenedCustomer; act: Act }) {
  const t = useTranslations('desk-customer');
  const time = useMomentText();
  const { title, email, sessions, at_work: atWork } = customer;
  const [asking, setAsking] = useState(false);
  return (
    <section aria-label={t('sessions')} className="card grid grid-cols-1 gap-2 p-4 text-sm">
      <h2 className="text-base font-semibold">{t('sessions')}</h2>
      {sessions.length === 0 && <p className="text-ink-2">{t('no-sessions')}</p>}
      <ul className="grid gap-2">
        {sessions.map(({ device, created_at: begun, seen_at: seen }) => (
          <li key={begun}>
            {device || t('device')}
            <span className="block text-xs text-ink-2">{t('seen', { at: time(seen) })}</span>
          </li>
        ))}
      </ul>
      {sessions.length > 0 && !atWork && (
        <button
          type="button"
          onClick={() => setAsking(true)}
          className="button button-quiet justify-self-start"
        >
          {t('sign-out')}
        </button>
      )}
      {asking && (
        <ConfirmDialog
          title={t('sign-out-title', { name: title || email })}
          text={t('sign-out-text')}
          yes={t('sign-out')}
          answer={(sure) => {
            setAsking(false);
            if (sure) void act('adminCustomer.endSessions');
          }}
        />
      )}
    </section>
  );
}
