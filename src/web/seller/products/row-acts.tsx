import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { DeskIcon, type DeskIconName } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { named } from '#web/desk/parts/named.ts';
import { useOnceKey } from '#web/desk/parts/use-once-key.ts';
import type { ShelfRow } from '#web/seller/products/products-page.tsx';

type Props = { row: ShelfRow; again: () => void };

/** Archives, restores and copies: one press each, and archiving can be undone. */
export function RowActs({ row: { product_id: id, title, state }, again }: Props) {
  const t = useTranslations('seller-products');
  const desk = useTranslations('desk');
  const navigate = useNavigate();
  const [works, setWorks] = useState(false);
  const once = useOnceKey();
  if (id === null) return null;
  const archive = async (call: 'sellerShelf.archive' | 'sellerShelf.bringBack') => {
    setWorks(true);
    const answer = await deskCall(call, { id });
    setWorks(false);
    again();
    if (!answer.ok) return deskToast('wrong', answer.message || desk('no-network'));
    deskToast(
      'done',
      answer.message,
      call === 'sellerShelf.archive' ? () => void archive('sellerShelf.bringBack') : undefined,
    );
  };
  const copy = async () => {
    setWorks(true);
    const input = { id, idempotency_key: once.keyOf(id) };
    const answer = await deskCall('sellerShelf.duplicate', input);
    setWorks(false);
    if (!answer.ok) {
      again();
      return deskToast('wrong', answer.message || desk('no-network'));
    }
    once.done();
    deskToast('done', answer.message);
    await navigate(`/seller/products/-${answer.data.id}`);
  };
  const archived = state === 'archived';
  const say = t(archived ? 'bring-back' : 'archive');
  return (
    <span className="flex justify-end">
      <RowAct icon="copy" label={t('copy')} of={title} works={works} press={() => void copy()} />
      <RowAct
        icon={archived ? 'undo-2' : 'archive'}
        label={say}
        of={title}
        works={works}
        press={() => void archive(archived ? 'sellerShelf.bringBack' : 'sellerShelf.archive')}
      />
    </span>
  );
}

type ActProps = {
  icon: DeskIconName;
  label: string;
  of: string;
  works: boolean;
  press: () => void;
};

const RowAct = ({ icon, label, of, works, press }: ActProps) => (
  <button
    type="button"
    aria-label={named(label, of)}
    title={label}
    aria-disabled={works}
    onClick={() => !works && press()}
    className="grid size-11 place-items-center rounded-[var(--radius)] text-ink-2 hover:bg-ground-3 hover:text-ink"
  >
    <DeskIcon name={icon} />
  </button>
);
