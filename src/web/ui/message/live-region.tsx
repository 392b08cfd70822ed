import { announcement } from '#web/ui/message/announce.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';

/**
 * The page's live region: hidden, and read aloud when `announce` puts a sentence in. Dialogs have
 * their own, because the page behind them is silent.
 */
export function LiveRegion() {
  const now = useReactiveState(announcement);
  return (
    <div className="sr-only">
      <p role="status">{now && !now.urgent && <span key={now.id}>{now.text}</span>}</p>
      <p role="alert">{now?.urgent && <span key={now.id}>{now.text}</span>}</p>
    </div>
  );
}
