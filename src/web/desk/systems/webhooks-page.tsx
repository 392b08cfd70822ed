import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { useMoment } from '#web/desk/parts/moment.tsx';

const STATES = ['working', 'failing', 'off'] as const;

export default function WebhooksPage() {
  const t = useTranslations('desk-systems');
  const moment = useMoment();
  return (
    <ListScreen
      title={t('webhooks')}
      list="adminWebhook.list"
      file="adminWebhook.export"
      path="/admin/webhooks"
      add={t('webhook-add')}
      empty={<p>{t('webhooks-empty')}</p>}
      views={STATES.map((name) => ({ name, label: t(`state-${name}`) }))}
      columns={[
        { name: 'name', label: t('name'), sorts: true, show: ({ name }) => <bdi>{name}</bdi> },
        {
          name: 'address',
          label: t('address'),
          show: ({ address }) => (
            <bdi dir="ltr" className="break-all">
              {address}
            </bdi>
          ),
        },
        { name: 'events', label: t('events'), number: true, show: ({ events }) => events },
        { name: 'waiting', label: t('waiting'), number: true, show: ({ waiting }) => waiting },
        {
          name: 'told_at',
          label: t('last-told'),
          show: ({ told_at: at }) => moment(at),
        },
        {
          name: 'state',
          label: t('state'),
          card: 'state',
          show: ({ state }) => <State good={state === 'working'}>{t(`state-${state}`)}</State>,
        },
      ]}
    />
  );
}
