import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { useCopy } from '#web/ui/use-copy.ts';

/** A button that copies a text; `label` says which. Nothing if copying is not allowed. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('order');
  const { copied, copy } = useCopy(text);
  return (
    <>
      {'clipboard' in navigator && (
        <button
          type="button"
          onClick={() => void copy()}
          aria-label={label}
          title={label}
          className={
            '-my-1 grid size-11 shrink-0 place-items-center rounded-sm ' +
            'hover:bg-ground-3 hover:text-primary print:hidden'
          }
        >
          {copied ? (
            <Icon name="check" size={18} className="text-good" />
          ) : (
            <Icon name="copy" size={18} />
          )}
        </button>
      )}
      <span role="status" className="sr-only">
        {copied && t('copied')}
      </span>
    </>
  );
}
