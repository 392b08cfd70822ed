import { ListUnreached } from '#web/desk/list/list-nothing.tsx';
import { SessionList } from '#web/desk/staff/session-list.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

/** The caller’s sessions. */
export function MySessions() {
  const { answer, again } = useDeskAnswer('account.sessions', {});
  if (!answer) return <div aria-hidden className="skeleton h-40" />;
  return answer.ok ? (
    <SessionList sessions={answer.data} call="account.endSession" ended={again} />
  ) : (
    <div className="card">
      <ListUnreached message={answer.message} again={again} />
    </div>
  );
}
