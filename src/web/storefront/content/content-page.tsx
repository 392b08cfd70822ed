import type { Route } from './+types/content-page';
import { readCategoryRows } from '#market/catalogue/read-categories.ts';
import { categoryTree } from '#market/catalogue/category-tree.ts';
import { readPage } from '#market/content/read-page.ts';
import { endpoints } from '#contract/endpoints.ts';
import { pageHtml, pageSummary } from '#web/page-html.ts';
import { orNotFound, readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import { ContactScreen } from '#web/storefront/content/contact-screen.tsx';
import { SitemapScreen, type Branch } from '#web/storefront/content/sitemap-screen.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { reading, services, market, language } = context.get(visitContext);
  const { slug } = readQuery(endpoints['page.find'].input, request, params);
  const page = await orNotFound(readPage(reading, slug, services.config.publicUrl));
  const { title, meta_title, meta_description, products } = page;
  const words = { title, meta_title, meta_description };
  if (page.page_from_component) return { ...words, kind: 'contact' as const };
  if (products)
    return {
      ...words,
      kind: 'sitemap' as const,
      categories: categoryTree(await readCategoryRows(reading)).map(branchOf),
      products: products.map(({ id, slug: own, title: name }) => ({ id, slug: own, title: name })),
    };
  return {
    ...words,
    meta_description: meta_description || pageSummary(page.description),
    kind: 'text' as const,
    html: pageHtml(page.description, language === market.default_language ? '' : `/${language}`),
  };
}

const branchOf = ({ slug, title, child }: Branch): Branch => ({
  slug,
  title,
  child: child.map(branchOf),
});

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.meta_title,
    description: args.loaderData?.meta_description,
  });

export default function Page({ loaderData: page }: Route.ComponentProps) {
  return (
    <div className={`shell pt-6 ${page.kind === 'text' ? 'max-w-3xl' : ''}`}>
      <h1 className="mb-4 text-2xl" dir="auto">
        {page.title}
      </h1>
      {page.kind === 'contact' && <ContactScreen />}
      {page.kind === 'sitemap' && (
        <SitemapScreen categories={page.categories} products={page.products} />
      )}
      {page.kind === 'text' && (
        <div className="prose-text" dangerouslySetInnerHTML={{ __html: page.html }} />
      )}
    </div>
  );
}
