import { useTranslations } from 'use-intl';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, TextField } from '#web/desk/edit/fields.tsx';
import type { OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { findWho } from '#web/desk/frame/who.ts';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { PermissionsField } from '#web/desk/staff/permissions-field.tsx';
import { useMayWords } from '#web/seller/people/use-may-words.ts';

const BLANK = { name: '', permissions: ['centre'] };
const CALLS = {
  open: 'sellerRole.open',
  save: 'sellerRole.save',
  edits: 'sellerRole.edits',
  remove: 'sellerRole.delete',
} as const;

type Role = DeskData<'sellerRole.open'>;
const isRole = (opened: OpenedThing | null): opened is Role => typeof opened?.people === 'number';

/** One of the store's own roles: its name, and its permissions. */
export default function RolePage() {
  const t = useTranslations('desk-staff');
  const all = useMayWords();
  return (
    <EditScreen
      noun="store-role"
      calls={CALLS}
      path="/seller/roles"
      back={t('roles')}
      blank={BLANK}
      saved={() => void findWho()}
      titleOf={(opened) => (isRole(opened) ? opened.name : t('role-new'))}
      labelOf={(field) => (field === 'name' ? t('name') : t('permissions'))}
      aside={(opened) =>
        isRole(opened) && <p className="text-sm">{t('role-people', { count: opened.people })}</p>
      }
    >
      {() => (
        <>
          <FieldCard title={t('role')}>
            <TextField name="name" label={t('name')} />
          </FieldCard>
          <PermissionsField all={all} />
        </>
      )}
    </EditScreen>
  );
}
