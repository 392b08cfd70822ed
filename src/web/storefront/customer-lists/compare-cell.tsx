import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ComparedCard } from '#contract/compare-list.ts';
import { Icon } from '#web/ui/icon.tsx';
import { brandPath, storePath } from '#web/ui/links.ts';
import { valuesOf, type Fact } from '#web/storefront/customer-lists/compare-rows.ts';
import { PriceParts, useShownPrice } from '#web/ui/product/product-price.tsx';
import { RatingStars } from '#web/ui/product/rating-stars.tsx';
import { usePrice } from '#web/ui/site.ts';

const FEW = 5;

/** One product's value in one row. */
export function CompareCell({ card, what }: { card: ComparedCard; what: Fact | number }) {
  const t = useTranslations('lists');
  const product = useTranslations('product');
  const page = useTranslations('product-page');
  const { quantity, brand, store, unit } = card;
  if (typeof what === 'number') return <Texts values={valuesOf(card, what)} none={t('none')} />;
  switch (what) {
    case 'price':
      return <Price card={card} />;
    case 'rating':
      return card.review_count > 0 ? (
        <RatingStars rating={card.rating} count={card.review_count} size={14} />
      ) : (
        <span className="text-ink-3">{product('no-reviews')}</span>
      );
    case 'stock':
      return quantity > 0 ? (
        <span className="text-good">
          {quantity <= FEW ? page('left', { count: quantity }) : page('in-stock')}
        </span>
      ) : (
        <span className="font-semibold text-drop">{product('out-of-stock')}</span>
      );
    case 'store':
      return (
        <Link to={storePath(store)} className="link">
          <bdi>{store.name}</bdi>
        </Link>
      );
    case 'brand':
      return brand ? (
        <Link to={brandPath(brand)} className="link">
          <bdi>{brand.title}</bdi>
        </Link>
      ) : (
        <Texts values={[]} none={t('none')} />
      );
    case 'unit':
      return <Texts values={unit ? [unit] : []} none={t('none')} />;
    case 'delivery':
      return card.free_shipping ? product('free-shipping') : t('charged');
    case 'deal':
      return <YesNo yes={card.bundle} words={[product('bundle'), t('none')]} />;
    case 'returns':
      return <YesNo yes={card.refundable === 1} words={[t('yes'), t('no')]} />;
    case 'warranty':
      return <YesNo yes={card.warranty === 1} words={[t('yes'), t('no')]} />;
  }
}

function Price({ card }: { card: ComparedCard }) {
  const t = useTranslations('product');
  return (
    <span className="price figures">
      <PriceParts
        shown={useShownPrice(card)}
        write={usePrice()}
        was={t('was')}
        size="text-lg"
        wasSize="text-sm"
      />
    </span>
  );
}

function Texts({ values, none }: { values: string[]; none: string }) {
  if (values.length === 0)
    return (
      <>
        <span aria-hidden className="text-ink-3">
          –
        </span>
        <span className="sr-only">{none}</span>
      </>
    );
  return (
    <ul className="flex flex-wrap gap-1">
      {values.map((value) => (
        <li key={value} className="rounded-sm border border-line bg-ground px-1.5">
          <bdi>{value}</bdi>
        </li>
      ))}
    </ul>
  );
}

function YesNo({ yes, words }: { yes: boolean; words: [yes: string, no: string] }) {
  return (
    <span className="inline-flex items-start gap-1">
      <Icon
        name={yes ? 'check' : 'minus'}
        size={16}
        className={`mt-0.5 shrink-0 ${yes ? 'text-good' : 'text-ink-3'}`}
      />
      {words[yes ? 0 : 1]}
    </span>
  );
}
