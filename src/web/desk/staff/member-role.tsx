import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Choice } from '#web/desk/edit/select-field.tsx';
import { ConfirmDialog } from '#web/desk/parts/confirm-dialog.tsx';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { ChoiceOfRole } from '#web/desk/staff/choice-of-role.tsx';

type Input = Record<string, unknown>;
type Props = {
  /** The current one. */
  role: string;
  choices: Choice[];
  appoint: { call: 'staff.appoint' | 'sellerPeople.appoint'; input: (role: string) => Input };
  dismiss: { call: 'staff.dismiss' | 'sellerPeople.dismiss'; input: Input };
  /** The texts around the removal. */
  words: { dismiss: string; title: string; text: string };
  /** The path of the list. */
  path: string;
  again: () => void;
};

/** A person's role: change it, or take it away. */
export function MemberRole({ choices, appoint, dismiss, words, path, again, ...now }: Props) {
  const t = useTranslations('desk-staff');
  const common = useTranslations('desk');
  const navigate = useNavigate();
  const [role, setRole] = useState(now.role);
  const [fault, setFault] = useState('');
  const [asking, setAsking] = useState(false);
  const change = async () => {
    const answer = await deskCall(appoint.call, appoint.input(role));
    setFault(answer.ok ? '' : answer.message || common('no-network'));
    if (!answer.ok) return;
    deskToast('done', answer.message);
    again();
  };
  const letGo = async () => {
    const answer = await deskCall(dismiss.call, dismiss.input);
    if (!answer.ok) return setFault(answer.message || common('no-network'));
    deskToast('done', answer.message);
    await navigate(path);
  };
  return (
    <section aria-label={t('role')} className="card grid gap-4 p-4">
      <ChoiceOfRole {...{ choices, fault, choose: setRole }} value={role} none={common('choose')} />
      <div className="flex flex-wrap justify-between gap-2">
        <button
          type="button"
          aria-disabled={role === now.role || role === ''}
          onClick={() => role !== now.role && role !== '' && void change()}
          className="button button-primary"
        >
          {t('change-role')}
        </button>
        <button
          type="button"
          onClick={() => setAsking(true)}
          className="button button-quiet text-drop"
        >
          {words.dismiss}
        </button>
      </div>
      {asking && (
        <ConfirmDialog
          title={words.title}
          text={words.text}
          yes={words.dismiss}
          answer={(sure) => {
            setAsking(false);
            if (sure) void letGo();
          }}
        />
      )}
    </section>
  );
}
