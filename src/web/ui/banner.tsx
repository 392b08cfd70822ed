import { Link } from 'react-router';
import type { Banner } from '#contract/home.ts';
import { sourcePath } from '#web/ui/links.ts';
import { Picture } from '#web/ui/picture.tsx';

/** A banner as a card: text at the start, pictures at the end, on its own background. */
export function BannerCard({ banner }: { banner: Banner }) {
  return (
    <Link
      to={sourcePath(banner, 'banner')}
      style={{ background: banner.ground }}
      className={
        'grid h-full grid-cols-[3fr_2fr] items-center ' +
        'overflow-hidden rounded-tile text-[#26221d]'
      }
    >
      <span className="flex flex-col items-start gap-1 p-5">
        <span className="text-lg font-bold">{banner.title}</span>
        <span className="text-sm">{banner.detail}</span>
        {banner.action && (
          <span className="mt-2 text-sm font-semibold underline">{banner.action}</span>
        )}
      </span>
      <Picture
        name={banner.image}
        alt={banner.image_alt}
        sizes="(min-width: 768px) 190px, 40vw"
        width={800}
        height={400}
        className="w-full object-contain"
      />
    </Link>
  );
}

export function WideBanner({ banner }: { banner: Banner | null }) {
  if (!banner) return null;
  return (
    <Link
      to={sourcePath(banner, 'banner')}
      style={{ background: banner.ground }}
      className="grid items-center overflow-hidden rounded-tile text-[#26221d] sm:grid-cols-2"
    >
      <span className="flex flex-col items-start gap-2 p-6 md:ps-10">
        <span className="text-2xl font-bold">{banner.title}</span>
        <span>{banner.detail}</span>
        {banner.action && (
          <span className="button mt-1 bg-[#26221d] text-white">{banner.action}</span>
        )}
      </span>
      <Picture
        name={banner.image}
        alt={banner.image_alt}
        sizes="(min-width: 768px) 480px, 100vw"
        width={800}
        height={400}
        className="max-h-56 w-full object-contain"
      />
    </Link>
  );
}
