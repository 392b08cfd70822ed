import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { brandPath, categoryPath } from '#web/ui/links.ts';
import type { ProductView } from '#web/storefront/product/product-view.ts';
import type { Variant } from '#web/storefront/product/variants.ts';
import { LawFacts } from '#web/storefront/product/law-facts.tsx';
import { GuaranteeNotice } from '#web/ui/guarantee-notice.tsx';
import { OneWord } from '#web/ui/one-word.tsx';

/** The seller's description (cleaned by the loader), beside the plain facts. */
export function ProductDetails({
  product,
  variant,
  description,
}: {
  product: ProductView;
  variant: Variant | null;
  description: string | null;
}) {
  const t = useTranslations('product-page');
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      {description && (
        <section aria-labelledby="description">
          <h2 id="description" className="text-xl">
            {t('description')}
          </h2>
          <div
            dir="auto"
            className="prose-text max-w-prose overflow-x-auto"
            dangerouslySetInnerHTML={{ __html: description }}
          />
        </section>
      )}
      <Facts product={product} variant={variant} />
    </div>
  );
}

/** The plain facts. */
function Facts({ product, variant }: { product: ProductView; variant: Variant | null }) {
  const t = useTranslations('product-page');
  const { brand, categories, tags, unit, options } = product;
  const category = categories.at(-1);
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="mb-2 text-xl">
        {t('details')}
      </h2>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {brand && (
          <Fact name={t('brand')}>
            <Link to={brandPath(brand)} className="link inline-block min-h-6">
              <bdi>{brand.title}</bdi>
            </Link>
          </Fact>
        )}
        {category && (
          <Fact name={t('category')}>
            <Link to={categoryPath(category, categories[0])} className="link inline-block min-h-6">
              <bdi>{category.title}</bdi>
            </Link>
          </Fact>
        )}
        {options.map((option) => (
          <Fact key={option.id} name={option.title}>
            {option.values.map(({ id, title }, at) => (
              <span key={id}>
                {at > 0 && ' · '}
                <bdi>{title}</bdi>
              </span>
            ))}
          </Fact>
        ))}
        {unit && (
          <Fact name={t('unit')}>
            <bdi>{unit}</bdi>
          </Fact>
        )}
        {variant?.sku && (
          <Fact name={t('sku')}>
            <OneWord>{variant.sku}</OneWord>
          </Fact>
        )}
        {tags.length > 0 && <Tags tags={tags} />}
        {product.law && <LawFacts law={product.law} />}
      </dl>
      <div className="mt-4">
        <GuaranteeNotice />
      </div>
      <Link
        to={`/report?product=${product.id}`}
        rel="nofollow"
        className="link mt-3 inline-block min-h-6 text-sm text-ink-2"
      >
        {t('report')}
      </Link>
    </section>
  );
}

function Tags({ tags }: { tags: string[] }) {
  const t = useTranslations('product-page');
  return (
    <Fact name={t('tags')}>
      <span className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <Link key={tag} to={`/search?q=${encodeURIComponent(tag)}`} className="chip">
            <bdi>{tag}</bdi>
          </Link>
        ))}
      </span>
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-baseline gap-3 py-2.5">
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
