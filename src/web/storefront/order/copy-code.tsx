import { useTranslations } from 'use-intl';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { OneWord } from '#web/ui/one-word.tsx';

/** A code to share, with a button that copies it. */
export function CopyCode({ code }: { code: string }) {
  const t = useTranslations('order');
  return (
    <span className="inline-flex items-center gap-x-1">
      <OneWord className="figures select-all font-semibold">{code}</OneWord>
      <CopyButton text={code} label={t('copy')} />
    </span>
  );
}
