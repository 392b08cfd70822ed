import { useTranslations } from 'use-intl';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { useMoment } from '#web/desk/parts/moment.tsx';

type Session = {
  id: string;
  device: string;
  network: string;
  created_at: string;
  seen_at: string;
  current: boolean;
};
type Props = {
  sessions: Session[];
  call: 'adminStaffMember.endSession' | 'account.endSession';
  ended: () => void;
};

/** The devices that somebody is signed in on; each can be signed out. */
export function SessionList({ sessions, call, ended }: Props) {
  const t = useTranslations('desk-me');
  const common = useTranslations('desk');
  const moment = useMoment();
  const end = async (session: Session) => {
    const answer = await deskCall(call, { session_id: session.id, id: session.id });
    deskToast(answer.ok ? 'done' : 'wrong', answer.message || common('no-network'));
    ended();
  };
  return (
    <section aria-label={t('devices')} className="card grid gap-2 p-4">
      <h2 className="text-base font-semibold">{t('devices')}</h2>
      {sessions.length === 0 && <p className="text-sm text-ink-2">{t('no-devices')}</p>}
      <ul className="grid">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center gap-3 border-t border-line py-2 text-sm"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium">
                <bdi>{session.device || t('unknown-device')}</bdi>{' '}
                {session.current && <State good>{t('this-device')}</State>}
              </span>
              <span className="block text-ink-2">
                {t('device-from', { network: session.network, at: moment(session.seen_at) })}
              </span>
            </span>
            <button type="button" onClick={() => void end(session)} className="button button-quiet">
              {common('sign-out')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
