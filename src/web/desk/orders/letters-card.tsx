import { useTranslations } from 'use-intl';
import { useMay } from '#web/desk/frame/who.ts';
import type { OpenedOrder } from '#web/desk/orders/use-order.ts';
import { saveFile } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { useMomentText } from '#web/desk/parts/moment.tsx';

/** The order's invoices and credit notes, and the letters to its buyer. */
export function LettersCard({ opened: { order, letters } }: { opened: OpenedOrder }) {
  const t = useTranslations('desk-order');
  const words = useTranslations('desk');
  const time = useMomentText();
  const may = useMay()('paper.find');
  const save = async (id: number) => {
    if (!(await saveFile('paper.find', { id }))) deskToast('wrong', words('no-network'));
  };
  return (
    <section aria-label={t('papers')} className="card grid grid-cols-1 gap-2 p-4 text-sm">
      <h2 className="text-base font-semibold">{t('papers')}</h2>
      {order.papers.length === 0 && <p className="text-ink-2">{t('papers-none')}</p>}
      <ul className="grid grid-cols-1 gap-1">
        {order.papers.map(({ id, number, kind, store }) => (
          <li key={id}>
            {may ? (
              <button
                type="button"
                onClick={() => void save(id)}
                className="link inline-flex min-h-9 items-center gap-2"
              >
                <DeskIcon name="download" size={16} />
                {t(`paper-${kind}`)} <bdi>{number}</bdi>
              </button>
            ) : (
              <span>
                {t(`paper-${kind}`)} <bdi>{number}</bdi>
              </span>
            )}
            <span className="text-ink-2"> {store.name}</span>
          </li>
        ))}
      </ul>
      <h3 className="mt-2 font-semibold">{t('letters')}</h3>
      {letters.length === 0 && <p className="text-ink-2">{t('letters-none')}</p>}
      <ul className="grid gap-2">
        {letters.map(({ id, subject, at, state }) => (
          <li key={id}>
            <span dir="auto" className="break-words">
              {subject}
            </span>
            <span className="block text-xs text-ink-2">
              {time(at)}
              {state === 'failed' && ` · ${t('letter-failed')}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
