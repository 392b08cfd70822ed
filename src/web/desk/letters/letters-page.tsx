import { useTranslations } from 'use-intl';
import { gapsColumn } from '#web/desk/list/columns.tsx';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { inRow } from '#web/desk/parts/in-row.ts';

/** The automatic emails. */
export default function LettersPage() {
  const t = useTranslations('desk-systems');
  const desk = useTranslations('desk');
  const words = useTranslations('desk-catalogue');
  return (
    <ListScreen
      title={desk('nav-letters')}
      list="adminLetter.list"
      path="/admin/letters"
      pathOf={({ kind }) => `/admin/letters/${kind}`}
      empty={null}
      views={[
        { name: 'gap', label: words('view-gap') },
        { name: 'changed', label: t('letter-changed') },
      ]}
      columns={[
        { name: 'title', label: t('letter'), show: ({ title }) => <bdi>{title}</bdi> },
        {
          name: 'kind',
          label: t('mail-kind'),
          card: 'brief',
          show: ({ kind }) => <code>{kind}</code>,
        },
        gapsColumn(words('translations')),
        {
          name: 'changed',
          label: t('letter-changed'),
          card: 'state',
          show: ({ changed }) =>
            changed.length > 0 && <State good>{inRow(changed).toUpperCase()}</State>,
        },
      ]}
    />
  );
}
