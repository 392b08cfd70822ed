import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listSize } from '#contract/list-size.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { ManyParcels } from '#web/seller/parcels/many-parcels.tsx';

const ACTS = {
  confirm: { word: 'confirm-all', icon: 'check', style: 'button-primary' },
  label: { word: 'labels-all', icon: 'printer', style: 'button-quiet' },
} as const;
type Props = { view: string; act: keyof typeof ACTS; again: () => void };

/** Takes a step for every parcel of a view, a batch for each call, the most urgent first. */
export function AllParcels({ view, act, again }: Props) {
  const t = useTranslations('seller-parcels');
  const [chosen, setChosen] = useState<number[] | null>(null);
  const { answer, again: anew } = useDeskAnswer('sellerParcels.list', {
    view,
    size: listSize.most,
  });
  const ids = answer?.ok ? answer.data.rows.map(({ id }) => id) : [];
  const { word, icon, style } = ACTS[act];
  const close = () => {
    setChosen(null);
    anew();
    again();
  };
  return (
    <>
      {ids.length > 0 && (
        <button type="button" onClick={() => setChosen(ids)} className={`button ${style}`}>
          <DeskIcon name={icon} />
          {t(word, { count: ids.length })}
        </button>
      )}
      {chosen && <ManyParcels act={act} ids={chosen} close={close} />}
    </>
  );
}
