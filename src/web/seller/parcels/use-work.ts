// One step for many parcels, in several calls if needed; lists the failed ones.
import { useRef, useState } from 'react';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';

export type Step = 'confirm' | 'pick-up' | 'send' | 'deliver';
export type Worked = DeskData<'sellerParcels.work'>['rows'][number];
type WorkInput = { ids: number[]; act: Step; carrier?: string; numbers?: string[] };
export type WorkState = {
  /** The result for each parcel that was tried; null before. */
  worked: Worked[] | null;
  /** Why nothing could be tried. */
  trouble: string | null;
  waits: boolean;
  work: (input: WorkInput) => Promise<void>;
};

export function useWork(): WorkState {
  const [worked, setWorked] = useState<Worked[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [waits, setWaits] = useState(false);
  const under = useRef(false); // the screen may not yet show that it is running
  const work = async (input: WorkInput) => {
    if (under.current) return;
    under.current = true;
    setWaits(true);
    const answer = await deskCall('sellerParcels.work', input);
    under.current = false;
    setWaits(false);
    setTrouble(answer.ok ? null : answer.message);
    if (answer.ok) setWorked(answer.data.rows);
  };
  return { worked, trouble, waits, work };
}
