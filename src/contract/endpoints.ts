// Every call of `api/v1/`, by name.
import { addressAction, addressAll, addressDelete } from '#contract/address.ts';
import { brands } from '#contract/brand.ts';
import { cancelOrderCall, findCancellation } from '#contract/cancellation.ts';
import { cartAction, cartBuyNow, cartByUser, cartChange, cartDelete, cartUpdateShipping } from '#contract/cart.ts';
import { categories } from '#contract/category.ts';
import { common } from '#contract/common.ts';
import { flashSaleProducts, flashSales } from '#contract/flash-sale.ts';
import { home } from '#contract/home.ts';
import { all, products } from '#contract/listing.ts';
import { orderAction, orderByUser, sendOrderEmail, trackOrder } from '#contract/order.ts';
import { pageCall } from '#contract/page.ts';
import { paymentGateway } from '#contract/payment-gateway.ts';
import { countriesPhones, localization } from '#contract/places.ts';
import { productCall, suggestedProducts } from '#contract/product.ts';
import { profile } from '#contract/profile.ts';
import { reviews } from '#contract/review.ts';
import { search } from '#contract/search.ts';
import { storeCall } from '#contract/store.ts';

export const endpoints = {
  common, home, all, products, product: productCall, categories, brands, search, flashSales, flashSaleProducts, store: storeCall, page: pageCall, suggestedProducts, reviews,
  trackOrder, localization, countriesPhones, paymentGateway, profile, addressAll, addressAction, addressDelete,
  cartByUser, cartAction, cartBuyNow, cartDelete, cartChange, cartUpdateShipping, orderAction, orderByUser, sendOrderEmail, cancelOrder: cancelOrderCall, findCancellation,
};
