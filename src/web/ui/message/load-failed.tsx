import { ScreenMessage } from '#web/ui/message/screen-message.tsx';

/** What stands where something could not be loaded: why, and the way to ask again. */
export function LoadFailed({
  message,
  detail,
  retry,
  again,
}: {
  message: string;
  detail?: string;
  /** The name of the button. */
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
