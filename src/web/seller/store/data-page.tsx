import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '#web/desk/frame/who.ts';
import { saveFile } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { named } from '#web/desk/parts/named.ts';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { WorkButton } from '#web/ui/form/work-button.tsx';

/** A store's data, each with the call that makes its file and its screen. */
const FILES = [
  ['products', 'sellerImport.catalogue', 'products'],
  ['stock', 'sellerInventory.export', 'stock'],
  ['parcels', 'sellerParcels.export', 'parcels'],
  ['lines', 'sellerLedger.export', 'balance'],
  ['payouts', 'sellerPayouts.export', 'payouts'],
  ['papers', 'sellerPapers.export', 'papers'],
  ['reviews', 'sellerReviews.export', 'reviews'],
  ['vouchers', 'sellerVouchers.export', 'vouchers'],
  ['log', 'sellerLog.export', 'log'],
] as const;

/** All data of a store, to download: also when it is closed or suspended. */
export default function DataPage() {
  const t = useTranslations('seller-closing');
  const places = useTranslations('seller');
  const may = useMay();
  return (
    <>
      <ScreenTitle title={t('data-title')} />
      <p className="mb-4 max-w-2xl text-ink-2">{t('data-text')}</p>
      <ul className="card grid max-w-2xl grid-cols-1 divide-y divide-line">
        {FILES.filter(([, call]) => may(call)).map(([name, call, place]) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-3 p-4">
            <div className="min-w-0 flex-1 basis-56">
              <h2 className="text-base font-semibold">{places(`place-${place}`)}</h2>
              <p className="text-sm text-ink-2">{t(`data-${name}`)}</p>
            </div>
            <Download call={call} what={places(`place-${place}`)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Download({ call, what }: { call: (typeof FILES)[number][1]; what: string }) {
  const t = useTranslations('seller-closing');
  const desk = useTranslations('desk');
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    if (!(await saveFile(call, {}))) deskToast('wrong', desk('no-network'));
    setBusy(false);
  };
  return (
    <WorkButton
      type="button"
      busy={busy}
      onClick={() => void download()}
      aria-label={named(t('download'), what)}
      className="button button-quiet"
    >
      <DeskIcon name="download" />
      {t('download')}
    </WorkButton>
  );
}
