import { ListUnreached } from '#web/desk/list/list-nothing.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListPager } from '#web/desk/list/list-pager.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { MessageRow } from '#web/desk/systems/message-row.tsx';
import { WebhookMessage } from '#web/desk/systems/webhook-message.tsx';

const SIZE = 25;
const STATES = ['', 'waiting', 'taken', 'skipped'] as const;

/** Events sent to a webhook or waiting to be sent, latest first. */
export function WebhookLog({ id }: { id: number }) {
  const t = useTranslations('desk-systems');
  const [state, setState] = useState<(typeof STATES)[number]>('');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<number | null>(null);
  const input = { id, state, page, size: SIZE };
  const { answer, again } = useDeskAnswer('adminWebhookMore.messages', input);
  return (
    <section aria-label={t('log')} className="card">
      <div className="flex flex-wrap items-center gap-2 p-4">
        <h2 className="grow text-base font-semibold">{t('log')}</h2>
        <select
          aria-label={t('state')}
          value={state}
          onChange={({ target }) => {
            setPage(1);
            setState(STATES.find((one) => one === target.value) ?? '');
          }}
          className="field w-auto"
        >
          {STATES.map((choice) => (
            <option key={choice} value={choice}>
              {choice === '' ? t('log-all') : t(`message-${choice}`)}
            </option>
          ))}
        </select>
        <button type="button" onClick={again} className="button button-quiet">
          {t('refresh')}
        </button>
      </div>
      {answer && !answer.ok && <ListUnreached message={answer.message} again={again} />}
      {answer?.ok && answer.data.rows.length === 0 && (
        <p className="px-4 pb-4 text-sm text-ink-2">{t('log-empty')}</p>
      )}
      <ul>
        {answer?.ok &&
          answer.data.rows.map((row) => (
            <MessageRow key={row.id} {...row} open={() => setOpened(row.id)} />
          ))}
      </ul>
      {answer?.ok && <ListPager {...answer.data} page={page} size={SIZE} turn={setPage} />}
      {opened !== null && (
        <WebhookMessage
          id={opened}
          close={() => {
            setOpened(null);
            again();
          }}
        />
      )}
    </section>
  );
}
