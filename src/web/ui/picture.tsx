import { useSite } from '#web/ui/site.ts';

const TILE_WIDTHS = [160, 320, 480, 800];

type Props = { name: string; alt: string; /** How wide it is shown, for the browser's choice. */ sizes: string; width?: number; height?: number; eager?: boolean; className?: string };

/** A picture of the shop in the form and width that the browser likes best. An empty name shows the shop's default picture. */
export function Picture({ name, alt, sizes, width = 400, height = 400, eager = false, className }: Props) {
  const { defaultImage } = useSite();
  const stem = (name || defaultImage).replace(/\.\w+$/, '');
  const set = (format: string) => TILE_WIDTHS.map((pixels) => `/media/${pixels}-${stem}.${format} ${pixels}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img src={`/media/480-${stem}.webp`} srcSet={set('webp')} sizes={sizes} alt={alt} width={width} height={height} loading={eager ? 'eager' : 'lazy'} decoding="async" fetchPriority={eager ? 'high' : undefined} className={className} />
    </picture>
  );
}
