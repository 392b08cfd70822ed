// The places of banners and slides, by the names in constants.ts.
import { bannerType, sliderType } from '#contract/constants.ts';

export type BannerPlace = keyof typeof bannerType;
export type SliderPlace = keyof typeof sliderType;

/** From the top of a page to its end, in order. */
export const BANNER_PLACES: BannerPlace[] = [
  'top',
  'rowFirst',
  'rowSecond',
  'rowThird',
  'besideBrands',
  'afterGrid',
  'last',
  'product',
  'popup',
];
export const SLIDER_PLACES: SliderPlace[] = ['main', 'rightTop', 'rightBottom'];

/** The aspect ratio of their pictures in the shop, width to height. */
export const BANNER_SHAPE = 2;
export const SLIDE_SHAPE = 3 / 2;

export const bannerPlace = (type: number): BannerPlace =>
  BANNER_PLACES.find((place) => bannerType[place] === type) ?? 'last';
export const sliderPlace = (type: number): SliderPlace =>
  SLIDER_PLACES.find((place) => sliderType[place] === type) ?? 'main';
