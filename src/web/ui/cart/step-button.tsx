import { useId } from 'react';
import { ProblemBox } from '#web/ui/message/problem-box.tsx';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  reason: string | null;
  busy: boolean;
  name: string;
  busyName: string;
  onPress: () => void;
  /** Disabled for a moment. */
  waiting?: boolean;
  /** The refusal of the last press. */
  refused?: string | null;
};

/** The main button of a step: disabled with a reason, or busy with a text for it. */
export function StepButton({
  reason,
  busy,
  name,
  busyName,
  onPress,
  waiting = false,
  refused = null,
}: Props) {
  const id = useId();
  return (
    <div>
      <div role="alert">{refused && <ProblemBox>{refused}</ProblemBox>}</div>
      <WorkButton
        type="button"
        busy={busy}
        closed={reason !== null || waiting}
        onClick={onPress}
        aria-describedby={reason === null ? undefined : id}
        className={`button button-primary w-full ${refused ? 'mt-2' : ''}`}
      >
        {busy ? busyName : name}
        {!busy && <Icon name="arrow-right" size={18} className="icon-mirror" />}
      </WorkButton>
      {reason !== null && (
        <p id={id} className="mt-1.5 text-sm text-ink-2">
          {reason}
        </p>
      )}
    </div>
  );
}
