import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Chooser } from '#web/desk/edit/chooser.tsx';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { inRow } from '#web/desk/parts/in-row.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { TakingAddress } from '#web/desk/taking/taking-address.tsx';
import { TakingField } from '#web/desk/taking/taking-field.tsx';
import type { OrderBuyer } from '#web/desk/taking/use-chosen-customer.ts';
import type { Taking } from '#web/desk/taking/use-taking.ts';
import { Field } from '#web/ui/form/field.tsx';

const PAUSE_MS = 200;
type Props = {
  taking: Taking;
  buyer: OrderBuyer | null;
  choose: (id: number | null) => Promise<unknown>;
};

/** The customer and the address: an existing customer and one of their addresses, or a new one. */
export function TakingBuyer({ taking, buyer, choose }: Props) {
  const t = useTranslations('desk-taking');
  const [choices, search] = useBuyers();
  const { taken, change } = taking;
  const typed = taken.saved === null;
  return (
    <FieldCard title={t('buyer')}>
      <Field label={t('customer')} hint={t('customer-hint')}>
        {(control) => (
          <Chooser
            label={t('customer')}
            control={{ ...control, name: 'customer' }}
            choices={choices}
            chosen={taken.customer}
            choose={(choice) => void choose(choice?.id ?? null)}
            search={search}
            placeholder={t('customer-search')}
          />
        )}
      </Field>
      {buyer && buyer.addresses.length > 0 && (
        <Field label={t('saved')}>
          {(control) => (
            <select
              {...control}
              value={taken.saved ?? ''}
              onChange={({ target }) => change({ saved: Number(target.value) || null })}
              className="field"
            >
              {buyer.addresses.map(({ id, name, lines }) => (
                <option key={id} value={id}>
                  {inRow([name, ...lines])}
                </option>
              ))}
              <option value="">{t('saved-other')}</option>
            </select>
          )}
        </Field>
      )}
      {typed && (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TakingField taking={taking} name="name" label={t('name')} />
          <TakingField taking={taking} name="phone" label={t('phone')} kind="tel" />
          <TakingField taking={taking} name="email" label={t('email')} kind="email" wide />
          <TakingAddress taking={taking} />
        </div>
      )}
    </FieldCard>
  );
}

/** Customers that match the typed text; none if there is no text. */
function useBuyers() {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { answer } = useDeskAnswer('adminTakenOrder.buyers', { q });
  const found = answer?.ok && q ? answer.data : [];
  const choices = found.map(({ id, title, email, phone }) => ({
    id,
    title,
    note: [email, phone].filter(Boolean).join(' · '),
  }));
  return [choices, setTyped] as const;
}
