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
  /** Not to be pressed yet, for a moment. */
  waiting?: boolean;
  /** What was refused at the last press. */
  refused?: string | null;
};

/** The one big button of a step: closed with a reason, or busy with a word for it. */
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
