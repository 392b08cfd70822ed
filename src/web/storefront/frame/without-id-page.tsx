import { redirect } from 'react-router';
import type { Route } from './+types/without-id-page';

/** Where what an address is about is found, by the word before it. */
const whole: Record<string, string> = {
  order: '/user/orders',
  page: '/page/sitemap',
  shop: '/all/products',
  product: '/all/products',
};

/** An address that does not say which order, page, store or product it is about. */
export function loader({ request }: Route.LoaderArgs) {
  const word = new URL(request.url).pathname.split('/').at(-1) ?? '';
  throw redirect(whole[word.replace(/\.data$/, '')] ?? '/', 301);
}

export default function WithoutId() {
  return null;
}
