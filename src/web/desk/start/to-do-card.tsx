import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useMay } from '#web/desk/frame/who.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { TO_DO } from '#web/desk/start/to-do.ts';

type Counted = { total: number; more: boolean };

/** What needs attention, each with its number and a link to the list that it counts. */
export function ToDoCard() {
  const t = useTranslations('desk-start');
  const format = useFormatter();
  const may = useMay();
  const allowed = TO_DO.filter(({ list }) => may(list));
  const counts = useCounts(allowed);
  const waiting = allowed.filter(({ word }) => (counts.get(word)?.total ?? 0) > 0);
  if (allowed.length === 0) return null;
  const all = counts.size === allowed.length;
  return (
    <section aria-label={t('to-do')} aria-busy={!all} className="mb-6">
      <h2 className="mb-2 text-base font-semibold">{t('to-do')}</h2>
      {all && waiting.length === 0 && <p className="text-sm text-ink-2">{t('nothing')}</p>}
      {!all && waiting.length === 0 && <div aria-hidden className="skeleton h-16" />}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {waiting.map(({ word, path, view, icon }) => {
          const { total, more } = counts.get(word) ?? { total: 0, more: false };
          return (
            <li key={word}>
              <Link
                to={view ? `${path}?view=${view}` : path}
                className="card flex min-h-16 items-center gap-3 p-4 font-semibold hover:border-primary"
              >
                <DeskIcon name={icon} size={22} className="shrink-0 text-warn" />
                <span className="min-w-0 grow">{t(`to-do-${word}`)}</span>
                <span className="figures text-lg">
                  {format.number(total)}
                  {more && '+'}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The number of each; missing if the call fails. */
function useCounts(items: typeof TO_DO): Map<string, Counted> {
  const [counts, setCounts] = useState(new Map<string, Counted>());
  const words = items.map(({ word }) => word).join();
  useEffect(() => {
    let wanted = true;
    for (const { word, list, view } of TO_DO.filter((one) => words.split(',').includes(one.word)))
      void deskCall(list, { size: 1, ...(view && { view }) }).then((answer) => {
        if (!wanted) return;
        const { total, more } = answer.ok ? answer.data : { total: 0, more: false };
        setCounts((before) => new Map(before).set(word, { total, more }));
      });
    return () => {
      wanted = false;
    };
  }, [words]);
  return counts;
}
