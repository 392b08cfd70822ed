import { useState } from 'react';
import { useTranslations } from 'use-intl';

/** A voucher's code. It is kept with the order and judged when that is placed; what the shop has against it stands here. */
export function VoucherField({ code, onCode, refused }: { code: string; onCode: (code: string) => void; refused: string | null }) {
  const t = useTranslations('checkout');
  const [draft, type] = useState('');
  const keep = () => { const typed = draft.trim().toUpperCase(); type(typed); if (typed !== code) onCode(typed); };
  return (
    <form onSubmit={(event) => { event.preventDefault(); keep(); }} className="card p-4 md:p-5">
      <label htmlFor="voucher" className="mb-2 block text-lg font-semibold">{t('voucher')} <span className="text-sm font-normal text-ink-2">({t('optional')})</span></label>
      <div className="flex max-w-md gap-2">
        <input id="voucher" value={draft} onChange={(event) => type(event.currentTarget.value)} onBlur={keep} maxLength={40} autoComplete="off" autoCapitalize="characters" spellCheck={false} dir="ltr"
          aria-invalid={refused !== null} aria-describedby="voucher-refused voucher-about" className="field min-w-0 rtl:text-end" />
        <button type="submit" className="button button-quiet shrink-0">{t('apply')}</button>
      </div>
      <p id="voucher-refused" role="alert" className="text-sm font-medium text-drop">{refused}</p>
      <p role="status" className="text-sm text-good">{code && !refused && t.rich('voucher-kept', { code: () => <bdi dir="ltr" className="font-semibold">{code}</bdi> })}</p>
      <p id="voucher-about" className="mt-1 text-sm text-ink-2">{t('voucher-about')}</p>
    </form>
  );
}
