import { Navigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

/** A parcel is looked at on the page of its order. */
export default function ParcelPage() {
  const words = useTranslations('desk');
  const { id = '' } = useParams();
  const { answer } = useDeskAnswer('parcel.find', { id: Number(id) });
  if (answer?.ok) return <Navigate to={`/admin/orders/${answer.data.order.id}`} replace />;
  if (!answer) return <div aria-hidden className="skeleton h-64" />;
  return (
    <p role="alert" className="card p-4">
      {answer.message || words('no-network')}
    </p>
  );
}
