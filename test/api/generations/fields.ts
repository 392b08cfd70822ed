// The fields that existing clients read from each answer, line by line from the wire contract
// (sections 4 to 9 and 11). `every` is for all generations; W1 is the older web client, W2 the
// newer one, FL the mobile one.
import { card, under } from './shapes.ts';
import { shopFields } from './shop-fields.ts';
import { buyerFields } from './buyer-fields.ts';

type Table = Record<string, string>;

/** The fields of all generations. */
export const every: Table = { ...shopFields, ...buyerFields };

/** The fields that only one generation reads. */
export const own: Record<'W1' | 'W2' | 'FL', Table> = {
  W1: {
    common: 'categories[+].in_footer_child list',
    home: `${under('collections[+].product_collections[+]', card)}
      ${under('flash_sales[+].public_products[+]', card)}
      flash_sales[+].public_products[+].product_id whole
      flash_sales[+].public_products[+].flash_sale_id whole`,
    search: 'sub_category list',
    store: 'following bool',
    'product/{id}': 'wishlisted whole?',
    all: 'sub_category object?',
  },
  W2: {
    common: `setting.default_country said
      setting.default_state said
      slider_autoplay whole`,
    home: `${under('collections[+].products[+]', card)}
      flash_sales[+].products[+].product_id whole
      flash_sales[+].products[+].flash_sale_id whole
      flash_sales[+].products[+].price number
      ${under('flash_sales[+].products[+].product_data', card)}`,
    'product/{id}': `product_image_names list
      product_image_names[].id whole
      product_image_names[].image said
      product_image_names[].attributes list`,
    'cart/by-user': `[+].flash_product.product_images list
      [+].flash_product.product_images[].attributes list`,
    'user/profile': `wishlist list
      following list`,
    'payment-gateway': 'default whole',
  },
  FL: {
    home: `brands[+].id whole
      brands[+].title said`,
    store: `store.followers_count whole
      store.banner text`,
  },
};
