import { useTranslations } from 'use-intl';
import { grantable } from '#contract/permission.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useRoleName } from '#web/desk/staff/use-role-name.ts';

export default function RolesPage() {
  const t = useTranslations('desk-staff');
  const common = useTranslations('desk');
  const nameOf = useRoleName();
  return (
    <ListScreen
      title={t('roles')}
      list="adminRole.list"
      file="adminRole.export"
      path="/admin/roles"
      add={t('role-add')}
      empty={<p>{common('nothing')}</p>}
      views={[]}
      columns={[
        { name: 'name', label: t('role'), sorts: true, show: (role) => <bdi>{nameOf(role)}</bdi> },
        {
          name: 'permissions',
          label: t('permissions'),
          card: 'brief',
          show: ({ code, permissions }) =>
            code === 'owner'
              ? t('everything')
              : grantable
                  .filter((one) => permissions.includes(one))
                  .map((one) => t(`may-${one}`))
                  .join(t('and-comma')),
        },
        {
          name: 'people',
          label: t('people'),
          sorts: true,
          number: true,
          show: ({ people }) => people,
        },
      ]}
    />
  );
}
