import { useTranslations } from 'use-intl';
import { grantable } from '#contract/permission.ts';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, TextField } from '#web/desk/edit/fields.tsx';
import type { OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { findWho } from '#web/desk/frame/who.ts';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { PermissionsField } from '#web/desk/staff/permissions-field.tsx';
import { RoleFactor } from '#web/desk/staff/role-factor.tsx';
import { useRoleName } from '#web/desk/staff/use-role-name.ts';

const BLANK = { name: '', permissions: ['desk'] };
const CALLS = { open: 'adminRole.open', save: 'adminRole.save', edits: 'adminRole.edits' } as const;
const OWN = { ...CALLS, remove: 'adminRole.delete', restore: 'adminRole.restore' } as const;

type Role = DeskData<'adminRole.open'>;
const isRole = (opened: OpenedThing | null): opened is Role => typeof opened?.code === 'string';
const isGiven = (opened: OpenedThing | null) => isRole(opened) && opened.name === '';

/** A role's permissions. The owner's role may do everything, and cannot be changed. */
export default function RolePage() {
  const t = useTranslations('desk-staff');
  const nameOf = useRoleName();
  const all = grantable.map((name) => ({
    name,
    label: t(`may-${name}`),
    hint: t(`may-${name}-hint`),
  }));
  return (
    <EditScreen
      noun="role"
      calls={OWN}
      path="/admin/roles"
      back={t('roles')}
      blank={BLANK}
      saved={() => void findWho()}
      titleOf={(opened) => (isRole(opened) ? nameOf(opened) : t('role-new'))}
      labelOf={(field) => (field === 'name' ? t('name') : t('permissions'))}
      shows={{}}
      aside={(opened) =>
        isRole(opened) && (
          <>
            <RoleFactor id={opened.id} />
            <p className="text-sm">{t('role-people', { count: opened.people })}</p>
          </>
        )
      }
    >
      {(opened) =>
        isRole(opened) && opened.code === 'owner' ? (
          <p className="card p-4">{t('owner-hint')}</p>
        ) : (
          <>
            {!isGiven(opened) && (
              <FieldCard title={t('role')}>
                <TextField name="name" label={t('name')} />
              </FieldCard>
            )}
            <PermissionsField all={all} />
          </>
        )
      }
    </EditScreen>
  );
}
