import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { OrderLink, useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { useEntryWords } from '#web/desk/money/use-entry-words.ts';
import { OrderCodeField } from '#web/desk/money/order-code-field.tsx';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { LinesTable } from '#web/desk/parts/lines-table.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { useOne } from '#web/desk/parts/use-one.ts';

type Entry = RowOf<'bankEntry.list'>;
type Props = { entry: Entry; again: () => void };

/** One movement on an account: the bank's details, and the order that it is for. */
export default function BankEntryPage() {
  const t = useTranslations('desk-money');
  const { answer, again } = useOne('bankEntry.list', 'all');
  const { money } = useMoneyColumns();
  return (
    <OneScreen
      path="/admin/bank-entries"
      back={t('bank-entries')}
      title={({ remitter, amount, currency }) =>
        [money(amount, currency), remitter].filter(Boolean).join(' · ')
      }
      answer={answer}
      again={again}
      acts={(entry) => <SetAside entry={entry} again={again} />}
    >
      {(entry) => (
        <>
          <Shown entry={entry} />
          {entry.state === 'open' && entry.amount > 0 && <Match entry={entry} again={again} />}
        </>
      )}
    </OneScreen>
  );
}

function Shown({ entry }: { entry: Entry }) {
  const t = useTranslations('desk-money');
  const { money, day } = useMoneyColumns();
  const whyWord = useEntryWords();
  return (
    <Facts
      title={t('bank-says')}
      rows={[
        [t('state'), t(`entry-${entry.state}`)],
        [t('why'), whyWord(entry.why)],
        [t('note'), entry.reason],
        [t('order'), entry.order && <OrderLink order={entry.order} />],
        [t('amount'), money(entry.amount, entry.currency)],
        [t('day'), day(entry.booked_on)],
        [t('value-day'), day(entry.value_on)],
        [t('from'), entry.remitter],
        [t('account'), entry.remitter_account && <bdi>{entry.remitter_account}</bdi>],
        [t('bank-text'), <bdi key="texts">{entry.texts.join(' · ')}</bdi>],
        [t('reference'), <bdi key="reference">{entry.reference}</bdi>],
      ]}
    />
  );
}

function SetAside({ entry, again }: Props) {
  const t = useTranslations('desk-money');
  if (entry.state === 'ignored' && entry.why === 'by-hand')
    return (
      <ActButton
        label={t('entry-reopen')}
        call="bankEntry.reopen"
        input={{ id: entry.id }}
        title={t('entry-reopen')}
        text={t('entry-reopen-text')}
        again={again}
      />
    );
  if (entry.state !== 'open') return null;
  return (
    <ActButton
      label={t('set-aside')}
      call="bankEntry.ignore"
      input={{ id: entry.id }}
      title={t('set-aside')}
      text={t('set-aside-text')}
      fields={[{ name: 'reason', label: t('why'), kind: 'lines' }]}
      again={again}
    />
  );
}

/** Orders named in the entry, and a search by code among those that wait for a transfer. */
function Match({ entry, again }: Props) {
  const t = useTranslations('desk-money');
  const { money } = useMoneyColumns();
  const [code, setCode] = useState('');
  const { answer } = useDeskAnswer('payment.list', { q: code || '-' });
  const found = (answer?.ok ? answer.data.rows : []).map(({ order, amount, currency }) => ({
    ...order,
    owed: amount,
    currency,
  }));
  const rows = [...entry.names, ...found];
  return (
    <>
      <LinesTable
        title={t('guess')}
        empty={t('guess-no-order')}
        rows={rows.filter((row, at) => rows.findIndex(({ id }) => id === row.id) === at)}
        keyOf={({ id }) => id}
        columns={[
          { label: t('order'), show: (order) => <OrderLink order={order} /> },
          {
            label: t('owed'),
            number: true,
            show: ({ owed, currency }) => money(owed, currency),
          },
          {
            label: t('act'),
            show: (order) => (
              <ActButton
                label={t('match')}
                call="bankEntry.match"
                input={{ id: entry.id, order_id: order.id }}
                title={t('match-title', { order: order.code })}
                text={t('match-text', { amount: money(entry.amount, entry.currency) })}
                fields={[{ name: 'note', label: t('note'), optional: t('optional') }]}
                again={again}
              />
            ),
          },
        ]}
      />
      <OrderCodeField hint={t('match-hint')} code={code} write={setCode} />
    </>
  );
}
