/**
 * A placeholder for a loading cart, in the final size. Hidden without script, because the cart
 * would never load.
 */
export function CartSkeleton() {
  return (
    <div aria-hidden className="grid gap-6 noscript:hidden lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="flex flex-col gap-4">
        <div className="skeleton h-11 w-40" />
        <div className="skeleton h-44" />
        <div className="skeleton h-44" />
      </div>
      <div className="skeleton h-72" />
    </div>
  );
}
