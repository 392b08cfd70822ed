import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Banner } from '#contract/home.ts';
import { sourcePath } from '#web/ui/links.ts';

/** An announcement on one line, with a button to close it at its end. */
export function TopStrip({ banner, children }: { banner: Banner; children?: ReactNode }) {
  return (
    <>
      <Link
        to={sourcePath(banner, 'banner')}
        className={
          'shell flex min-h-10 items-center justify-center ' +
          'gap-2 py-1.5 pe-12 text-center hover:underline'
        }
      >
        <span className="font-semibold">{banner.title}</span>
        <span className="hidden text-ink-2 sm:inline">{banner.detail}</span>
      </Link>
      {banner.closable === 1 && children}
    </>
  );
}
