import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EarnedDialog, type EarnedCall } from '#web/desk/money/earned-dialog.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { LinesTable } from '#web/desk/parts/lines-table.tsx';

type Line = DeskData<'payout.find'>['lines'][number];
type Props = { title: string; empty: string; rows: Line[]; earned: EarnedCall };

/** The lines of a store's account, described in words; a sale opens its order lines. */
export function StatementLines({ title, empty, rows, earned }: Props) {
  const t = useTranslations('desk-money');
  const { money, time } = useMoneyColumns();
  const [opened, setOpened] = useState<Line | null>(null);
  return (
    <>
      <LinesTable
        title={title}
        empty={empty}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { label: t('begun'), show: ({ at }) => time(at) },
          {
            label: t('what'),
            main: true,
            show: (line) => (
              <>
                <span className="block">
                  {line.why === 'earnings' && line.parcel_id !== null ? (
                    <button
                      type="button"
                      onClick={() => setOpened(line)}
                      className="link text-start"
                    >
                      {t('line-earnings', { parcel: line.parcel })}
                    </button>
                  ) : (
                    t(`line-${line.why}`, { parcel: line.parcel })
                  )}
                </span>
                {line.parts && <Parts line={line} parts={line.parts} />}
                {line.note && <span className="block text-ink-2">{line.note}</span>}
              </>
            ),
          },
          { label: t('order'), show: ({ order }) => (order ? <bdi>{order}</bdi> : '–') },
          {
            label: t('amount'),
            number: true,
            show: ({ amount, currency }) => money(amount, currency),
          },
        ]}
      />
      {opened?.parcel_id && (
        <EarnedDialog
          call={earned}
          parcelId={opened.parcel_id}
          parcel={opened.parcel}
          currency={opened.currency}
          close={() => setOpened(null)}
        />
      )}
    </>
  );
}

type Parts = NonNullable<Line['parts']>;
const PARTS = ['goods', 'shipping', 'voucher', 'commission', 'back'] as const;

/** The parts of earnings, as one sum in words. */
function Parts({ line, parts }: { line: Line; parts: Parts }) {
  const t = useTranslations('desk-money');
  const { money } = useMoneyColumns();
  return (
    <span className="block text-ink-2">
      {PARTS.filter((part) => parts[part] !== 0)
        .map((part) => t(`part-${part}`, { amount: money(parts[part], line.currency) }))
        .join(' · ')}
    </span>
  );
}
