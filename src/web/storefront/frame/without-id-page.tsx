import { redirect } from 'react-router';
import type { Route } from './+types/without-id-page';

/** The list in which to find the thing of an address, by the first word of the address. */
const whole: Record<string, string> = {
  order: '/user/orders',
  page: '/page/sitemap',
  shop: '/all/products',
  product: '/all/products',
};

/** An address without the order, page, store or product that it is about. */
export function loader({ request }: Route.LoaderArgs) {
  const word = new URL(request.url).pathname.split('/').at(-1) ?? '';
  throw redirect(whole[word.replace(/\.data$/, '')] ?? '/', 301);
}

export default function WithoutId() {
  return null;
}
