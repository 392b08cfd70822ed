/** A bank's number of a transfer. */
export const TransactionId = ({ id }: { id: string }) => (
  <bdi className="figures break-all font-semibold">{id}</bdi>
);
