import type { Route } from './+types/content-page';
import { redirect } from 'react-router';
import { readCategoryRows } from '#market/catalogue/read-categories.ts';
import { categoryTree } from '#market/catalogue/category-tree.ts';
import { readPage } from '#market/content/read-page.ts';
import { endpoints } from '#contract/endpoints.ts';
import { pageHtml, pageSummary } from '#web/page-html.ts';
import { orNotFound, readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import { ContactScreen } from '#web/storefront/content/contact-screen.tsx';
import { SitemapScreen, type Branch } from '#web/storefront/content/sitemap-screen.tsx';
import { faqThing } from '#web/head/faq-thing.ts';
import type { Thing } from '#web/head/thing.ts';
import { pathsOf } from '#web/head/paths-of.ts';
import { describePage } from '#web/head/describe-page.ts';
import { headMeta } from '#web/ui/page-head.ts';
import { pagePath } from '#web/ui/links.ts';
import '#web/ui/words/extras-words.client.ts';
import { sayIn } from '#words/say.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { reading, services, market, language } = context.get(visitContext);
  const { slug } = readQuery(endpoints['page.find'].input, request, params);
  const page = await orNotFound(
    reading.language,
    readPage(reading, slug, services.config.publicUrl),
  );
  if (page.slug !== slug) throw redirect(pagePath(page), 301);
  const { title, meta_title, meta_description, products } = page;
  const say = sayIn(language);
  const describe = (made: string, things: Thing[] = []) =>
    describePage(context, {
      path: pagePath({ slug }),
      paths: pathsOf(page.slugs, (own) => pagePath({ slug: own })),
      title: meta_title,
      description: meta_description || made,
      type: 'article',
      things,
    });
  if (page.page_from_component)
    return { title, head: await describe(say('contact.intro')), kind: 'contact' as const };
  if (products)
    return {
      title,
      head: await describe(say('found.sitemap', { count: products.length })),
      kind: 'sitemap' as const,
      categories: categoryTree(await readCategoryRows(reading)).map(branchOf),
      products: products.map(({ id, slug: own, title: name }) => ({ id, slug: own, title: name })),
    };
  const html = pageHtml(
    page.description,
    language === market.default_language ? '' : `/${language}`,
  );
  const faq = faqThing(html);
  return {
    title,
    head: await describe(pageSummary(page.description), faq ? [faq] : []),
    kind: 'text' as const,
    html,
  };
}

const branchOf = ({ slug, title, child }: Branch): Branch => ({
  slug,
  title,
  child: child.map(branchOf),
});

export const meta: Route.MetaFunction = headMeta;

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
