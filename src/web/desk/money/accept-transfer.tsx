import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { Transfer } from '#web/desk/money/transfer-page.tsx';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { ActFields } from '#web/desk/parts/act-fields.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { useAct } from '#web/desk/parts/use-act.ts';

type Props = { transfer: Transfer; again: () => void };

/**
 * The decision about a transfer: the amount that arrived and when, or that none did. The button
 * says what will be booked.
 */
export function AcceptTransfer({ transfer, again }: Props) {
  const t = useTranslations('desk-money');
  const { money } = useMoneyColumns();
  const { id, order, owed, claimed, currency, paid_on } = transfer;
  const fields = [
    {
      name: 'amount',
      label: t('arrived'),
      kind: 'amount' as const,
      initial: String(claimed ?? owed),
    },
    { name: 'value_date', label: t('value-day'), kind: 'date' as const, initial: paid_on ?? '' },
  ];
  const state = useAct({ call: 'transfer.accept', input: { id }, fields, done: again });
  const { values, waits, finish } = state;
  const amount = Number(values.amount);
  const form = useId();
  return (
    <section aria-labelledby="decision" className="card grid grid-cols-1 gap-4 p-4">
      <h2 id="decision" className="text-base font-semibold">
        {t('transfer-decision')}
      </h2>
      <form
        id={form}
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void finish();
        }}
      >
        <p className="text-sm text-ink-2">
          {t('accept-transfer', { owed: money(owed, currency) })}
        </p>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <ActFields fields={fields} state={state} />
        </div>
      </form>
      {/* outside the form: a submit of the dialog would bubble into it */}
      <div className="flex flex-wrap gap-2">
        <button type="submit" form={form} aria-disabled={waits} className="button button-primary">
          <DeskIcon name="check" />
          {amount > 0 ? t('accept-amount', { amount: money(amount, currency) }) : t('accept')}
        </button>
        <ActButton
          icon="x"
          label={t('refuse')}
          call="transfer.refuse"
          input={{ id }}
          title={t('transfer-of', { order: order.code })}
          text={t('refuse-transfer')}
          fields={[{ name: 'reason', label: t('why'), kind: 'lines' }]}
          again={again}
        />
      </div>
    </section>
  );
}
