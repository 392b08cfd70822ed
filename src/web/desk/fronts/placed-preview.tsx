// A banner or slide as customers will see it, live.
import { useWatch } from 'react-hook-form';
import { bannerType, sliderType } from '#contract/constants.ts';
import type { Banner, Slider } from '#contract/home.ts';
import { useFormLanguage } from '#web/desk/edit/form-language.tsx';
import { textIn, textsIn } from '#web/desk/edit/opened-thing.ts';
import { ShopPreview } from '#web/desk/fronts/shop-preview.tsx';
import { PromotionCard } from '#web/storefront/frame/promotion-card.tsx';
import { TopStrip } from '#web/storefront/frame/top-strip.tsx';
import { MainSlide, SideSlide } from '#web/storefront/home/slides.tsx';
import { BannerCard, WideBanner } from '#web/ui/banner.tsx';

const WIDE = new Set<number>([bannerType.afterGrid, bannerType.last]);

export function BannerPreview() {
  const banner = useTyped();
  return (
    <ShopPreview>
      <DrawnBanner banner={banner} />
    </ShopPreview>
  );
}

function DrawnBanner({ banner }: { banner: Banner }) {
  if (banner.type === bannerType.top) return <TopStrip banner={banner} />;
  if (banner.type === bannerType.popup) return <PromotionCard banner={banner} />;
  if (WIDE.has(banner.type)) return <WideBanner banner={banner} />;
  return (
    <div className="max-w-md">
      <BannerCard banner={banner} />
    </div>
  );
}

export function SlidePreview() {
  const slide = useTyped();
  return (
    <ShopPreview>
      {slide.type === sliderType.main ? (
        <div className="overflow-hidden rounded-tile">
          <MainSlide slide={slide} first />
        </div>
      ) : (
        <div className="max-w-sm">
          <SideSlide slide={slide} />
        </div>
      )}
    </ShopPreview>
  );
}

/** The form's values in the shape of a banner in the shop. */
function useTyped(): Banner & Slider {
  const { shown } = useFormLanguage();
  const [type, title, detail, action, image, alt, ground, closable] = useWatch({
    name: ['type', 'title', 'detail', 'action', 'image', 'image_alt', 'ground', 'closable'],
  });
  const localText = (value: unknown) => textIn(textsIn(value), shown.code);
  return {
    id: 0,
    type: Number(type),
    title: localText(title),
    detail: localText(detail),
    action: localText(action),
    image: String(image ?? ''),
    image_alt: localText(alt),
    ground: String(ground ?? ''),
    closable: closable === true ? 1 : 2,
    first_order: 2,
    source_type: 6,
    slug: '',
    url: '/',
    tags: '',
    status: 1,
  };
}
