import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';

/** Who asks to sell; those that wait for an answer are shown first. */
export default function ApplicationsPage() {
  const t = useTranslations('desk-sellers');
  const { at, state } = useMoneyColumns();
  return (
    <ListScreen
      title={t('applications')}
      list="application.list"
      file="application.export"
      path="/admin/applications"
      empty={<p>{t('applications-empty')}</p>}
      views={[
        { name: 'received', label: t('application-received') },
        { name: 'approved', label: t('application-approved') },
        { name: 'refused', label: t('application-refused') },
        { name: 'unverified', label: t('application-unverified') },
      ]}
      columns={[
        {
          name: 'store_name',
          label: t('store'),
          show: ({ store_name }) => <bdi>{store_name}</bdi>,
        },
        { name: 'name', label: t('applicant'), card: 'brief', show: ({ name }) => name },
        { name: 'email', label: t('email'), show: ({ email }) => <bdi>{email}</bdi> },
        at('created_at', t('asked-at')),
        state((one: RowOf<'application.list'>['state']) => t(`application-${one}`), ['approved']),
      ]}
    />
  );
}
