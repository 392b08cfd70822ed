// Shapes that several answers share (wire contract, section 4), as lines of fields and types.
/** The fields of a shape, below a path. */
export const under = (place: string, fields: string): string =>
  fields
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `${place}.${line}`)
    .join('\n');

export const card = `id whole
  title said
  slug said
  badge text?
  selling number
  offered number?
  image text
  review_count whole
  rating number
  price number?
  end_time utc?`;
export const page = `current_page whole
  data list
  first_page_url text
  from whole?
  last_page whole
  last_page_url text
  links list
  next_page_url text?
  path text
  per_page whole
  prev_page_url text?
  to whole?
  total whole`;
export const placed = `id whole
  title text
  image text
  type whole
  source_type whole
  slug text
  url text
  tags text
  status yesno`;
export const store = `id whole
  name said
  slug said
  image text
  meta_title said
  meta_description text
  meta_keywords text
  created_at time
  updated_at time
  whatsapp_btn flag
  whatsapp_number text
  whatsapp_default_msg text`;
export const place = `id whole
  country said
  state said
  price number
  day_needed whole
  pickup_point flag
  pickup_price number
  pickup_phone text
  pickup_address_line_1 text
  pickup_address_line_2 text
  pickup_zip text
  pickup_state text
  pickup_city text
  pickup_country text
  shipping_rule_id whole`;
export const language = `id whole
  name said
  code said
  default flag
  direction direction
  predefined flag`;
export const tree = `id whole
  title said
  slug said
  image text
  meta_title said
  meta_description text
  meta_keywords text
  parent whole?
  featured yesno
  in_footer yesno
  status yesno
  child list
  in_footer_child list
  public_sub_categories list
  public_sub_categories[].id whole
  public_sub_categories[].title said
  public_sub_categories[].slug said`;
export const orderBase = `id whole
  order said
  status whole
  order_method whole
  payment_done flag
  cancelled flag
  currency said
  total_amount number
  payment_token text
  trans_id text
  voucher_id whole?
  user_id whole?
  user_token text?
  user_address_id whole
  created_at time
  created said
  ordered_products[+].product_id whole
  ordered_products[+].inventory_id whole?
  ordered_products[+].quantity whole
  ordered_products[+].shipping_place_id whole?
  ordered_products[+].shipping_type whole
  ordered_products[+].selling number
  ordered_products[+].shipping_price number
  ordered_products[+].tax_price number
  ordered_products[+].bundle_offer whole
  ordered_products[+].order_id whole
  ordered_products[+].product.id whole
  ordered_products[+].product.title said
  ordered_products[+].product.slug said
  ordered_products[+].product.image text
  ordered_products[+].product.selling number
  ordered_products[+].product.offered number?
  ordered_products[+].product.unit text
  ordered_products[+].product.shipping_rule_id whole
  ordered_products[+].product.bundle_deal_id whole?
  ordered_products[+].shipping_place object?`;
export const address = `id whole
  name said
  email said
  phone said
  country said
  state text
  city said
  zip said
  address_1 said
  address_2 text
  delivery_instruction text
  default yesno
  user_id whole?
  user_token text?
  created said`;
export const review = `id whole
  product_id whole
  order_id whole
  rating whole
  review text
  created_at time
  created said
  user object?
  guest_user object?
  user.name text
  guest_user.name text
  review_images list`;
export const filters = `brands list
  collections list
  shipping list
  brands[+].id whole
  brands[+].title said`;
export const cartRow = `id whole
  product_id whole
  inventory_id whole
  quantity whole`;
