import { useParams } from 'react-router';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

const idOf = (id: string | undefined): number => (/^\d{1,9}$/.test(id ?? '') ? Number(id) : 0) || 1;

/** The report in the address. */
export function useReport() {
  const { id } = useParams();
  return useDeskAnswer('adminReport.open', { id: idOf(id) });
}

/** The objection in the address. */
export function useObjection() {
  const { id } = useParams();
  return useDeskAnswer('adminObjection.open', { id: idOf(id) });
}
