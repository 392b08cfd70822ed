import { NothingInCart } from '#web/ui/cart/nothing-in-cart.tsx';
import { ForYou } from '#web/ui/product/for-you.tsx';
import { RecentlyViewed } from '#web/ui/product/recently-viewed.tsx';

/** An empty cart: where to start, and recommendations. */
export default function EmptyCart() {
  return (
    <>
      <NothingInCart />
      <RecentlyViewed />
      <ForYou />
    </>
  );
}
