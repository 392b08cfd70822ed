import { Link } from 'react-router';
import type { Slider as Slide } from '#contract/home.ts';
import { sourcePath } from '#web/ui/links.ts';
import { Picture } from '#web/ui/picture.tsx';

const WORDS = 'flex flex-col items-start justify-center gap-2 p-6 pb-16 sm:pb-6 md:gap-4 md:p-10';

/** A slide in the large row. */
export function MainSlide({ slide, first }: { slide: Slide; first: boolean }) {
  return (
    <Link
      to={sourcePath(slide, 'home_spm')}
      style={{ background: slide.ground }}
      className={
        'flex h-full min-h-72 flex-col-reverse text-[#26221d] ' +
        'sm:grid sm:grid-cols-2 md:min-h-96'
      }
    >
      <span className={WORDS}>
        <span className="text-2xl font-bold text-balance md:text-3xl">{slide.title}</span>
        <span className="md:text-lg">{slide.detail}</span>
        {slide.action && (
          <span className="button mt-2 bg-[#26221d] text-white">{slide.action}</span>
        )}
      </span>
      <Picture
        name={slide.image}
        alt={slide.image_alt}
        sizes="(min-width: 992px) 430px, (min-width: 576px) 50vw, 100vw"
        width={900}
        height={600}
        eager={first}
        className="h-full max-h-52 w-full object-contain sm:max-h-none"
      />
    </Link>
  );
}

/** A slide beside the row. */
export function SideSlide({ slide }: { slide: Slide }) {
  return (
    <Link
      to={sourcePath(slide, 'home_spm')}
      style={{ background: slide.ground }}
      className={
        'flex h-full flex-col overflow-hidden rounded-tile text-[#26221d] ' +
        'lg:grid lg:grid-cols-2 lg:items-center'
      }
    >
      <span className="flex flex-col gap-1 p-4">
        <span className="font-bold md:text-lg">{slide.title}</span>
        <span className="text-sm">{slide.detail}</span>
      </span>
      <Picture
        name={slide.image}
        alt={slide.image_alt}
        sizes="(min-width: 992px) 210px, 46vw"
        width={600}
        height={400}
        className="mt-auto w-full object-contain"
      />
    </Link>
  );
}
