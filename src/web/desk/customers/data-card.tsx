import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Act, OpenedCustomer } from '#web/desk/customers/customer-page.tsx';
import { ConfirmDialog } from '#web/desk/parts/confirm-dialog.tsx';
import { saveFile } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

/** A customer's legal rights: a copy of all their data, and its deletion. */
export function DataCard({ customer, act }: { customer: OpenedCustomer; act: Act }) {
  const t = useTranslations('desk-customer');
  const words = useTranslations('desk');
  const go = useNavigate();
  const [asks, setAsks] = useState(false);
  const { id, title, open_orders: open, at_work: atWork } = customer;
  const why = atWork ? t('erase-at-work') : open > 0 ? t('erase-open', { count: open }) : '';
  const save = async () => {
    if (!(await saveFile('adminCustomerData.file', { id })))
      deskToast('wrong', words('no-network'));
  };
  const erase = async (sure: boolean) => {
    setAsks(false);
    if (sure && (await act('adminCustomerData.erase'))) await go('/admin/customers');
  };
  return (
    <section aria-label={t('data')} className="card grid grid-cols-1 gap-3 p-4 text-sm">
      <h2 className="text-base font-semibold">{t('data')}</h2>
      <p className="text-ink-2">{t('data-hint')}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={() => void save()} className="button button-quiet">
          <DeskIcon name="download" />
          {t('data-save')}
        </button>
        {!why && (
          <button
            type="button"
            onClick={() => setAsks(true)}
            className="button button-quiet text-drop"
          >
            <DeskIcon name="trash-2" />
            {t('erase')}
          </button>
        )}
      </div>
      {why && <p>{why}</p>}
      {asks && (
        <ConfirmDialog
          title={t('erase-title', { name: title })}
          text={t('erase-text')}
          yes={t('erase')}
          answer={(sure) => void erase(sure)}
        />
      )}
    </section>
  );
}
