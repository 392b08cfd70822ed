import { ListUnreached } from '#web/desk/list/list-nothing.tsx';
import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { ShownStockMove } from '#contract/admin/product-more.ts';
import { ListPager } from '#web/desk/list/list-pager.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Props = { id: number; name: string };

/** Every change of a variant's stock, loaded when opened. */
export function StockHistory({ id, name }: Props) {
  const t = useTranslations('desk-product');
  const words = useTranslations('desk');
  return (
    <Dialog.Root>
      <Dialog.Trigger
        aria-label={t('stock-history-of', { name })}
        title={t('stock-history')}
        className={
          'grid size-11 place-items-center rounded-[var(--radius)] text-ink-2 hover:bg-ground-3 ' +
          'hover:text-ink md:size-9'
        }
      >
        <DeskIcon name="history" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup
          className={
            'card shadow-float fixed inset-x-4 top-[8vh] z-50 mx-auto max-h-[84vh] max-w-2xl ' +
            'overflow-y-auto text-ink'
          }
        >
          <div className="flex items-center justify-between gap-3 p-4">
            <Dialog.Title className="text-base font-semibold">
              {t('stock-history-of', { name })}
            </Dialog.Title>
            <Dialog.Close
              aria-label={words('close')}
              className="grid size-11 place-items-center rounded-[var(--radius)] hover:bg-ground-3"
            >
              <DeskIcon name="x" />
            </Dialog.Close>
          </div>
          <Moves id={id} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const SIZE = 50;

function Moves({ id }: { id: number }) {
  const words = useTranslations('desk');
  const t = useTranslations('desk-product');
  const [page, setPage] = useState(1);
  const { answer, again } = useDeskAnswer('adminProductMore.stock', { id, page, size: SIZE });
  if (!answer)
    return (
      <p role="status" className="p-4 pt-0">
        {words('loading')}
      </p>
    );
  if (!answer.ok) return <ListUnreached message={answer.message} again={again} />;
  const { rows, total, more } = answer.data;
  if (rows.length === 0) return <p className="p-4 pt-0 text-ink-2">{t('stock-none')}</p>;
  return (
    <>
      <table className="w-full text-sm">
        <thead className="text-xs text-ink-2">
          <tr className="border-y border-line bg-ground-2">
            <th scope="col" className="p-3 text-start font-semibold">
              {t('stock-when')}
            </th>
            <th scope="col" className="p-3 text-start font-semibold">
              {t('stock-cause')}
            </th>
            <th scope="col" className="p-3 text-end font-semibold">
              {t('stock-change')}
            </th>
            <th scope="col" className="p-3 text-end font-semibold">
              {t('stock-after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((move) => (
            <Move key={move.id} move={move} />
          ))}
        </tbody>
      </table>
      <ListPager {...{ page, total, more, turn: setPage }} size={SIZE} />
    </>
  );
}

function Move({ move: { at, cause, quantity, after, by, order_id } }: { move: ShownStockMove }) {
  const t = useTranslations('desk-product');
  const format = useFormatter();
  const { pieces } = useAmounts();
  const momentOf = useMomentText();
  return (
    <tr className="border-b border-line">
      <td className="p-3">{momentOf(at)}</td>
      <td className="p-3">
        {t(`cause-${cause}`)}
        {order_id !== null && (
          <>
            {' '}
            <bdi>#{order_id}</bdi>
          </>
        )}
        {by !== null && <span className="block text-xs text-ink-2">{by}</span>}
      </td>
      <td className={`figures p-3 text-end ${quantity > 0 ? 'text-good' : ''}`}>
        <bdi>{pieces(quantity)}</bdi>
      </td>
      <td className="figures p-3 text-end">{format.number(after)}</td>
    </tr>
  );
}
