import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ImportStateShown } from '#web/desk/imports/import-state.tsx';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useMomentText } from '#web/desk/parts/moment.tsx';

type Props = { list: 'adminImport.list' | 'sellerImport.list'; path: string; acts?: ReactNode };

/** The imports of the market, or of one store. */
export function ImportsScreen({ list, path, acts }: Props) {
  const t = useTranslations('desk-import');
  const time = useMomentText();
  return (
    <ListScreen
      title={t('title')}
      list={list}
      path={path}
      {...(acts && { acts: () => acts })}
      add={t('new')}
      empty={<p>{t('empty')}</p>}
      views={[
        { name: 'waiting', label: t('view-waiting') },
        { name: 'done', label: t('view-done') },
        { name: 'undone', label: t('view-undone') },
      ]}
      columns={[
        { name: 'file', label: t('file'), show: ({ file }) => <bdi>{file}</bdi> },
        ...(list === 'adminImport.list'
          ? [{ name: 'store', label: t('store'), card: 'brief' as const, show: storeOf }]
          : []),
        { name: 'by', label: t('by'), card: 'brief', show: ({ by }) => by ?? t('terminal') },
        { name: 'at', label: t('at'), sorts: true, card: 'brief', show: ({ at }) => time(at) },
        { name: 'created', label: t('created'), number: true, show: ({ created }) => created },
        { name: 'updated', label: t('updated'), number: true, show: ({ updated }) => updated },
        { name: 'refused', label: t('refused'), number: true, show: ({ refused }) => refused },
        {
          name: 'state',
          label: t('state'),
          card: 'state',
          show: ({ state }) => <ImportStateShown state={state} />,
        },
      ]}
    />
  );
}

const storeOf = ({ store }: { store: string }) => store;
