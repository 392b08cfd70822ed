import { Suspense, type ReactNode } from 'react';
import type { Route } from './+types/home-page';
import { readHome } from '#market/content/read-home.ts';
import { readDiscover } from '#market/catalogue/read-discover.ts';
import { pageSize } from '#contract/constants.ts';
import { visitContext } from '#web/visit-context.ts';
import { siteThings } from '#web/head/site-things.ts';
import { describePage } from '#web/head/describe-page.ts';
import { headMeta } from '#web/ui/page-head.ts';
import { fillBlocks, type FilledBlock } from '#web/home-blocks.ts';
import { HomeBlock } from '#web/storefront/home/home-block.tsx';
import { useSite } from '#web/ui/site.ts';

/** This many blocks may be visible at first in a large window. */
const ON_TOP = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const { reading, home: which, language, market } = context.get(visitContext);
  const [home, discover] = await Promise.all([
    readHome(reading, which),
    readDiscover(reading, { day: '', after: null, size: pageSize.home }),
  ]);
  const head = await describePage(context, (site) => ({
    path: '/',
    description: site.description,
    images: [home.slider.main[0]?.image],
    things: siteThings(site),
  }));
  const blocks = fillBlocks({
    home,
    discover,
    prefix: language === market.default_language ? '' : `/${language}`,
  });
  return { head, blocks, marked: which !== 'published' };
}

export const meta: Route.MetaFunction = headMeta;

export default function Home({ loaderData: { blocks, marked } }: Route.ComponentProps) {
  const { name } = useSite();
  return (
    <div className="shell flex flex-col gap-10 pt-4 md:gap-14">
      <h1 className="sr-only">{name}</h1>
      {blocks.map((block, at) =>
        marked ? (
          <div key={block.id} data-block={block.id} className="contents">
            <HomeBlock block={block} />
          </div>
        ) : (
          <BlockPlace key={block.id} later={at < ON_TOP ? null : laterOf(block)}>
            <HomeBlock block={block} />
          </BlockPlace>
        ),
      )}
    </div>
  );
}

/** Hydrates each block separately; those below the first screen are laid out when near. */
function BlockPlace({ later, children }: { later: string | null; children: ReactNode }) {
  const alive = <Suspense>{children}</Suspense>;
  return later ? <div className={`below-fold empty:hidden ${later}`}>{alive}</div> : alive;
}

/** The most height of a block that is laid out later; null for a grid, whose tiles handle that. */
function laterOf(block: FilledBlock): string | null {
  switch (block.kind) {
    case 'collection':
      return block.look === 'grid' ? null : '[--likely-height:26rem]';
    case 'discover':
      return null;
    case 'categories':
    case 'brands':
      return '[--likely-height:46rem]';
    default:
      return '[--likely-height:26rem]';
  }
}
