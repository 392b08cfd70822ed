import { tileGrid } from '#web/ui/product/tile-grid.tsx';

const PLACES = 21;

/** Placeholders for loading products, in the final size. */
export function TileSkeletons({ narrow = false }: { narrow?: boolean }) {
  return (
    <div className={tileGrid(narrow)}>
      {Array.from({ length: PLACES }, (_, at) => (
        <div key={at} className="flex flex-col gap-2">
          <div className="skeleton aspect-square rounded-tile" />
          <div className="skeleton h-10" />
          <div className="skeleton h-7 w-1/2" />
          <div className="skeleton h-5 w-2/3" />
        </div>
      ))}
    </div>
  );
}
