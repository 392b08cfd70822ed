/**
 * The screens of an account, in the order in which they are offered: each with the word that the
 * header has for it.
 */
export const accountLinks = [
  ['/user/orders', 'orders'],
  ['/user/wishlists', 'wishlists'],
  ['/user/compared', 'compared'],
  ['/user/vouchers', 'vouchers'],
  ['/user/following', 'following'],
  ['/user/addresses', 'addresses'],
  ['/user/profile', 'profile'],
] as const;
