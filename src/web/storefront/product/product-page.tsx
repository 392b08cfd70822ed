import { Suspense, useEffect } from 'react';
import { redirect } from 'react-router';
import type { Route } from './+types/product-page';
import { endpoints } from '#contract/endpoints.ts';
import { cleanHtml, plainText } from '#market/catalogue/clean-text.ts';
import { readProduct } from '#market/catalogue/read-product.ts';
import { readSuggestions } from '#market/catalogue/read-suggestions.ts';
import { readPlaces } from '#market/places/read-places.ts';
import { readReviews } from '#market/reviews/read-reviews.ts';
import { homePlace } from '#market/shipping/home-place.ts';
import { pathsOf } from '#web/head/paths-of.ts';
import { describePage } from '#web/head/describe-page.ts';
import { orNotFound, readQuery } from '#web/read-query.ts';
import { productPath } from '#web/ui/links.ts';
import { WishlistHeart } from '#web/ui/saved/wishlist-heart.tsx';
import { headMeta } from '#web/ui/page-head.ts';
import { ProductBreadcrumbs } from '#web/storefront/product/product-breadcrumbs.tsx';
import { BuyBar, BuyBox } from '#web/storefront/product/buy-box.tsx';
import { placeName } from '#web/storefront/product/delivery-destination.ts';
import { Delivery } from '#web/storefront/product/delivery.tsx';
import { ProductDetails } from '#web/storefront/product/product-details.tsx';
import { Gallery } from '#web/storefront/product/gallery.tsx';
import { StorePromises } from '#web/storefront/product/store-promises.tsx';
import { shownReview } from '#web/storefront/product/product-review.ts';
import { picturesFor, productViewOf } from '#web/storefront/product/product-view.ts';
import { sharedOffer, structuredData } from '#web/storefront/product/structured-data.ts';
import { StoreCard } from '#web/storefront/product/store-card.tsx';
import { RecentlyViewed } from '#web/ui/product/recently-viewed.tsx';
import { rememberViewed } from '#web/ui/product/viewed.ts';
import { usePurchase, type Purchase } from '#web/storefront/product/use-purchase.ts';
import '#web/ui/words/product-words.client.ts';
import { whenNear } from '#web/storefront/product/when-near.tsx';
import { visitContext } from '#web/visit-context.ts';

const PAGE = 'shell flex flex-col max-md:[&_:is(a,button,input,select)]:scroll-mb-36 md:pt-3';

const ProductReviews = whenNear(
  () => import('#web/storefront/product/product-reviews.tsx'),
  <div id="reviews" className="min-h-96" />,
);
const SuggestedProducts = whenNear(
  () => import('#web/storefront/product/suggested-products.tsx'),
  <div className="min-h-96" />,
);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { reading, market, timeZone } = visit;
  const { id } = readQuery(endpoints['product.find'].input, request, { id: params.id });
  const input = endpoints['review.all'].input.parse({ id, get_total: true, own_language: 'first' });
  const found = readProduct(reading, id);
  const [product, reviews, suggestions] = await orNotFound(
    reading.language,
    Promise.all([
      found,
      readReviews(reading, input, timeZone),
      readSuggestions(reading, id, 1),
    ]).catch(async (problem: unknown) => {
      await found; // a refusal says why there is no product
      throw problem;
    }),
  );
  if (params.main !== product.slug || params.id !== String(id))
    throw redirect(productPath(product), 301);
  const shown = productViewOf(product);
  const text = plainText(product.overview || product.description).slice(0, 1000);
  const list = reviews.all.data.map(shownReview);
  const home = homePlace(market, product.shipping_rule.shipping_places);
  const head = await describePage(context, (site) => ({
    path: productPath(shown),
    paths: pathsOf(product.slugs, (slug) => productPath({ id, slug })),
    title: shown.meta_title || shown.title,
    description: shown.meta_description || text,
    images: [shown.image],
    type: 'product',
    card: sharedOffer(shown, site),
    things: structuredData(shown, text, list, site),
  }));
  const country = readPlaces(reading.language).countries[home.country];
  return {
    head,
    product: shown,
    description: cleanHtml(product.description),
    overview: cleanHtml(product.overview),
    home: {
      ...home,
      name: placeName(country?.name ?? home.country, country?.states[home.state]?.name),
    },
    reviews: {
      list,
      pages: reviews.all.last_page,
      totals: reviews.total ?? [],
      pictured: reviews.with_images ?? 0,
      own: reviews.in_language ?? 0,
      banner: reviews.banner ?? null,
    },
    recommended: suggestions.suggestion_1.data,
    bought: suggestions.suggestion_2.data,
  };
}

export const meta: Route.MetaFunction = headMeta;

type Loaded = Route.ComponentProps['loaderData'];

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  // another product starts fresh: nothing chosen, first picture
  return <ProductScreen key={loaderData.product.id} {...loaderData} />;
}

function ProductScreen(loaded: Loaded) {
  const { product, overview, home } = loaded;
  const purchase = usePurchase(product);
  useEffect(() => {
    rememberViewed(product.id);
    if (document.referrer.includes('/search?'))
      import('#web/ui/product/found-by.ts').then(
        (found) => found.rememberArrival(product.id),
        () => {}, // the view is then not counted
      );
  }, [product.id]);
  return (
    <article className={PAGE}>
      <ProductBreadcrumbs product={product} />
      <div
        className={
          'grid grid-cols-1 gap-x-8 gap-y-3 md:mt-2 md:gap-y-5 md:grid-cols-2 ' +
          'lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] ' +
          'xl:grid-cols-[minmax(0,33rem)_minmax(0,1fr)_16rem]'
        }
      >
        <Gallery
          pictures={picturesFor(product, purchase.choice)}
          title={product.title}
          video={product.video}
          videoThumb={product.video_thumb}
        >
          <WishlistHeart id={product.id} title={product.title} />
        </Gallery>
        <BuyBox product={product} purchase={purchase} overview={overview} />
        <div
          className={
            'grid grid-cols-1 content-start gap-4 ' +
            'md:col-span-2 md:grid-cols-2 xl:col-span-1 xl:grid-cols-1'
          }
        >
          <div className="card flex flex-col gap-3 p-4">
            <Delivery shipping={product.shipping} home={home} />
            <StorePromises {...product} />
          </div>
          <StoreCard store={product.store} />
        </div>
      </div>
      <BuyBar product={product} purchase={purchase} />
      <ProductMore page={loaded} variant={purchase.variant} />
    </article>
  );
}

const LATER = 'below-fold empty:hidden [--likely-height:66rem]';

/** The parts below the buy box; each hydrates separately. */
function ProductMore({
  page: { product, description, reviews, recommended, bought },
  variant,
}: {
  page: Loaded;
  variant: Purchase['variant'];
}) {
  return (
    <div className="mt-10 flex flex-col gap-10 md:mt-14 md:gap-14">
      <div className={LATER}>
        <Suspense>
          <ProductDetails product={product} variant={variant} description={description} />
        </Suspense>
      </div>
      <div className={LATER}>
        <Suspense>
          <ProductReviews
            product={product.id}
            rating={product.rating}
            count={product.review_count}
            first={reviews}
          />
        </Suspense>
      </div>
      <div className={LATER}>
        <Suspense>
          <SuggestedProducts recommended={recommended} bought={bought} />
        </Suspense>
      </div>
      <div className={LATER}>
        <Suspense>
          <RecentlyViewed except={product.id} />
        </Suspense>
      </div>
    </div>
  );
}
