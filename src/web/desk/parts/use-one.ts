import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ListCall, RowOf } from '#web/desk/parts/desk-call.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type OneAnswer<R> = { ok: true; data: R } | { ok: false; message: string };

/** The row named by the address, or the first one for `next`; `view`: the view without filters. */
export function useOne<Name extends ListCall>(list: Name, view = '') {
  const t = useTranslations('desk');
  const { id } = useParams();
  const only = /^\d+$/.test(id ?? '') ? id : '0';
  const which = id === 'next' ? { size: 1 } : { only };
  const { answer, again } = useDeskAnswer(list, { ...which, ...(view && { view }) });
  const row: RowOf<Name> | undefined = answer?.ok ? answer.data.rows[0] : undefined;
  const opened: OneAnswer<RowOf<Name>> | null =
    answer &&
    (answer.ok
      ? row
        ? { ok: true, data: row }
        : { ok: false, message: t(id === 'next' ? 'nothing-waits' : 'not-there') }
      : { ok: false, message: answer.message });
  return { answer: opened, again };
}
