import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

const SOON_MS = 1000;
const WHOLE = 100;

/** How far something is sent, 0 to 1; shown when it takes longer than a second. */
export function UploadProgress({ share }: { share: number }) {
  const t = useTranslations('owed');
  const [slow, set] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => set(true), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <div className="flex items-center gap-3 text-sm text-ink-2">
      <progress value={share} aria-hidden className="h-1.5 flex-1 accent-primary" />
      <span role="status" className="figures">
        {t('sending', { percent: Math.round(share * WHOLE) })}
      </span>
    </div>
  );
}
