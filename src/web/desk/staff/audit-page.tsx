import { colonOf } from '#base/colon.ts';
import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useAuditFilters } from '#web/desk/staff/audit-filters.tsx';
import { Changes } from '#web/desk/staff/changes.tsx';
import { useDeedWords } from '#web/desk/staff/use-deed-words.ts';
import { useMoment } from '#web/desk/parts/moment.tsx';

const SHOWN = 3;

/** Who did what, and the values before. */
export default function AuditPage() {
  const t = useTranslations('desk-staff');
  const common = useTranslations('desk');
  const moment = useMoment();
  const { actionOf, nounOf } = useDeedWords();
  return (
    <ListScreen
      title={t('audit')}
      list="adminAudit.list"
      path="/admin/audit"
      empty={<p>{common('nothing')}</p>}
      views={[]}
      filters={useAuditFilters()}
      columns={[
        { name: 'at', label: t('when'), show: ({ at }) => moment(at) },
        { name: 'by', label: t('who'), card: 'brief', show: ({ by }) => <bdi>{by}</bdi> },
        {
          name: 'action',
          label: t('what'),
          card: 'brief',
          show: ({ action, noun, thing, times }) => (
            <>
              {actionOf(action)}
              {colonOf(document.documentElement.lang)}
              {nounOf(noun)} <bdi>{thing}</bdi>
              {times > 1 && <bdi dir="ltr"> ×{times}</bdi>}
            </>
          ),
        },
        {
          name: 'changes',
          label: t('was-is'),
          show: ({ changes, note }) =>
            changes.length > 0 ? <Changes changes={changes.slice(0, SHOWN)} /> : <bdi>{note}</bdi>,
        },
      ]}
    />
  );
}
