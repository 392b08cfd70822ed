// What the schema never allows for stock, prices, carts and orders, with its reason. The statements
// name ids of the shop in schema.test.ts, such as `:inventory`.
import { CHECK, FOREIGN, UNIQUE } from './sqlstates.ts';
import type { Refused } from './schema-refusals-products.ts';

const words = `'{"en":"Word"}'`;

/** Cases by subject. */
export const refusedOfOrders: [string, Refused[]][] = [
  [
    'stock and limits',
    [
      [
        'a stock below zero',
        CHECK,
        `
          insert into stock_moves (inventory_id, quantity, cause)
          values (:inventory, -1000, 'hand')`,
      ],
      [
        'more sold in a sale than its quota',
        CHECK,
        'update flash_sale_products set sold = 6 where flash_sale_id = :sale',
      ],
      [
        'less than nothing sold in a sale',
        CHECK,
        'update flash_sale_products set sold = -1 where flash_sale_id = :sale',
      ],
      [
        'a voucher used more often than it may be',
        CHECK,
        'update vouchers set used = 2 where usage_limit = 1',
      ],
      ['a voucher used less than never', CHECK, 'update vouchers set used = -1'],
      [
        'two uses of a voucher in one order',
        UNIQUE,
        `
          insert into voucher_uses (order_id, voucher_id, shopper)
          select order_id, voucher_id, shopper
          from voucher_uses`,
      ],
      [
        'a sale that ends before it begins',
        CHECK,
        'update flash_sales set end_at = start_at where id = :sale',
      ],
      ['a percent above a hundred', CHECK, 'update vouchers set type = 2, amount = 10001'],
      ['a code in small letters', CHECK, `update vouchers set code = 'abcd'`],
    ],
  ],
  [
    'prices',
    [
      [
        'a product for nothing',
        CHECK,
        'update products set selling = 0, offered = null where id = :product',
      ],
      [
        'an offer that is no less',
        CHECK,
        'update products set offered = selling where id = :product',
      ],
      [
        'an amount below zero',
        CHECK,
        'update shipping_places set price = -1 where shipping_rule_id = :rule',
      ],
      [
        'an amount that a number can not hold',
        CHECK,
        'update products set selling = 9007199254740992 where id = :product',
      ],
      [
        'a bundle that gives all it sells',
        CHECK,
        `insert into bundle_deals (title, buy, free) values (${words}, 2, 2)`,
      ],
      [
        'a tax above a hundred percent',
        CHECK,
        `insert into tax_rules (title, type, amount) values (${words}, 2, 10001)`,
      ],
    ],
  ],
  [
    'carts and addresses',
    [
      ['a line of nothing', CHECK, 'update cart_lines set quantity = 0 where shopper = :token'],
      [
        'a line of too many',
        CHECK,
        'update cart_lines set quantity = 10001 where shopper = :token',
      ],
      [
        'a variant twice in a cart',
        UNIQUE,
        `
          insert into cart_lines (id, shopper, product_id, inventory_id, quantity)
          select id % 1000 + 1, shopper, product_id, inventory_id, 1
          from cart_lines
          where shopper = :token`,
      ],
      [
        'a variant of another product',
        FOREIGN,
        `
          insert into cart_lines (id, shopper, product_id, inventory_id, quantity)
          values (7, 'v:somebody', :product, :otherInventory, 1)`,
      ],
      [
        'a line whose id a browser can not hold',
        CHECK,
        'update cart_lines set id = 9007199254740992 where shopper = :token',
      ],
      [
        'a token that is guessed at once',
        CHECK,
        `update cart_lines set shopper = 'v:abc' where shopper = :token`,
      ],
      ['two chosen addresses', UNIQUE, 'update addresses set chosen = true where shopper = :token'],
      [
        'a country that is none',
        CHECK,
        `update addresses set country = 'fr' where shopper = :token`,
      ],
    ],
  ],
  [
    'orders',
    [
      [
        'an order whose total is not its parts',
        CHECK,
        'update orders set total = total + 1 where id = :order',
      ],
      [
        'a parcel whose total is not its parts',
        CHECK,
        'update parcels set tax = tax + 1 where id = :parcel',
      ],
      [
        'two orders of one key',
        UNIQUE,
        `
          update orders
          set idempotency_key = 'key', shopper = 'v:somebody'
          where id in (:order, :another)`,
      ],
      ['two orders of one code', UNIQUE, `update orders set code = 'AAAAAAAAAAAAAAAA'`],
      ['a code that is guessed', CHECK, `update orders set code = 'ABC' where id = :order`],
      [
        'two parcels of one store',
        UNIQUE,
        `
          insert into parcels (
            order_id, store_id, code, subtotal, bundle_offer, tax, shipping_price, voucher_price,
            total
          )
          select order_id, store_id, 'BBBBBBBBBBBBBBBB', 0, 0, 0, 0, 0, 0
          from parcels
          where id = :parcel`,
      ],
      ['a parcel past delivered', CHECK, 'update parcels set status = 6 where id = :parcel'],
      [
        'a line in a parcel of another order',
        FOREIGN,
        'update order_lines set order_id = :another where order_id = :order',
      ],
      [
        'a line of no pieces of which none was cut',
        CHECK,
        'update order_lines set quantity = 0 where order_id = :order; set constraints all immediate',
      ],
      [
        'a line of fewer pieces than none',
        CHECK,
        'update order_lines set quantity = -1 where order_id = :order',
      ],
      [
        'more free than bought',
        CHECK,
        'update order_lines set bundle_free = quantity + 1 where order_id = :order',
      ],
      [
        'a step that there is not',
        CHECK,
        `update parcel_events set action = 'lose' where parcel_id = :parcel`,
      ],
      ['an order without its address', FOREIGN, 'delete from addresses where shopper = :token'],
      ['a product without its orders', FOREIGN, 'delete from products where id = :product'],
      ['an order that vanishes', FOREIGN, 'delete from orders where id = :order'],
      [
        'a second cancellation',
        UNIQUE,
        `
          insert into cancellations (order_id, title, message)
          values (:order, 'a', 'b'), (:order, 'c', 'd')`,
      ],
      [
        'six stars',
        CHECK,
        `
          insert into reviews (product_id, order_id, shopper, name, rating)
          values (:product, :order, 'v:somebody', 'A', 6)`,
      ],
      [
        'a review in a language that is none',
        CHECK,
        `
          insert into reviews (product_id, order_id, shopper, name, rating, language)
          values (:product, :order, 'v:somebody', 'A', 5, 'French')`,
      ],
      [
        'two reviews of one thing of one order',
        UNIQUE,
        `
          insert into reviews (product_id, order_id, shopper, name, rating)
          values
            (:product, :order, 'v:somebody', 'A', 5),
            (:product, :order, 'v:somebody', 'A', 4)`,
      ],
    ],
  ],
];
