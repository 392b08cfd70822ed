import { useTranslations } from 'use-intl';

const SIZES = {
  small: 'px-1.5 text-xs leading-5',
  medium: 'px-2 py-0.5 text-sm',
} as const;

/** The discount in percent; nothing if there is none. */
export function PercentOff({ percent, size }: { percent: number; size: keyof typeof SIZES }) {
  const t = useTranslations('product');
  if (percent <= 0) return null;
  return (
    <bdi dir="ltr" className={`rounded-sm bg-drop-tint font-semibold text-drop ${SIZES[size]}`}>
      {t('off', { percent })}
    </bdi>
  );
}
