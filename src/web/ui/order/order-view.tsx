import type { Order } from '#contract/order.ts';
import { CancelledNote } from '#web/ui/order/cancelled-note.tsx';
import { OrderAside } from '#web/ui/order/order-aside.tsx';
import { OrderFacts, Thanks } from '#web/ui/order/order-head.tsx';
import { ParcelCard } from '#web/ui/order/parcel-card.tsx';

/** A whole order: facts and parcels, with sums, address and actions beside. */
export function OrderView({ order, placed, changed }: { order: Order; placed: boolean; changed: () => void }) {
  return (
    <div data-print>
      {placed && order.cancelled === 0 && <Thanks name={order.address.name} />}
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <OrderFacts order={order} />
          {order.cancelled === 1 && <CancelledNote order={order} />}
          {order.parcels.map((parcel, at) => <ParcelCard key={parcel.id} parcel={parcel} placedAt={order.created_at} place={{ at: at + 1, count: order.parcels.length }} priced linked
            lines={order.ordered_products.filter(({ id }) => parcel.lines.includes(id))} />)}
        </div>
        <OrderAside order={order} changed={changed} />
      </div>
    </div>
  );
}
