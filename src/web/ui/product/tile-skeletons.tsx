const PLACEHOLDERS = 21;

/** The places of products that are on their way, in their real size. */
export function TileSkeletons() {
  return (
    <div
      aria-hidden
      className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-4 xl:grid-cols-5"
    >
      {Array.from({ length: PLACEHOLDERS }, (_, at) => (
        <div key={at}>
          <div className="skeleton aspect-square" />
          <div className="skeleton mt-2 h-10" />
          <div className="skeleton mt-2 h-6 w-1/2" />
        </div>
      ))}
    </div>
  );
}
