import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { shippingType } from '#contract/constants.ts';
import type { OrderedProduct } from '#contract/ordered-product.ts';
import type { ShippingPlace } from '#contract/shipping.ts';
import { Icon } from '#web/ui/icon.tsx';
import { productPath } from '#web/ui/links.ts';
import { Picture } from '#web/ui/picture.tsx';
import { ReviewButton } from '#web/storefront/order/review/review-button.tsx';
import { usePrice } from '#web/ui/site.ts';

/** An ordered product: with its name, options and price at that time. */
export function OrderLine({
  line,
  priced,
  arrived,
}: {
  line: OrderedProduct;
  priced: boolean;
  /** Whether it may be reviewed. */
  arrived: boolean;
}) {
  const t = useTranslations('order');
  const write = usePrice();
  const { product, quantity, selling, shipping_place: place } = line;
  return (
    <li className="flex gap-3 py-3">
      <Link to={productPath(product)} tabIndex={-1} aria-hidden className="shrink-0">
        <Picture
          name={product.image}
          alt=""
          sizes="72px"
          width={72}
          height={72}
          className="size-18 rounded-sm bg-ground-2 object-cover"
        />
      </Link>
      <div className="min-w-0 flex-1">
        <Link to={productPath(product)} className="font-medium hover:text-primary hover:underline">
          <bdi>{product.title}</bdi>
        </Link>
        {line.choice && (
          <p className="text-sm text-ink-2">
            <bdi>{line.choice}</bdi>
          </p>
        )}
        <p className="figures flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-2">
          {priced ? (
            <>
              <bdi>
                {quantity} × <bdi>{write(selling)}</bdi>
              </bdi>
              <bdi className="text-base font-semibold text-ink">{write(selling * quantity)}</bdi>
            </>
          ) : (
            t('pieces', { count: quantity })
          )}
        </p>
        {line.paid_back > 0 && (
          <p className="text-sm text-ink-2">{t('paid-back', { count: line.paid_back })}</p>
        )}
        {line.bundle_offer > 0 && <FreePieces line={line} priced={priced} />}
        {line.shipping_type === shippingType.pickup && place && <PickupPlace place={place} />}
        {arrived && <ReviewButton line={line} />}
      </div>
    </li>
  );
}

/** Items that were free because of a bundle deal. */
function FreePieces({
  line: { bundle_offer: free, selling, product },
  priced,
}: {
  line: OrderedProduct;
  priced: boolean;
}) {
  const t = useTranslations('order');
  const write = usePrice();
  return (
    <p className="text-sm text-good">
      {t('free', { count: free })}
      {product.bundle_deal && (
        <>
          {' '}
          · <bdi>{product.bundle_deal.title}</bdi>
        </>
      )}
      {priced && (
        <>
          {' '}
          <bdi dir="ltr" className="figures">
            {write(-selling * free)}
          </bdi>
        </>
      )}
    </p>
  );
}

function PickupPlace({ place }: { place: ShippingPlace }) {
  const t = useTranslations('order');
  const {
    pickup_address_line_1: first,
    pickup_address_line_2: second,
    pickup_zip: zip,
    pickup_city: city,
    pickup_phone: phone,
  } = place;
  return (
    <p className="flex gap-1.5 text-sm text-ink-2">
      <Icon name="map-pin" size={16} className="mt-0.5 shrink-0" />
      <span>
        {t('pickup')} <bdi>{[first, second, zip, city].filter(Boolean).join(', ')}</bdi>
        {phone && (
          <>
            {' '}
            · <bdi dir="ltr">{phone}</bdi>
          </>
        )}
      </span>
    </p>
  );
}
