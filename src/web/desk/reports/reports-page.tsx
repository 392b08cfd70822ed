import { useTranslations } from 'use-intl';
import { thingKinds } from '#contract/decision.ts';
import { reportReasons } from '#contract/report-reasons.ts';
import { choiceFilter } from '#web/desk/list/filters.tsx';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';

type State = RowOf<'adminReport.list'>['state'];

/** Reports; waiting ones are shown first, oldest first. */
export default function ReportsPage() {
  const t = useTranslations('desk-reports');
  const { at, state } = useMoneyColumns();
  return (
    <ListScreen
      title={t('reports')}
      list="adminReport.list"
      file="adminReport.export"
      path="/admin/reports"
      first={t('waiting')}
      empty={<p>{t('reports-empty')}</p>}
      views={[
        { name: 'decided', label: t('state-decided') },
        { name: 'all', label: t('all') },
      ]}
      filters={[
        choiceFilter(
          'kind',
          t('kind'),
          thingKinds.map((kind) => ({ value: kind, label: t(`kind-${kind}`) })),
        ),
        choiceFilter(
          'reason',
          t('reason'),
          reportReasons.map((reason) => ({ value: reason, label: t(`reason-${reason}`) })),
        ),
      ]}
      columns={[
        { name: 'title', label: t('thing'), show: ({ title }) => <bdi>{title}</bdi> },
        { name: 'kind', label: t('kind'), card: 'brief', show: ({ kind }) => t(`kind-${kind}`) },
        { name: 'reason', label: t('reason'), show: ({ reason }) => t(`reason-${reason}`) },
        at('created_at', t('sent-at')),
        { name: 'same', label: t('same'), number: true, show: ({ same }) => same },
        { name: 'code', label: t('code'), show: ({ code }) => <bdi>{code}</bdi> },
        state((one: State) => t(`state-${one}`), ['decided']),
      ]}
    />
  );
}
