import { ArrowRight, LoaderCircle } from 'lucide-react';
import { useId } from 'react';

type Props = { reason: string | null; busy: boolean; name: string; busyName: string; onPress: () => void };

/** The one big button of a step: closed with a reason, or busy with a word for it. */
export function OnButton({ reason, busy, name, busyName, onPress }: Props) {
  const id = useId();
  return (
    <div>
      <button type="button" onClick={onPress} disabled={reason !== null || busy} aria-describedby={reason === null ? undefined : id} className="button button-primary w-full">
        {busy ? <><LoaderCircle size={18} aria-hidden className="animate-spin" />{busyName}</> : <>{name}<ArrowRight size={18} aria-hidden className="icon-mirror" /></>}
      </button>
      {reason !== null && <p id={id} className="mt-1.5 text-sm text-ink-2">{reason}</p>}
    </div>
  );
}
