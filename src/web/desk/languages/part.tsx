import { useTranslations } from 'use-intl';

/** How much of something is done, as a bar and in numbers. */
export function Part({ of: all, children: there }: { of: number; children: number }) {
  const t = useTranslations('desk-languages');
  const percent = all === 0 ? 100 : Math.floor((there / all) * 100);
  return (
    <span className="inline-grid w-36 gap-1 align-middle max-md:w-32">
      <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-ground-3">
        <span className="block h-full bg-primary" style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className="text-xs text-ink-2">{t('part', { there, all })}</span>
    </span>
  );
}
