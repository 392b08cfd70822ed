import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TileCard } from '#web/ui/product/tile-card.ts';
import { PlainLink } from '#web/ui/plain-link.tsx';
import { WishlistHeart } from '#web/ui/saved/wishlist-heart.tsx';
import { productPath } from '#web/ui/links.ts';
import { Picture } from '#web/ui/picture.tsx';
import { PriceParts, useShownPrice } from '#web/ui/product/product-price.tsx';
import { usePrice } from '#web/ui/site.ts';
import { RatingStars } from '#web/ui/product/rating-stars.tsx';

const SIZES = '(min-width: 1200px) 240px, (min-width: 768px) 30vw, 46vw';
const SOLD_OUT = 'absolute inset-x-0 bottom-0 bg-ground/90 py-1 text-center text-sm font-semibold';

/**
 * A product in a list: one link over picture, title, price and stars, and the heart, for which the
 * parent must be `relative`.
 */
export function ProductTile({
  card,
  store = false,
  eager = false,
  sizes = SIZES,
}: {
  card: TileCard;
  store?: boolean;
  eager?: boolean;
  sizes?: string;
}) {
  const t = useTranslations('product');
  const shown = useShownPrice(card);
  const write = usePrice();
  const [pointed, setPointed] = useState(false);
  return (
    <>
      <PlainLink
        to={productPath(card)}
        onPointerEnter={() => setPointed(true)}
        className="group tile"
      >
        <TilePicture
          card={card}
          percentOff={shown.percentOff}
          sizes={sizes}
          eager={eager}
          pointed={pointed}
        />
        <span className="tile-title" dir="auto">
          {card.title}
        </span>
        {shown.was === null ? (
          <bdi className="price figures self-start text-lg font-bold">{write(shown.now)}</bdi>
        ) : (
          <span className="price figures">
            <PriceParts
              shown={shown}
              write={write}
              was={t('was')}
              size="text-lg"
              wasSize="text-sm"
            />
          </span>
        )}
        {card.review_count > 0 ? (
          <RatingStars rating={card.rating} count={card.review_count} size={14} />
        ) : (
          <span className="text-sm text-ink-3">{t('no-reviews')}</span>
        )}
        {store && card.store && (
          <span className="truncate text-xs text-ink-3">
            <bdi>{card.store.name}</bdi>
          </span>
        )}
      </PlainLink>
      <WishlistHeart id={card.id} title={card.title} />
    </>
  );
}

function TilePicture({
  card,
  percentOff,
  sizes,
  eager,
  pointed,
}: {
  card: TileCard;
  percentOff: number;
  sizes: string;
  eager: boolean;
  pointed: boolean;
}) {
  const t = useTranslations('product');
  return (
    <span className="tile-picture">
      <Picture
        name={card.image}
        alt=""
        sizes={sizes}
        eager={eager}
        className={card.in_stock ? 'tile-image' : 'tile-image opacity-60'}
      />
      {pointed && card.image_2 && (
        <span className="absolute inset-0 hidden group-hover:block">
          <Picture
            name={card.image_2}
            alt=""
            sizes={sizes}
            className="aspect-square w-full object-cover"
          />
        </span>
      )}
      <TileBadge card={card} percentOff={percentOff} />
      {!card.in_stock && <span className={SOLD_OUT}>{t('out-of-stock')}</span>}
    </span>
  );
}

/** The one badge of a product: the seller's word, the discount, or an extra. */
function TileBadge({ card, percentOff }: { card: TileCard; percentOff: number }) {
  const t = useTranslations('product');
  const badge =
    card.badge ??
    (percentOff > 0
      ? t('off', { percent: percentOff })
      : card.bundle
        ? t('bundle')
        : card.free_shipping
          ? t('free-shipping')
          : null);
  if (!badge) return null;
  return (
    <span
      className={
        percentOff > 0 && !card.badge
          ? 'tile-badge bg-drop-tint text-drop'
          : 'tile-badge bg-primary-tint text-primary'
      }
    >
      {badge}
    </span>
  );
}
