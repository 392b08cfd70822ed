import { useTranslations } from 'use-intl';
import { decidedKinds } from '#contract/decision.ts';
import { choiceFilter } from '#web/desk/list/filters.tsx';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';

type State = RowOf<'adminObjection.list'>['state'];

/** Objections to decisions of staff; waiting ones are shown first, oldest first. */
export default function ObjectionsPage() {
  const t = useTranslations('desk-reports');
  const { at, state } = useMoneyColumns();
  return (
    <ListScreen
      title={t('objections')}
      list="adminObjection.list"
      file="adminObjection.export"
      path="/admin/objections"
      first={t('waiting')}
      empty={<p>{t('objections-empty')}</p>}
      views={[
        { name: 'upheld', label: t('state-upheld') },
        { name: 'taken-back', label: t('state-taken-back') },
        { name: 'all', label: t('all') },
      ]}
      filters={[
        choiceFilter(
          'kind',
          t('kind'),
          decidedKinds.map((kind) => ({ value: kind, label: t(`kind-${kind}`) })),
        ),
      ]}
      columns={[
        { name: 'title', label: t('thing'), show: ({ title }) => <bdi>{title}</bdi> },
        { name: 'kind', label: t('kind'), card: 'brief', show: ({ kind }) => t(`kind-${kind}`) },
        { name: 'by', label: t('by'), show: ({ by }) => t(`by-${by}`) },
        at('created_at', t('made-at')),
        state((one: State) => t(`state-${one}`), ['upheld', 'taken-back']),
      ]}
    />
  );
}
