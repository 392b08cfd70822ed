import { useEffect, useState } from 'react';

const SOON_MS = 1000;
const WHOLE = 100;

/** The progress of an upload, 0 to 1; shown after a second. */
export function UploadProgress({
  share,
  words,
}: {
  share: number;
  words: (percent: number) => string;
}) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <div className="flex items-center gap-3 text-sm text-ink-2">
      <progress value={share} aria-hidden className="h-1.5 flex-1" />
      <span role="status" className="figures">
        {words(Math.round(share * WHOLE))}
      </span>
    </div>
  );
}
