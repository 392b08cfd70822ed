/** A bank's number of a transfer. */
export const TransId = ({ id }: { id: string }) => (
  <bdi className="figures break-all font-semibold">{id}</bdi>
);
