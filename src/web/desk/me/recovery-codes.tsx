import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { useCopy } from '#web/ui/use-copy.ts';

/** Ten codes that are shown once, to copy, save or write down. */
export function RecoveryCodes({ codes, done }: { codes: string[]; done: () => void }) {
  const t = useTranslations('desk-me');
  const text = codes.join('\n');
  const { copied, copy } = useCopy(text);
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
    link.download = `${location.hostname}-recovery-codes.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <h3 className="font-semibold">{t('codes')}</h3>
      <p role="status" className="text-sm">
        {t('codes-keep')}
      </p>
      <ol dir="ltr" className="grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={() => void copy()} className="button button-quiet">
          <DeskIcon name={copied ? 'check' : 'copy'} />
          <span aria-live="polite">{copied ? t('codes-copied') : t('codes-copy')}</span>
        </button>
        <button type="button" onClick={save} className="button button-quiet">
          {t('codes-save')}
        </button>
        <button type="button" onClick={done} className="button button-primary">
          {t('codes-done')}
        </button>
      </div>
    </>
  );
}
