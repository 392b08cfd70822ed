// The places of lists that are on their way, in their real size.
const TOOLS = (
  <div className="mb-5 flex flex-wrap justify-between gap-3">
    <div className="skeleton h-11 w-full sm:w-80" />
    <div className="skeleton h-11 w-full sm:w-56" />
  </div>
);

export function TileListSkeleton() {
  return (
    <>
      {TOOLS}
      <div className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 lg:gap-x-4 xl:grid-cols-4">
        {Array.from({ length: 14 }, (_, at) => (
          <div key={at} className="flex flex-col gap-2">
            <div className="skeleton aspect-square rounded-tile" />
            <div className="skeleton h-10" />
            <div className="skeleton h-7 w-1/2" />
            <div className="skeleton h-5 w-2/3" />
          </div>
        ))}
      </div>
    </>
  );
}

export function CardListSkeleton({ height }: { height: string }) {
  return (
    <>
      {TOOLS}
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: 6 }, (_, at) => (
          <div key={at} className={`skeleton rounded-tile ${height}`} />
        ))}
      </div>
    </>
  );
}
