import { OneWord } from '#web/ui/one-word.tsx';

/** A bank's id of a transfer. */
export const TransactionId = ({ id }: { id: string }) => (
  <OneWord className="figures font-semibold">{id}</OneWord>
);
