import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { Unreached } from '#web/desk/parts/one-screen.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useMayWords } from '#web/seller/people/use-may-words.ts';
import {
  useStoreRoleName,
  useStoreRoles,
  type StoreRoleRow,
} from '#web/seller/people/use-store-roles.ts';

/** The permissions of each role: the standard ones, and those that this store made. */
export default function RolesPage() {
  const t = useTranslations('seller-people');
  const words = useTranslations('desk-staff');
  const { answer, again } = useStoreRoles();
  if (answer && !answer.ok)
    return <Unreached title={words('roles')} message={answer.message} again={again} />;
  const roles = answer?.data;
  const own = roles?.filter(({ id }) => id !== null) ?? [];
  return (
    <>
      <ScreenTitle title={words('roles')}>
        <Link to="/seller/roles/new" className="button button-primary">
          <DeskIcon name="plus" />
          {words('role-add')}
        </Link>
      </ScreenTitle>
      {roles ? (
        <div className="grid gap-4">
          <Part title={t('own-roles')} note={own.length === 0 && t('no-own-roles')} roles={own} />
          <Part
            title={t('given-roles')}
            note={t('given-hint')}
            roles={roles.filter(({ id }) => id === null)}
          />
        </div>
      ) : (
        <div aria-hidden className="skeleton h-72" />
      )}
    </>
  );
}

type PartProps = { title: string; note: ReactNode; roles: StoreRoleRow[] };

function Part({ title, note, roles }: PartProps) {
  return (
    <section aria-label={title} className="card grid gap-1 p-4">
      <h2 className="text-base font-semibold">{title}</h2>
      {note && <p className="text-sm text-ink-2">{note}</p>}
      <ul className="grid">
        {roles.map((role) => (
          <Role key={role.id ?? role.role} role={role} />
        ))}
      </ul>
    </section>
  );
}

function Role({ role }: { role: StoreRoleRow }) {
  const t = useTranslations('desk-staff');
  const name = useStoreRoleName()(role);
  const may = useMayWords().filter((one) => role.permissions.includes(one.name));
  return (
    <li className="grid gap-1 border-t border-line py-3 text-sm first:border-t-0">
      <h3 className="font-semibold">
        {role.id === null ? (
          name
        ) : (
          <Link to={`/seller/roles/${role.id}`} className="link inline-flex min-h-11 items-center">
            <bdi>{name}</bdi>
          </Link>
        )}
      </h3>
      <p>
        {role.role === 'owner'
          ? t('everything')
          : may.map(({ label }) => label).join(t('and-comma'))}
      </p>
      <p className="text-ink-2">{t('role-people', { count: role.people })}</p>
    </li>
  );
}
