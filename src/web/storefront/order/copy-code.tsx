import { useTranslations } from 'use-intl';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** A code that people pass on, with a button that copies it. */
export function CopyCode({ code }: { code: string }) {
  const t = useTranslations('order');
  return (
    <span className="inline-flex items-center gap-x-1">
      <bdi dir="ltr" className="figures select-all break-all font-semibold">
        {code}
      </bdi>
      <CopyButton text={code} label={t('copy')} />
    </span>
  );
}
