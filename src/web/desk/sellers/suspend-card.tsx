import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import type { OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { useMay } from '#web/desk/frame/who.ts';

/** Suspends a store, with a reason for its owners, and reopens it. */
export function SuspendCard({ opened }: { opened: OpenedThing }) {
  const t = useTranslations('desk-sellers');
  const words = useTranslations('desk-store');
  const may = useMay();
  const input = { id: opened.id };
  const store = String(opened.name);
  const [suspended, setSuspended] = useState(String(opened.suspended ?? ''));
  return (
    <FieldCard title={t('this-store')}>
      {may('books.list') && (
        <>
          <Link to={`/admin/balances/${opened.id}`} className="link text-sm">
            {t('see-balance')}
          </Link>
          <Link to={`/admin/payouts?store=${opened.id}`} className="link text-sm">
            {t('see-payouts')}
          </Link>
        </>
      )}
      <div>
        {suspended && (
          <p className="mb-3 text-sm text-drop">{words('suspended-why', { reason: suspended })}</p>
        )}
        {suspended ? (
          <ActButton
            primary
            label={t('reinstate')}
            call="staffedStore.reinstate"
            input={input}
            title={t('reinstate-title', { store })}
            text={t('reinstate-text')}
            again={(done) => done && setSuspended(done.suspended_reason)}
          />
        ) : (
          <ActButton
            label={t('suspend')}
            call="staffedStore.suspend"
            input={input}
            title={t('suspend-title', { store })}
            text={t('suspend-text')}
            fields={[{ name: 'reason', label: t('reason'), kind: 'lines' }]}
            again={(done) => done && setSuspended(done.suspended_reason)}
          />
        )}
      </div>
    </FieldCard>
  );
}
