import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { useMoment } from '#web/desk/parts/moment.tsx';
import { PeopleInvitations } from '#web/seller/people/people-invitations.tsx';
import { useStoreRoleName } from '#web/seller/people/use-store-roles.ts';

/** Who works for the store, and who was invited. */
export default function PeoplePage() {
  const t = useTranslations('desk-staff');
  const common = useTranslations('desk');
  const places = useTranslations('seller');
  const nameOf = useStoreRoleName();
  const moment = useMoment();
  const [turn, setTurn] = useState(0);
  return (
    <>
      <ListScreen
        key={turn}
        title={places('place-people')}
        list="sellerPeople.list"
        file="sellerPeople.export"
        path="/seller/people"
        empty={<p>{common('nothing')}</p>}
        views={[]}
        columns={[
          { name: 'name', label: t('name'), sorts: true, show: ({ name }) => <bdi>{name}</bdi> },
          {
            name: 'role',
            label: t('role'),
            card: 'state',
            show: ({ role, role_name: name }) => (
              <State good={role === 'owner'}>{nameOf({ role, name })}</State>
            ),
          },
          {
            name: 'email',
            label: common('email'),
            card: 'brief',
            show: ({ email }) => <bdi className="wrap-anywhere">{email}</bdi>,
          },
          {
            name: 'seen_at',
            label: t('seen'),
            sorts: true,
            show: ({ seen_at }) => moment(seen_at),
          },
          {
            name: 'guarded',
            label: t('factor'),
            show: ({ guarded }) => (guarded ? t('factor-is-on') : t('factor-is-off')),
          },
        ]}
      />
      <PeopleInvitations changed={() => setTurn((count) => count + 1)} />
    </>
  );
}
