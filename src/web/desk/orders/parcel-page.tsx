import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { Navigate, useParams } from 'react-router';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

/** Leads to the page of the parcel's order. */
export default function ParcelPage() {
  const { id = '' } = useParams();
  const { answer, again } = useDeskAnswer('parcel.find', { id: Number(id) });
  if (answer?.ok) return <Navigate to={`/admin/orders/${answer.data.order.id}`} replace />;
  if (!answer) return <div aria-hidden className="skeleton h-64" />;
  return <UnreachedCard message={answer.message} again={again} />;
}
