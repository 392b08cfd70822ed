import { useTranslations } from 'use-intl';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { State } from '#web/desk/parts/state.tsx';
import { useEventName } from '#web/desk/systems/use-event-name.ts';
import { useMoment } from '#web/desk/parts/moment.tsx';

type Row = DeskData<'adminWebhookMore.messages'>['rows'][number];

/** One message in the log of a webhook. */
export function MessageRow({ number, event, made_at: at, state, tries, open }: Row & Open) {
  const t = useTranslations('desk-systems');
  const eventName = useEventName();
  const moment = useMoment();
  return (
    <li className="border-t border-line text-sm">
      <button
        type="button"
        aria-label={t('open-message', { number })}
        onClick={open}
        className="flex min-h-12 w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-start hover:bg-ground-2"
      >
        <span className="figures text-ink-2">{t('message-number', { number })}</span>
        <span className="grow font-medium">{eventName(event)}</span>
        <span className="text-ink-2">{moment(at)}</span>
        {(tries > 1 || (tries === 1 && state === 'waiting')) && (
          <span className={state === 'waiting' ? 'text-drop' : 'text-ink-2'}>
            {t('tries', { count: tries })}
          </span>
        )}
        <State good={state === 'taken'}>{t(`message-${state}`)}</State>
      </button>
    </li>
  );
}

type Open = { open: () => void };
