import { colonOf } from '#base/colon.ts';
import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { chooser } from '#web/desk/staff/audit-filters.tsx';
import { useMoment } from '#web/desk/parts/moment.tsx';
import { useStoreDeed } from '#web/seller/people/use-store-deed.ts';

/** Who did what in the store, latest first. */
export default function LogPage() {
  const t = useTranslations('desk-staff');
  const own = useTranslations('seller-people');
  const moment = useMoment();
  const { didOf, noteOf } = useStoreDeed();
  const { answer } = useDeskAnswer('sellerPeople.list', { size: 100 });
  const people = (answer?.ok ? answer.data.rows : []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  return (
    <ListScreen
      title={t('audit')}
      list="sellerLog.list"
      file="sellerLog.export"
      path="/seller/log"
      pathOf={null}
      empty={<p>{own('nothing-done')}</p>}
      views={[]}
      filters={[{ name: 'who', show: chooser(t('who'), people) }]}
      columns={[
        {
          name: 'action',
          label: t('what'),
          show: (deed) => (
            <span className="min-w-0">
              {didOf(deed)}
              {deed.thing && (
                <>
                  {colonOf(document.documentElement.lang)}
                  <bdi className="wrap-anywhere">{deed.thing}</bdi>
                </>
              )}
            </span>
          ),
        },
        { name: 'by', label: t('who'), card: 'brief', show: ({ by }) => <bdi>{by}</bdi> },
        { name: 'at', label: t('when'), card: 'brief', show: ({ at }) => moment(at) },
        { name: 'note', label: own('note'), show: (deed) => noteOf(deed) },
      ]}
    />
  );
}
