import type { SiteFeature } from '#contract/home.ts';
import { FeatureMark } from '#web/ui/feature-mark.tsx';
import { Picture } from '#web/ui/picture.tsx';

/** A promise: its picture or icon, and its text. */
export function ShopFeature({ feature: { image, icon, detail } }: { feature: SiteFeature }) {
  return (
    <>
      {image || !icon ? (
        <Picture
          name={image}
          alt=""
          sizes="44px"
          width={44}
          height={44}
          className="size-11 shrink-0 rounded-full"
        />
      ) : (
        <FeatureMark icon={icon} />
      )}
      <span className="text-sm font-medium">{detail}</span>
    </>
  );
}
