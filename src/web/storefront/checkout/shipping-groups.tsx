import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import type { CartLine } from '#contract/cart-line.ts';
import { byStore, obstacleOf } from '#web/ui/cart/line-state.ts';
import { CannotShip, LineReasons } from '#web/ui/cart/line-reasons.tsx';
import { ProblemBox } from '#web/ui/message/problem-box.tsx';
import { LineSummary } from '#web/storefront/checkout/line-summary.tsx';
import { ShippingChoice } from '#web/storefront/checkout/shipping-choice.tsx';
import { parcelsOf } from '#web/storefront/checkout/shipping-methods.ts';
import { shippingMethodTo, type ShippingTypes } from '#web/ui/cart/shipping-to.ts';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  lines: CartLine[];
  address: Address;
  types: ShippingTypes;
  onType: (key: string, type: number) => void;
};

/** The ticked lines by store, each with its shipping, or why it cannot be shipped. */
export function ShippingGroups({ lines, address, types, onType }: Props) {
  return (
    <div className="grid gap-4">
      {byStore(lines).map(({ store, lines: own }) => (
        <section
          key={store.id}
          aria-labelledby={`store-${store.id}`}
          className="card overflow-hidden"
        >
          <h3
            id={`store-${store.id}`}
            className={
              'flex items-center gap-2 border-b border-line ' +
              'bg-ground-2 px-4 py-2.5 text-base md:px-5'
            }
          >
            <Icon name="store" size={18} className="text-ink-3" />
            <bdi className="min-w-0">{store.name}</bdi>
          </h3>
          <div className="divide-y divide-line">
            {parcelsOf(own).map((parcel) => {
              const going = parcel.lines.filter((line) => obstacleOf(line, address) === null);
              const method = going[0] ? shippingMethodTo(going[0], address, types) : null;
              return (
                <div key={parcel.key}>
                  <ul>
                    {parcel.lines.map((line) => (
                      <LineSummary key={line.id} line={line}>
                        <LineObstacle line={line} address={address} />
                        <LineReasons id={line.id} />
                      </LineSummary>
                    ))}
                  </ul>
                  {method && (
                    <ShippingChoice
                      parcel={{ ...parcel, lines: going }}
                      place={method.place}
                      type={method.type}
                      onType={(type) => onType(parcel.key, type)}
                    />
                  )}
                </div>
              );
            })}
          </div>
        </section>
      ))}
    </div>
  );
}

function LineObstacle({ line, address }: { line: CartLine; address: Address }) {
  const refusal = useTranslations('refusal');
  const obstacle = obstacleOf(line, address);
  if (obstacle === null) return null;
  return (
    <ProblemBox>
      {obstacle === 'cannot-ship' ? (
        <CannotShip address={address} />
      ) : (
        refusal(obstacle === 'gone' ? 'product-not-found' : obstacle)
      )}
    </ProblemBox>
  );
}
