import { NothingInCart } from '#web/ui/cart/nothing-in-cart.tsx';
import { ForYou } from '#web/ui/product/for-you.tsx';
import { RecentlyViewed } from '#web/ui/product/recently-viewed.tsx';

/** A cart with nothing in it: where to begin, and what may please. */
export default function EmptyCart() {
  return (
    <>
      <NothingInCart />
      <RecentlyViewed />
      <ForYou />
    </>
  );
}
