// The site map. The language stands before it as the router's basename (/ar, /fr, /hi, /tr), see pages.ts.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('store/layout.tsx', [
    index('store/home.tsx'),
    route('brands', 'store/brands.tsx'),
    route('categories', 'store/categories.tsx'),
    route(':main/products', 'store/products.tsx'), // before all/:category: /all/products is everything
    route('all/:category', 'store/category.tsx'),
    route('all/:category/:subCategory', 'store/sub-category.tsx'),
    route('flash-sale', 'store/flash-sales.tsx'),
    route('flash-sale/:id', 'store/flash-sale.tsx'),
    route('search', 'store/search.tsx'),
    route('page/:slug', 'store/page.tsx'),
    route('shop/:slug', 'store/shop.tsx'),
    route(':main/brand', 'store/brand.tsx'),
    route(':main/collection', 'store/collection.tsx'),
    route(':main/product/:id', 'store/product.tsx'),
    route('track-order', 'store/track-order.tsx'),
    route('newsletter/confirm', 'store/newsletter-confirm.tsx'),
    route('newsletter/leave', 'store/newsletter-leave.tsx'),
    route('cart', 'store/cart.tsx'),
    route('user/orders', 'store/orders.tsx'),
    route('user/order/:id', 'store/order.tsx'),
    route('user/profile', 'store/profile.tsx'),
    route('user/wishlists', 'store/wishlists.tsx'),
    route('user/compared', 'store/compared.tsx'),
    route('user/following', 'store/following.tsx'),
    route('user/vouchers', 'store/vouchers.tsx'),
    route('user/addresses', 'store/addresses.tsx'),
    route('*', 'store/not-found.tsx'),
  ]),
  layout('store/empty-layout.tsx', [
    route('login', 'store/login.tsx'),
    route('register', 'store/register.tsx'),
    route('forgot-password', 'store/forgot-password.tsx'),
    route('seller/register', 'store/seller-register.tsx'),
    route('social-callback', 'store/social-callback.tsx'),
    route('payment-callback', 'store/payment-callback.tsx'),
    route('razorpay-callback', 'store/payment-callback.tsx', { id: 'razorpay-callback' }),
  ]),
  layout('store/checkout-layout.tsx', [
    route('shipping', 'store/shipping.tsx'),
    route('checkout', 'store/checkout.tsx'),
  ]),
] satisfies RouteConfig;
