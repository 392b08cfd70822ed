import { useSite } from '#web/ui/site.ts';

const TINY = 48;
const SMALL = 120;
const SMALL_WIDTHS = [160, 320];
const TILE_WIDTHS = [320, 480, 800];

type Props = {
  name: string;
  alt: string;
  /** Its displayed width, for the browser's choice. */
  sizes: string;
  width?: number;
  height?: number;
  eager?: boolean;
  className?: string;
};

/**
 * A picture of the shop: AVIF in the width that suits the browser best, otherwise one WebP; tiny
 * ones are only WebP. An empty name shows the shop's default picture, or a plain background.
 */
export function Picture({
  name,
  alt,
  sizes,
  width = 400,
  height = 400,
  eager = false,
  className,
}: Props) {
  const { defaultImage } = useSite();
  const stem = (name || defaultImage).replace(/\.\w+$/, '');
  if (!stem) return <span aria-hidden className={`block bg-ground-2 ${className ?? ''}`} />;
  const image = (
    <img
      src={`/media/${width <= SMALL ? 160 : 480}-${stem}.webp`}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      className={className}
    />
  );
  if (width <= TINY) return image;
  const set = (width <= SMALL ? SMALL_WIDTHS : TILE_WIDTHS)
    .map((pixels) => `/media/${pixels}-${stem}.avif ${pixels}w`)
    .join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set} sizes={sizes} />
      {image}
    </picture>
  );
}
