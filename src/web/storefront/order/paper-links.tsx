import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { orderStatus } from '#contract/constants.ts';
import type { Parcel } from '#contract/ordered-product.ts';
import type { PaperShown } from '#contract/paper.ts';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { openFile } from '#web/ui/files/open-file.ts';
import { toast } from '#web/ui/toasts.tsx';

/** A parcel's invoice, once its store has confirmed it, and its credit notes. */
export function PaperLinks({ parcel, papers }: { parcel: Parcel; papers: PaperShown[] }) {
  const t = useTranslations('order');
  const own = papers.filter(({ parcel_id: id }) => id === parcel.id);
  const { id, code, status, cancelled } = parcel;
  if (own.length === 0) {
    if (status < orderStatus.confirmed || cancelled === 1) return null;
    return <FileButton path={`order/invoice/${id}`} name={code} label={t('invoice')} />;
  }
  return (
    <ul aria-label={t('papers')} className="me-auto grid gap-x-6 sm:flex sm:flex-wrap">
      {own.map((paper) => (
        <li key={paper.id}>
          <FileButton
            path={`order/paper/${paper.id}`}
            name={paper.number}
            number={paper.number}
            label={paper.kind === 'credit-note' ? t('credit-note') : t('invoice')}
          />
        </li>
      ))}
    </ul>
  );
}

type FileProps = { path: string; name: string; label: string; number?: string };

function FileButton({ path, name, label, number }: FileProps) {
  const t = useTranslations('order');
  const words = useTranslations('orders');
  const [making, setMaking] = useState(false);
  const open = async () => {
    if (making) return;
    setMaking(true);
    const answer = await openFile(path, `${name}.pdf`);
    setMaking(false);
    if (!answer.ok) toast('error', answer.message || words('down'));
  };
  return (
    <WorkButton
      type="button"
      busy={making}
      onClick={() => void open()}
      className={
        'me-auto inline-flex min-h-11 flex-wrap items-center gap-x-1.5 text-start ' +
        'aria-disabled:opacity-60 print:hidden'
      }
    >
      <span className="inline-flex items-center gap-1.5 font-semibold text-primary hover:underline">
        <Icon name="file-text" size={16} />
        {making ? t('invoice-making') : label}
      </span>
      {number && (
        <bdi dir="ltr" className="figures text-ink-2">
          {number}
        </bdi>
      )}
    </WorkButton>
  );
}
