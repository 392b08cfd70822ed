/** The screens of an account in order, each with the key of its name in the header. */
export const accountLinks = [
  ['/user/orders', 'orders'],
  ['/user/wishlists', 'wishlists'],
  ['/user/compared', 'compared'],
  ['/user/vouchers', 'vouchers'],
  ['/user/following', 'following'],
  ['/user/addresses', 'addresses'],
  ['/user/profile', 'profile'],
] as const;
