import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { useCountryNames } from '#web/desk/sellers/use-country-names.ts';

/** Applications to sell; waiting ones are shown first. */
export default function ApplicationsPage() {
  const t = useTranslations('desk-sellers');
  const { at, state } = useMoneyColumns();
  const namesOf = useCountryNames();
  return (
    <ListScreen
      title={t('applications')}
      list="application.list"
      file="application.export"
      path="/admin/applications"
      empty={<p>{t('applications-empty')}</p>}
      views={[
        { name: 'received', label: t('application-received') },
        { name: 'to-check', label: t('view-to-check') },
        { name: 'asked', label: t('view-asked') },
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
        {
          name: 'country',
          label: t('country'),
          card: 'brief',
          show: ({ country }) => namesOf(country ? [country] : []) || '–',
        },
        {
          name: 'checked',
          label: t('checks'),
          card: 'brief',
          show: ({ checked, asked }) => (asked ? t('checked-of', { checked, asked }) : '–'),
        },
        at('created_at', t('asked-at')),
        state((one: RowOf<'application.list'>['state']) => t(`application-${one}`), ['approved']),
      ]}
    />
  );
}
