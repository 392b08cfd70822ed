import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, type Data } from '#web/ui/api.ts';
import { ProfileCard } from '#web/storefront/profile/profile-card.tsx';
import { AccountLoadFailed } from '#web/ui/account/account-load-failed.tsx';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { Confirm } from '#web/ui/dialog/confirm.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LocalTime } from '#web/ui/time/local-time.tsx';
import { useAnswer } from '#web/ui/answer/use-answer.ts';
import { reactiveState, useReactiveState } from '#web/ui/reactive-state.ts';
import { toast } from '#web/ui/toasts.tsx';

const DEVICE = 'grid size-10 shrink-0 place-items-center rounded-full bg-ground-3 text-ink-2';
const THIS_ONE = 'rounded-sm bg-good-tint px-2 text-xs font-semibold leading-5 text-good';

type Session = Data<'account.sessions'>[number];

/** Raised when something else on the screen ended sessions: the list is reloaded. */
export const sessionsEdition = reactiveState(0);

/** A person's sessions, with a button to end each. */
export function SessionsCard() {
  const t = useTranslations('account');
  const edition = useReactiveState(sessionsEdition);
  const { answer, again } = useAnswer(`sessions ${edition}`, () => call('account.sessions'));
  return (
    <ProfileCard title={t('sessions')} intro={t('sessions-about')}>
      {!answer ? (
        <div aria-hidden className="skeleton h-11" />
      ) : !answer.ok ? (
        <AccountLoadFailed message={answer.message} again={again} />
      ) : (
        <ul className="divide-y divide-line">
          {answer.data.map((session) => (
            <li key={session.id} className="py-3 first:pt-0 last:pb-0">
              <SessionRow session={session} ended={again} />
            </li>
          ))}
        </ul>
      )}
    </ProfileCard>
  );
}

function SessionRow({ session, ended }: { session: Session; ended: () => void }) {
  const t = useTranslations('account');
  const device = session.device || t('device-unknown');
  return (
    <div className="flex items-center gap-3">
      <span className={DEVICE}>
        <Icon name="monitor-smartphone" size={20} />
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2">
          <bdi className="text-base font-semibold">{device}</bdi>
          {session.current && <span className={THIS_ONE}>{t('device-this')}</span>}
        </p>
        <p className="text-ink-2">
          {t.rich('seen', { moment: () => <LocalTime at={session.seen_at} hour /> })}
          {session.network && (
            <>
              {' '}
              ·{' '}
              <bdi dir="ltr" className="figures">
                {session.network}
              </bdi>
            </>
          )}
        </p>
      </div>
      {!session.current && <EndButton id={session.id} device={device} ended={ended} />}
    </div>
  );
}

type EndProps = { id: string; device: string; ended: () => void };

/** Signs a device out, after asking. */
function EndButton({ id, device, ended }: EndProps) {
  const t = useTranslations('account');
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const end = async () => {
    setBusy(true);
    const answer = await call('account.endSession', { id });
    setBusy(false);
    toast(answer.ok ? 'success' : 'error', answer.message || t('down'));
    if (answer.ok) ended();
  };
  return (
    <>
      <WorkButton
        type="button"
        busy={busy}
        onClick={() => setAsking(true)}
        aria-label={t('end-of', { device })}
        className="button button-quiet shrink-0 px-3 text-sm"
      >
        {t('end')}
      </WorkButton>
      {asking && (
        <Confirm
          title={t('end-title', { device })}
          text={t('end-text')}
          yes={t('end')}
          no={t('end-not')}
          answer={(sure) => {
            setAsking(false);
            if (sure) void end();
          }}
        />
      )}
    </>
  );
}
