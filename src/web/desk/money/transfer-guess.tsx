import { useTranslations } from 'use-intl';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { Transfer } from '#web/desk/money/transfer-page.tsx';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { LinesTable } from '#web/desk/parts/lines-table.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Props = { transfer: Transfer; again: () => void };

/** Open bank entries that may be this transfer: they contain its number, or name its order. */
export function TransferGuess({ transfer, again }: Props) {
  const t = useTranslations('desk-money');
  const { money, day } = useMoneyColumns();
  const byNumber = useDeskAnswer('bankEntry.list', { q: transfer.trans_id, way: 'in' });
  const byOrder = useDeskAnswer('bankEntry.list', { q: transfer.order.code, way: 'in' });
  const found = [byNumber, byOrder].flatMap(({ answer }) => (answer?.ok ? answer.data.rows : []));
  const rows = found.filter((row, at) => found.findIndex(({ id }) => id === row.id) === at);
  return (
    <LinesTable
      title={t('guess')}
      empty={t('guess-none')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { label: t('day'), show: ({ value_on }) => day(value_on) },
        { label: t('from'), show: ({ remitter }) => remitter || '–' },
        {
          label: t('bank-text'),
          show: ({ texts, reference }) => (
            <bdi>{[reference, ...texts].filter(Boolean).join(' · ')}</bdi>
          ),
        },
        {
          label: t('amount'),
          number: true,
          show: ({ amount, currency }) => money(amount, currency),
        },
        {
          label: t('act'),
          show: (entry) => (
            <ActButton
              label={t('match')}
              call="bankEntry.match"
              input={{ id: entry.id, order_id: transfer.order.id }}
              title={t('match-title', { order: transfer.order.code })}
              text={t('match-text', { amount: money(entry.amount, entry.currency) })}
              again={again}
            />
          ),
        },
      ]}
    />
  );
}
