import { useTranslations } from 'use-intl';
import { useScriptWords } from '#web/desk/connect/use-script-words.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { State } from '#web/desk/parts/state.tsx';

/** The owner's own scripts, in the order they run in. */
export default function ScriptsPage() {
  const t = useTranslations('desk-scripts');
  const { purposeOf, pagesOf } = useScriptWords();
  return (
    <ListScreen
      title={t('scripts')}
      list="adminCustomScript.list"
      file="adminCustomScript.export"
      order={{
        call: 'adminCustomScript.order',
        nameOf: ({ name }) => name,
        groupOf: () => 'all',
      }}
      path="/admin/scripts"
      add={t('script-add')}
      empty={<p>{t('scripts-empty')}</p>}
      views={[
        { name: 'on', label: t('on') },
        { name: 'off', label: t('off') },
      ]}
      columns={[
        { name: 'name', label: t('script-name'), sorts: true, show: ({ name }) => name },
        {
          name: 'enabled',
          label: t('script-on'),
          card: 'state',
          show: ({ enabled }) => <State good={enabled}>{enabled ? t('on') : t('off')}</State>,
        },
        { name: 'consent', label: t('purpose'), show: ({ consent }) => purposeOf(consent) },
        { name: 'pages', label: t('pages'), show: ({ pages }) => pagesOf(pages) },
      ]}
    />
  );
}
