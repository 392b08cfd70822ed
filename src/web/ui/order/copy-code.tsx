import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';

/** A code that people pass on, with a button that copies it. */
export function CopyCode({ code }: { code: string }) {
  const t = useTranslations('order');
  const [copied, mark] = useState(false);
  const copy = () => navigator.clipboard.writeText(code).then(() => mark(true), () => mark(false));
  return (
    <span className="inline-flex items-center gap-x-1">
      <bdi dir="ltr" className="figures select-all break-all font-semibold">{code}</bdi>
      {'clipboard' in navigator && <button type="button" onClick={() => void copy()} aria-label={t('copy')} title={t('copy')} className="grid size-9 place-items-center rounded-sm hover:bg-ground-3 hover:text-primary print:hidden">
        {copied ? <Icon name="check" size={18} className="text-good" /> : <Icon name="copy" size={18} />}
      </button>}
      <span role="status" className="sr-only">{copied && t('copied')}</span>
    </span>
  );
}
