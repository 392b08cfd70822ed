// What the schema never allows for products, places and settings, with its reason. The statements
// name ids of the shop in schema.test.ts, such as `:inventory`.
import { CHECK, EXCLUSION, FOREIGN, NOT_NULL, UNIQUE } from './sqlstates.ts';

const words = `'{"en":"Word"}'`;

const FILE = `'https://a.example/b.js'`;
/** A row of the owner's scripts; values as SQL. */
const script = (values: Record<string, string>): string => {
  const row = { name: `'A'`, consent: `'marketing'`, pages: `'{all}'`, ...values };
  return `insert into custom_scripts (${Object.keys(row).join()}) values (${Object.values(row).join()})`;
};

/** An impossible case: a description, PostgreSQL's reason, and the statement. */
export type Refused = [what: string, reason: string, statement: string];

const head = (unit: string) => `[{"title": {"en": "Size"}, "unit": "${unit}"}]`;
const sizeTable = (columns: string, rows: string, title = words) => `
  insert into size_tables (category_id, title, columns, rows)
  values (:category, ${title}, '${columns}', '${rows}')`;
const sizeTables: Refused[] = [
  ['with a row longer than its head', head(''), '[[{"en": "S"}, {"en": "M"}]]'],
  ['with a row shorter than its head', head(''), '[[]]'],
  ['without columns', '[]', '[[]]'],
  ['without rows', head(''), '[]'],
  ['of forty-one rows', head(''), `[${Array(41).fill('[{"en": "S"}]').join(',')}]`],
  ['in another unit', head('mm'), '[[{"en": "S"}]]'],
  ['of measures that are none', head('cm'), '[["a lot"]]'],
  ['of texts in no language', head(''), '[[{}]]'],
  ['of a text over 60 letters', head(''), `[[{"en": "${'S'.repeat(61)}"}]]`],
  ['of rows that are no lists', head(''), '[{"en": "S"}]'],
].map(([what = '', columns = '', rows = '']) => [
  `a size table ${what}`,
  CHECK,
  sizeTable(columns, rows),
]);

/** Cases by subject. */
export const refusedOfProducts: [string, Refused[]][] = [
  [
    'the catalogue',
    [
      [
        'a category below itself',
        CHECK,
        'update categories set parent_id = :category where id = :category',
      ],
      [
        'a category below what is below it',
        CHECK,
        `
          with child as (
            insert into categories (slug, title, parent_id, path)
            values ('child', ${words}, :category, '{}')
            returning id
          )
          select 1;
          update categories
          set parent_id = (select id from categories where slug = 'child')
          where id = :category`,
      ],
      [
        'a category with products that goes away',
        FOREIGN,
        'delete from categories where id = :category',
      ],
      [
        'two products of one address',
        UNIQUE,
        `
          update products
          set slug = (select slug from products where id = :other)
          where id = :product`,
      ],
      ['an address with a space', CHECK, `update products set slug = 'a b' where id = :product`],
      [
        'two variants of the same options',
        UNIQUE,
        `update inventories set choice = '{}' where product_id = :product`,
      ],
      ['a text in no language', CHECK, `update products set title = '{}' where id = :product`],
      [
        'a name that is no words',
        CHECK,
        `update products set title = '"Lamp"' where id = :product`,
      ],
      ['no name', NOT_NULL, 'update products set title = null where id = :product'],
      ...sizeTables,
      ['a rating above five', CHECK, 'update products set rating = 5.01 where id = :product'],
      [
        'two places of a rule for one state',
        UNIQUE,
        `
          insert into shipping_places (shipping_rule_id, country, state, price, day_needed)
          select shipping_rule_id, country, state, 1, 1
          from shipping_places
          where shipping_rule_id = :rule`,
      ],
      [
        'a state of everywhere',
        CHECK,
        `
          insert into shipping_places (shipping_rule_id, country, state, price, day_needed)
          values (:rule, 'ALL', 'IDF', 1, 1)`,
      ],
      [
        'a picture whose name leads elsewhere',
        CHECK,
        `insert into pictures (name, width, height, bytes) values ('../../etc/passwd', 1, 1, 1)`,
      ],
    ],
  ],
  [
    'settings',
    [
      [
        'two shops in one',
        UNIQUE,
        `
          insert into settings (site_name, meta_title, meta_description, copyright_text)
          select site_name, meta_title, meta_description, copyright_text
          from settings`,
      ],
      ['two default languages', UNIQUE, 'update languages set is_default = true'],
      ['a currency of four decimals', CHECK, 'update settings set currency_exponent = 4'],
      [
        'two banners in one place at one time',
        EXCLUSION,
        `
          insert into banners (type, title, image, source_type, slug)
          values (1, ${words}, 'a', 1, 'a'), (1, ${words}, 'b', 1, 'b')`,
      ],
    ],
  ],
  [
    'the owner’s scripts',
    [
      ['a script of nothing', CHECK, script({})],
      ['a script of spaces', CHECK, script({ code: `E' \\n'` })],
      ['a script with code and an address', CHECK, script({ code: `'a()'`, address: FILE })],
      ['an address at http', CHECK, script({ address: `'http://a.example/b.js'` })],
      ['an address that ends a directive', CHECK, script({ address: `'https://a.example/;b'` })],
      ['a host that is everywhere', CHECK, script({ address: FILE, hosts: `'{*}'` })],
      [
        'a host that ends a directive',
        CHECK,
        script({ address: FILE, hosts: `'{"https://a.example; script-src *"}'` }),
      ],
      ['a script without a page', CHECK, script({ address: FILE, pages: `'{}'` })],
      ['a script at checkout', CHECK, script({ address: FILE, pages: `'{home,checkout}'` })],
      ['a script at sign-in', CHECK, script({ address: FILE, pages: `'{login}'` })],
      ['a script without consent', CHECK, script({ address: FILE, consent: `'needed'` })],
      ['Analytics without an ID', CHECK, 'update settings set enable_ga = true'],
      ['an ID that is code', CHECK, `update settings set ga_id = 'G-1'');a('''`],
      ['a pixel without an ID', CHECK, 'update settings set enable_pixel = true'],
      ['styles of more than 64 kB', CHECK, `update settings set styling = repeat('x', 65537)`],
      ['styles that import', CHECK, `update settings set styling = '@Import "a.css"'`],
    ],
  ],
];
