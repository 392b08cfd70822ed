import { useTranslations } from 'use-intl';
import { gapsColumn } from '#web/desk/list/columns.tsx';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { useCountryNames } from '#web/desk/sellers/use-country-names.ts';

/** What applicants must submit, in order. */
export default function RequirementsPage() {
  const t = useTranslations('desk-sellers');
  const namesOf = useCountryNames();
  return (
    <ListScreen
      title={t('requirements')}
      list="adminRequirement.list"
      file="adminRequirement.export"
      order={{
        call: 'adminRequirement.order',
        nameOf: ({ name }) => name,
        groupOf: () => 'all',
      }}
      path="/admin/requirements"
      add={t('requirement-add')}
      empty={<p>{t('requirements-empty')}</p>}
      views={[
        { name: 'asked', label: t('asked') },
        { name: 'off', label: t('asked-off') },
        { name: 'gap', label: t('view-gap') },
      ]}
      columns={[
        { name: 'name', label: t('requirement'), sorts: true, show: ({ name }) => name },
        {
          name: 'asked',
          label: t('state'),
          card: 'state',
          show: ({ asked }) => <State good={asked}>{t(asked ? 'asked' : 'asked-off')}</State>,
        },
        { name: 'kind', label: t('kind'), card: 'brief', show: ({ kind }) => t(`kind-${kind}`) },
        {
          name: 'required',
          label: t('needed'),
          card: 'brief',
          show: ({ required }) => t(required ? 'required' : 'optional'),
        },
        {
          name: 'countries',
          label: t('countries'),
          show: ({ countries }) => namesOf(countries) || t('everywhere'),
        },
        gapsColumn(t('translations')),
      ]}
    />
  );
}
