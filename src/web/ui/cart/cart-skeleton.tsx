/**
 * The places of a cart that is on its way, in its real size. Without a script it would never come,
 * so it is not shown then.
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
