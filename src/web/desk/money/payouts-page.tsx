import { useTranslations } from 'use-intl';
import type { Bulk, BulkAct } from '#web/desk/list/bulk/bulk-act.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { PayoutFiles } from '#web/desk/money/payout-files.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { inRow } from '#web/desk/parts/in-row.ts';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { referenceFilter } from '#web/desk/product/product-filters.tsx';
import { Field } from '#web/ui/form/field.tsx';

const VIEWS = ['open', 'held', 'paid', 'cancelled'] as const;

/**
 * The week's payouts: gather them, check them, send them to the bank as a file, and mark them as
 * paid.
 */
export default function PayoutsPage() {
  const t = useTranslations('desk-money');
  const { amount, at } = useMoneyColumns();
  return (
    <ListScreen
      title={t('payouts')}
      list="payout.list"
      file="payout.export"
      path="/admin/payouts"
      bulk={usePaying()}
      empty={<p>{t('payouts-empty')}</p>}
      acts={(again) => (
        <>
          <PayoutFiles />
          <ActButton
            primary
            label={t('gather')}
            call="payout.gather"
            input={{ again: true }}
            title={t('gather-title')}
            text={t('gather-text')}
            again={again}
          />
        </>
      )}
      views={VIEWS.map((name) => ({ name, label: t(`payout-${name}`) }))}
      filters={[referenceFilter('store', t('store'), 'adminStoreChoice.list')]}
      columns={[
        { name: 'store', label: t('store'), show: ({ store }) => <bdi>{store}</bdi> },
        amount(),
        {
          name: 'lines',
          label: t('lines'),
          number: true,
          show: ({ lines }) => lines,
        },
        {
          name: 'on_hold',
          label: t('holds'),
          show: ({ on_hold }) => inRow(on_hold.map((why) => t(`hold-${why}`))) || '–',
        },
        at('created_at', t('gathered-at')),
        {
          name: 'state',
          label: t('state'),
          card: 'state',
          show: ({ state, on_hold }) => (
            <State good={state === 'paid'}>
              {t(on_hold.length > 0 ? 'payout-held' : `payout-${state}`)}
            </State>
          ),
        },
      ]}
    />
  );
}

/** Marks payouts that the bank made together, with its reference if there is one. */
function usePaying(): Bulk {
  const t = useTranslations('desk-money');
  const ask: BulkAct['ask'] = (given, change) => (
    <Field label={t('bank-reference')} optional={t('optional')} hint={t('paid-many-hint')}>
      {(control) => (
        <input
          {...control}
          dir="ltr"
          value={String(given.reference ?? '')}
          onChange={({ target }) => change({ reference: target.value })}
          className="field"
        />
      )}
    </Field>
  );
  return {
    call: 'adminPayoutBulk.bulk',
    attempt: 'adminPayoutBulk.tryBulk',
    acts: [
      { name: 'paid', label: t('mark-paid'), icon: 'check', final: true, optional: true, ask },
    ],
  };
}
