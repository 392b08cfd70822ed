import { useTranslations } from 'use-intl';
import { ImportsScreen } from '#web/desk/imports/imports-screen.tsx';
import { saveFile } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

export default function ImportsPage() {
  return <ImportsScreen list="sellerImport.list" path="/seller/imports" acts={<AllProducts />} />;
}

/** All products as a file for import. */
function AllProducts() {
  const t = useTranslations('seller-products');
  const desk = useTranslations('desk');
  const download = async () => {
    if (!(await saveFile('sellerImport.catalogue', {}))) deskToast('wrong', desk('no-network'));
  };
  return (
    <button type="button" onClick={() => void download()} className="button button-quiet">
      <DeskIcon name="download" />
      {t('export-all')}
    </button>
  );
}
