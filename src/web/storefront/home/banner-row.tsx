import type { Banner } from '#contract/home.ts';
import { BannerCard } from '#web/ui/banner.tsx';

/** Banners side by side. */
export function BannerRow({ banners }: { banners: Banner[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-3">
      {banners.map((banner) => (
        <li key={banner.id}>
          <BannerCard banner={banner} />
        </li>
      ))}
    </ul>
  );
}
