import { Link } from 'react-router';
import type { Banner } from '#contract/home.ts';
import { sourcePath } from '#web/ui/links.ts';
import { Picture } from '#web/ui/picture.tsx';

/** The picture and text of a promotion. */
export function PromotionCard({ banner, follow }: { banner: Banner; follow?: () => void }) {
  return (
    <>
      <Picture
        name={banner.image}
        alt=""
        sizes="96px"
        width={96}
        height={96}
        className="size-24 shrink-0 rounded object-cover max-sm:hidden"
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{banner.title}</p>
        <p className="text-sm text-ink-2">{banner.detail}</p>
        {banner.action && (
          <Link
            to={sourcePath(banner, 'banner')}
            onClick={follow}
            className="link inline-flex min-h-9 items-center text-sm font-semibold"
          >
            {banner.action}
          </Link>
        )}
      </div>
    </>
  );
}
