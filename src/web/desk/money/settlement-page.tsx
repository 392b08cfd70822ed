import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { LinesTable } from '#web/desk/parts/lines-table.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';

type Settlement = DeskData<'settlement.find'>;

/** One file of a gateway: what matches the books, what does not, and what is missing. */
export default function SettlementPage() {
  const t = useTranslations('desk-money');
  const { answer, again } = useDeskAnswer('settlement.find', { id: Number(useParams().id) });
  return (
    <OneScreen
      path="/admin/settlements"
      back={t('settlements')}
      title={({ name }) => name}
      answer={answer}
      again={again}
    >
      {(settlement) => <Shown settlement={settlement} />}
    </OneScreen>
  );
}

function Shown({ settlement }: { settlement: Settlement }) {
  const t = useTranslations('desk-money');
  const { methodName } = usePayWords();
  const { time } = useMoneyColumns();
  const { counts } = settlement;
  return (
    <>
      <Facts
        title={t('settlement')}
        rows={[
          [t('way'), methodName(settlement.method)],
          [t('taken-in'), time(settlement.created_at)],
          [t('found-matched'), counts.matched],
          [t('found-different'), counts.different],
          [t('found-missing'), counts.missing],
          [t('found-absent'), counts.absent],
        ]}
      />
      <Rows settlement={settlement} />
      <Absent settlement={settlement} />
    </>
  );
}

function Rows({ settlement: { lines } }: { settlement: Settlement }) {
  const t = useTranslations('desk-money');
  const { money } = useMoneyColumns();
  const wrongFirst = lines.toSorted(
    (a, b) => Number(a.found === 'matched') - Number(b.found === 'matched'),
  );
  return (
    <LinesTable
      title={t('rows-of-file')}
      empty={t('no-lines')}
      rows={wrongFirst}
      keyOf={({ ref, kind }) => `${kind}${ref}`}
      columns={[
        { label: t('reference'), show: ({ ref }) => <bdi>{ref}</bdi> },
        {
          label: t('state'),
          show: ({ found }) => <State good={found === 'matched'}>{t(`found-${found}`)}</State>,
        },
        { label: t('kind'), show: ({ kind }) => t(`settled-${kind}`) },
        { label: t('order'), show: ({ order }) => <bdi>{order || '–'}</bdi> },
        { label: t('amount'), number: true, show: (row) => money(row.gross, row.currency) },
        { label: t('fees'), number: true, show: (row) => money(row.fee, row.currency) },
        {
          label: t('in-books'),
          number: true,
          show: ({ expected, currency }) => (expected === null ? '–' : money(expected, currency)),
        },
      ]}
    />
  );
}

function Absent({ settlement: { absent } }: { settlement: Settlement }) {
  const t = useTranslations('desk-money');
  const { money, time } = useMoneyColumns();
  if (absent.length === 0) return null;
  return (
    <LinesTable
      title={t('found-absent')}
      empty={t('no-lines')}
      rows={absent}
      keyOf={({ ref, kind }) => `${kind}${ref}`}
      columns={[
        { label: t('reference'), show: ({ ref }) => <bdi>{ref}</bdi> },
        { label: t('kind'), show: ({ kind }) => t(`settled-${kind}`) },
        { label: t('order'), show: ({ order }) => <bdi>{order || '–'}</bdi> },
        { label: t('begun'), show: ({ at }) => time(at) },
        { label: t('amount'), number: true, show: (row) => money(row.amount, row.currency) },
      ]}
    />
  );
}
