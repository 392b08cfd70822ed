import { Link } from 'react-router';
import { ScreenMessage } from '#web/ui/message/screen-message.tsx';

/** An empty list: one sentence, and one action. */
export function EmptyState({
  text,
  detail,
  to,
  action,
}: {
  text: string;
  detail?: string;
  to?: string;
  action?: string;
}) {
  return (
    <ScreenMessage icon="package-open" text={text} detail={detail}>
      {to && action && (
        <Link to={to} className="button button-primary">
          {action}
        </Link>
      )}
    </ScreenMessage>
  );
}
