import { ScreenMessage } from '#web/ui/message/screen-message.tsx';

/** Shown if something could not be loaded: the reason, and a button to try again. */
export function LoadFailed({
  message,
  detail,
  retry,
  again,
}: {
  message: string;
  detail?: string;
  /** The label of the button. */
  retry: string;
  again: () => void;
}) {
  return (
    <ScreenMessage alert icon="cloud-off" text={message} detail={detail}>
      <button type="button" onClick={again} className="button button-primary">
        {retry}
      </button>
    </ScreenMessage>
  );
}
