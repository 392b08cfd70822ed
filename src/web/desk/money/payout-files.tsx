import { useTranslations } from 'use-intl';
import { saveFileOr } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

// written out, because the build keeps only the addresses of calls that the code names
const FILES = [
  ['openPayout.csv', 'payouts-csv'],
  ['openPayout.xml', 'payouts-xml'],
] as const;

/** The open payouts as files for the bank, without those that cannot be paid as they are. */
export function PayoutFiles() {
  const t = useTranslations('desk-money');
  const desk = useTranslations('desk');
  const save = async (call: (typeof FILES)[number][0]) => {
    const refused = await saveFileOr(call, { leave_out: true });
    if (refused) deskToast('wrong', refused.message || desk('no-network'));
  };
  return FILES.map(([call, word]) => (
    <button
      key={call}
      type="button"
      onClick={() => void save(call)}
      className="button button-quiet"
    >
      <DeskIcon name="landmark" />
      {t(word)}
    </button>
  ));
}
