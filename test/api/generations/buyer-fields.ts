// The personal data that all generations read (wire contract, sections 8 and 9).
import { address, card, cartRow, orderBase, page, place, review, under } from './shapes.ts';

export const buyerFields: Record<string, string> = {
  'user/profile of a guest': `cart_count whole
    is_logged_in false
    name text
    email text
    default_address whole?
    user_token said`,
  'user/signin': `token said
    expires_in time
    user.id whole
    user.name said
    user.email said
    user.cart_count whole`,
  'user/profile': `id whole
    name said
    email said
    phone text
    google_id text?
    facebook_id text?
    default_address whole?
    verified whole
    created_at time
    cart_count whole
    is_logged_in true`,
  'user/address/action': address,
  'user/address/all': `${page}
    ${under('data[+]', address)}`,
  'cart/action': cartRow,
  'cart/by-user': `[+].id whole
    [+].product_id whole
    [+].user_id whole?
    [+].inventory_id whole
    [+].quantity whole
    [+].selected yesno
    [+].shipping_place_id whole?
    [+].shipping_type whole
    [+].flash_product.id whole
    [+].flash_product.title said
    [+].flash_product.slug said
    [+].flash_product.image text
    [+].flash_product.selling number
    [+].flash_product.offered number?
    [+].flash_product.review_count whole
    [+].flash_product.rating number
    [+].flash_product.price number?
    [+].flash_product.end_time utc?
    [+].flash_product.bundle_deal_id whole?
    [+].flash_product.tax_rule_id whole?
    [+].flash_product.shipping_rule_id whole
    [+].flash_product.bundle_deal object?
    [+].flash_product.tax_rules object?
    [+].flash_product.tax_rules.type yesno
    [+].flash_product.tax_rules.price number
    ${under('[+].flash_product.shipping_rule.shipping_places[+]', place)}
    [+].flash_product.shipping_rule.shipping_places[+].shipping_rule object
    [+].updated_inventory.id whole
    [+].updated_inventory.quantity whole
    [+].updated_inventory.price number
    [+].updated_inventory.inventory_attributes list
    [+].updated_inventory.inventory_attributes[].attribute_value.title said
    [+].updated_inventory.inventory_attributes[].attribute_value.attribute.title said
    [+].shipping_place object?`,
  'order/action': `id whole
    order said
    order_method whole
    currency said
    voucher_id whole?
    user_id whole?
    user_token text?
    user_address_id whole
    name said
    email said
    amount said`,
  'order/by-user': `${page}
    ${under('data[+]', orderBase)}`,
  'order/by-user of one': `${orderBase}
    address.name said
    address.email said
    address.phone said
    address.country said
    address.state text
    address.city said
    address.zip said
    address.address_1 said
    user object?
    user.id whole
    user.name said
    user.email said
    voucher object?
    cancellation object?
    calculated.subtotal number
    calculated.shipping_price number
    calculated.bundle_offer number
    calculated.tax number
    calculated.voucher_price number
    calculated.total_price number
    ordered_products[+].product.bundle_deal object?
    ordered_products[+].updated_inventory object?`,
  'order/payment-done': 'payment_done flag',
  'track-order': `id whole
    order said
    status whole
    ordered_products[+].product.title said
    ordered_products[+].shipping_place object?
    ordered_products[+].shipping_place.day_needed whole`,
  'cancellation/cancel-order': `result.cancelled true
    result.order_id whole`,
  'cancellation/find/{id}': `id whole
    order_id whole
    title said
    message said
    refunded flag`,
  'rating-review/action': review,
  'rating-review/find/{id}': review,
  'user/wishlist/action': `id whole
    user_id whole
    product_id whole
    created said`,
  'user/wishlist/all': `${page}
    data[+].id whole
    data[+].user_id whole
    data[+].product_id whole
    data[+].created said
    ${under('data[+].product', card)}`,
  'user/compare-list/all': `${page}
    data[+].product_id whole
    ${under('data[+].product', card)}`,
  'user/store/following-list': `${page}
    data[+].id whole
    data[+].store_id whole
    data[+].user_id whole
    data[+].created said
    data[+].store.id whole
    data[+].store.name said
    data[+].store.slug said
    data[+].store.created_at time`,
  'user/user-vouchers': `${page}
    data[+].id whole
    data[+].title said
    data[+].type yesno
    data[+].price number
    data[+].capped_price number?
    data[+].min_spend number
    data[+].usage_limit whole
    data[+].limit_per_customer whole
    data[+].code said
    data[+].start_time said
    data[+].end_time said
    data[+].status yesno
    data[+].created said`,
  'user/update-profile': 'name said',
};
