import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Choice } from '#web/desk/edit/select-field.tsx';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { ChoiceOfRole } from '#web/desk/staff/choice-of-role.tsx';
import { Field } from '#web/ui/form/field.tsx';

/** How people are invited, and to which roles. */
export type Inviting = {
  invite: 'adminStaffMember.invite' | 'sellerPeople.invite';
  choices: Choice[];
  /** The input of the call for a choice. */
  roleOf: (choice: string) => Record<string, unknown>;
};
type Props = Inviting & { close: () => void; done: () => void };

/** Asks whom to invite, and to which role. */
export function InviteDialog({ invite, choices, roleOf, close, done }: Props) {
  const t = useTranslations('desk-staff');
  const common = useTranslations('desk');
  const [typed, setTyped] = useState({ email: '', role: '' });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [waits, setWaits] = useState(false);
  const send = async () => {
    setWaits(true);
    const answer = await deskCall(invite, { email: typed.email, ...roleOf(typed.role) });
    setWaits(false);
    if (!answer.ok) {
      const beside = Object.keys(answer.fields).length > 0;
      setFaults(beside ? answer.fields : { role: answer.message || common('no-network') });
      return;
    }
    deskToast('done', answer.message);
    done();
    close();
  };
  return (
    <FormDialog
      title={t('invite-title')}
      done={t('invite-send')}
      finish={() => void send()}
      {...{ waits, close }}
    >
      <p className="text-sm text-ink-2">{t('invite-hint')}</p>
      <Field label={common('email')} fault={faults.email} alert>
        {(control) => (
          <input
            {...control}
            type="email"
            dir="ltr"
            value={typed.email}
            onChange={({ target }) => setTyped({ ...typed, email: target.value })}
            className="field"
          />
        )}
      </Field>
      <ChoiceOfRole
        choices={choices}
        value={typed.role}
        choose={(role) => setTyped({ ...typed, role })}
        fault={faults.role ?? faults.own_role}
        none={common('choose')}
      />
    </FormDialog>
  );
}
