import { useTranslations } from 'use-intl';
import { ActButton } from '#web/desk/parts/act-button.tsx';
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

/** A person's signed-in devices; each can be signed out. */
export function SessionList({ sessions, call, ended }: Props) {
  const t = useTranslations('desk-me');
  const common = useTranslations('desk');
  const moment = useMoment();
  return (
    <section aria-label={t('devices')} className="card grid gap-2 p-4">
      <h2 className="text-base font-semibold">{t('devices')}</h2>
      {sessions.length === 0 && <p className="text-sm text-ink-2">{t('no-devices')}</p>}
      <ul className="grid">
        {sessions.map(({ id, network, seen_at: seen, current, ...session }) => {
          const device = session.device || t('unknown-device');
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-3 border-t border-line py-2 text-sm"
            >
              <span className="min-w-0 flex-1 basis-56">
                <span className="block font-medium">
                  <bdi>{device}</bdi> {current && <State good>{t('this-device')}</State>}
                </span>
                <span className="block text-ink-2">
                  {network
                    ? t('device-from', { network, at: moment(seen) })
                    : t('device-used', { at: moment(seen) })}
                </span>
              </span>
              <ActButton
                label={common('sign-out')}
                about={device}
                call={call}
                input={{ session_id: id, id }}
                title={t('sign-out-title', { device })}
                text={t('sign-out-text')}
                again={ended}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
