import { useEffect, useRef } from 'react';

type Props = {
  /** Absent where the one reason says it all. */
  heading?: string | undefined;
  reasons: string[];
};

/** The errors of a form, read aloud and scrolled into view when they appear. */
export function ErrorSummary({ heading, reasons }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const key = reasons.join('\n');
  useEffect(() => {
    if (key) box.current?.focus();
  }, [key]);
  if (reasons.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded bg-drop-tint p-3 text-start text-drop"
    >
      {heading ? (
        <>
          <p className="font-semibold">{heading}</p>
          <ul className="list-disc ps-5">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{reasons.join(' ')}</p>
      )}
    </div>
  );
}
