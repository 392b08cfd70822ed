import { CartIsEmpty } from '#web/ui/cart/cart-is-empty.tsx';
import { CartSkeleton } from '#web/ui/cart/cart-skeleton.tsx';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { cartCount } from '#web/ui/shopper.ts';

/** A cart that is loading; a browser that is new to the shop has none, and need not wait. */
export function CartOnItsWay() {
  const filled = useReactiveState(cartCount) > 0;
  if (filled) return <CartSkeleton />;
  return (
    <>
      <div className="newcomer:hidden">
        <CartSkeleton />
      </div>
      <div className="hidden newcomer:block">
        <CartIsEmpty />
      </div>
    </>
  );
}
