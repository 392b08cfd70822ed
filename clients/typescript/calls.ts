// Printed from the contract (npm run openapi); nobody edits it.
export type Category = {
  id: number;
  title: string;
  slug: string;
  image: string;
  meta_title: string;
  meta_description: string;
  meta_keywords: string;
  parent: number | null;
  featured: 1 | 2;
  in_footer: 1 | 2;
  status: 1 | 2;
  child: Array<Category>;
  in_footer_child: Array<FooterCategory>;
  public_sub_categories: Array<{
    id: number;
    title: string;
    slug: string;
    category_id: number;
  }>;
};
export type FooterCategory = {
  id: number;
  title: string;
  slug: string;
  parent: number | null;
  in_footer_child: Array<FooterCategory>;
};
export type Banner = {
  id: number;
  title: string;
  detail: string;
  action: string;
  ground: string;
  image: string;
  image_alt: string;
  type: number;
  source_type: number;
  slug: string;
  url: string;
  tags: string;
  status: 1 | 2;
  closable: 1 | 2;
  first_order: 1 | 2;
};
export type Slider = {
  id: number;
  title: string;
  detail: string;
  action: string;
  ground: string;
  image: string;
  image_alt: string;
  type: number;
  source_type: number;
  slug: string;
  url: string;
  tags: string;
  status: 1 | 2;
};
export type Collection = {
  id: number;
  title: string;
  slug: string;
  status: 1 | 2;
  product_collections: Array<ProductCard>;
  products: Array<ProductCard>;
};
export type ProductCard = {
  id: number;
  title: string;
  slug: string;
  badge: string | null;
  selling: number;
  offered: number | null;
  image: string;
  image_2: string | null;
  review_count: number;
  rating: number;
  price: number | null;
  end_time: string | null;
  quota: number | null;
  sold: number | null;
  shipping_rule_id: number;
  in_stock: boolean;
  free_shipping: boolean;
  bundle: boolean;
  store: {
    id: number;
    name: string;
    slug: string;
  };
};
export type FlashSale = {
  id: number;
  title: string;
  status: 1 | 2;
  start_time: string;
  end_time: string;
  public_products: Array<{
    id: number;
    title: string;
    slug: string;
    badge: string | null;
    selling: number;
    offered: number | null;
    image: string;
    image_2: string | null;
    review_count: number;
    rating: number;
    price: number;
    end_time: string | null;
    quota: number | null;
    sold: number | null;
    shipping_rule_id: number;
    in_stock: boolean;
    free_shipping: boolean;
    bundle: boolean;
    store: {
      id: number;
      name: string;
      slug: string;
    };
    product_id: number;
    flash_sale_id: number;
  }>;
  products: Array<{
    product_id: number;
    flash_sale_id: number;
    price: number;
    product_data: ProductCard;
  }>;
};
export type HomeBlock = {
  id: string;
  kind: "slider" | "features" | "flash-sales" | "banners" | "collection" | "categories" | "brands" | "viewed" | "for-you" | "discover" | "text" | "picture";
  title: string;
  count: number | null;
  collection: number | null;
  look: "row" | "grid";
  banners: Array<number>;
  text: string;
  action: string;
  link: string;
  image: string;
  alt: string;
  side: "start" | "end";
};
export type __schema0 = Array<Category>;
export type Searched = {
  showing: string;
  typed: string;
  left_out: Array<string>;
  some_words: boolean;
};
export type Product = {
  id: number;
  title: string;
  slug: string;
  slugs: Record<string, string>;
  description: string;
  overview: string;
  unit: string;
  badge: string | null;
  image: string;
  image_alt: string;
  video: string;
  video_thumb: string;
  selling: number;
  offered: number | null;
  status: 1 | 2;
  warranty: 0 | 1;
  refundable: 0 | 1;
  tags: string;
  meta_title: string;
  meta_description: string;
  meta_keywords: string;
  condition: "" | "new" | "refurbished" | "used";
  eu_pack: boolean;
  law: {
    maker: Array<string>;
    responsible: Array<string>;
    model: string;
    mpn: string;
    gtin: string;
    origin: string;
    warnings: string;
  } | null;
  review_count: number;
  rating: number;
  brand_id: number | null;
  tax_rule_id: number | null;
  shipping_rule_id: number;
  bundle_deal_id: number | null;
  category_id: number;
  created_at: string;
  updated_at: string;
  price: number | null;
  end_time: string | null;
  coming_sale: ComingSale | null;
  quota: number | null;
  sold: number | null;
  wishlisted: number | null;
  brand: {
    id: number;
    title: string;
    slug: string;
  } | null;
  store: Store;
  bundle_deal: {
    id: number;
    title: string;
    buy: number;
    free: number;
  } | null;
  shipping_rule: ShippingRule;
  inventory: Array<{
    id: number;
    product_id: number;
    quantity: number;
    price: number;
    sku: string;
    inventory_attributes: Array<{
      inventory_id: number;
      attribute_value_id: number;
    }>;
  }>;
  attribute: Array<{
    id: number;
    title: string;
    values: Array<{
      id: number;
      attribute_id: number;
      attribute_value_id: number;
      title: string;
      colour: string;
      inventory_id: number;
      quantity: number;
      price: number;
    }>;
  }>;
  images?: Array<{
    id: number;
    image: string;
    alt: string;
    product_id: number;
    attributes: Array<{
      attribute_value_id: number;
    }>;
  }>;
  product_image_names: Array<{
    id: number;
    image: string;
    alt: string;
    product_id: number;
    attributes: Array<{
      attribute_value_id: number;
    }>;
  }>;
  vouchers: Array<{
    title: string;
    price: number;
    type: 1 | 2;
    code: string;
    min_spend: number;
    usage_limit: number;
    limit_per_customer: number;
  }>;
  category_data: Array<{
    id: number;
    title: string;
    slug: string;
  }>;
  current_categories: Array<{
    id: number;
    title: string;
    slug: string;
  }>;
  in_stock: boolean;
  size_table: {
    title: string;
    attribute_id: number | null;
  } | null;
  time_zone: string;
};
export type ComingSale = {
  id: number;
  title: string;
  start_time: string;
  end_time: string;
};
export type Store = {
  id: number;
  name: string;
  slug: string;
  image: string;
  banner: string;
  about: string;
  country: string;
  city: string;
  away_until: string | null;
  product_count: number;
  score: number | null;
  new_store: boolean;
  trader: PublicTrader | null;
  meta_title: string;
  meta_description: string;
  meta_keywords: string;
  created_at: string;
  updated_at: string;
  whatsapp_btn: 0 | 1;
  whatsapp_number: string;
  whatsapp_default_msg: string;
};
export type PublicTrader = {
  legal_name: string;
  address: Array<string>;
  phone: string;
  mail: string;
  register_name: string;
  register_number: string;
  vat_number: string;
  certified: boolean;
};
export type ShippingRule = {
  id: number;
  title: string;
  single_price: 0 | 1;
  shipping_places: Array<ShippingPlace>;
};
export type ShippingPlace = {
  id: number;
  country: string;
  state: string;
  price: number;
  day_needed: number;
  pickup_point: 0 | 1;
  pickup_price: number;
  pickup_phone: string;
  pickup_address_line_1: string;
  pickup_address_line_2: string;
  pickup_zip: string;
  pickup_state: string;
  pickup_city: string;
  pickup_country: string;
  shipping_rule_id: number;
  shipping_rule?: {
    id: number;
    title: string;
    single_price: 0 | 1;
  };
};
export type SizeTable = {
  title: string;
  columns: Array<{
    title: string;
    unit: "" | "cm";
  }>;
  rows: Array<Array<string>>;
};
export type DirectoryLetter = {
  letter: string;
  count: number;
};
export type SubCategory = {
  id: number;
  title: string;
  slug: string;
  image: string;
  category_id: number;
  meta_title: string;
  meta_description: string;
  category: {
    id: number;
    title: string;
    slug: string;
  };
};
export type SearchCompletions = {
  words: Array<string>;
  within: Array<{
    text: string;
    category: {
      id: number;
      title: string;
      slug: string;
      image: string;
    };
  }>;
  categories: Array<{
    id: number;
    title: string;
    slug: string;
    image: string;
    parent: {
      id: number;
      title: string;
      slug: string;
    } | null;
  }>;
  brands: Array<{
    id: number;
    title: string;
    slug: string;
    image: string;
  }>;
  stores: Array<{
    id: number;
    name: string;
    slug: string;
    image: string;
  }>;
  products: Array<ProductCard>;
};
export type AnnouncedSale = {
  id: number;
  title: string;
  start_time: string;
  end_time: string;
  products: Array<ProductCard>;
};
export type Picked = {
  product: ProductCard;
  why: "bought" | "alike" | "popular";
  because: {
    id: number;
    title: string;
  } | null;
};
export type Review = {
  id: number;
  product_id: number;
  order_id: number;
  user_id: null;
  rating: number;
  review: string;
  helpful: number;
  created_at: string;
  created: string;
  language: string | null;
  user: {
    name: string;
  } | null;
  guest_user: {
    name: string;
  } | null;
  review_images: Array<{
    id: number;
    rating_review_id: number;
    image: string;
  }>;
  answer: {
    store: string;
    text: string;
    created_at: string;
  } | null;
};
export type PayAction = {
  kind: "redirect";
  url: string;
} | {
  kind: "form";
  url: string;
  fields: Record<string, string>;
};
export type PayMethod = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  method: number;
  enabled: 0 | 1;
  ready: 0 | 1;
  default: 0 | 1;
  only: 0 | 1;
  test_mode: 0 | 1;
  shown: Record<string, string>;
  keys: Array<{
    name: string;
    secret: 0 | 1;
    there: 0 | 1;
    optional: 0 | 1;
    ends: string;
  }>;
  currency: string;
  fee: number;
  least: number;
  most: number | null;
  countries: Array<string>;
  checked_at: string | null;
  webhook_url: string;
};
export type Edit = {
  version: number;
  by: string;
  at: string;
  was: Record<string, unknown> | null;
  became: Record<string, unknown> | null;
};
export type Payment = {
  id: number;
  order: {
    id: number;
    code: string;
  };
  method: number;
  state: "created" | "sent" | "processing" | "succeeded" | "failed" | "cancelled" | "expired" | "review";
  reason: string;
  amount: number;
  received: number | null;
  currency: string;
  provider_ref: string | null;
  provider_payment_ref: string | null;
  created_at: string;
};
export type Refund = {
  id: number;
  order: {
    id: number;
    code: string;
  };
  amount: number;
  currency: string;
  state: "pending" | "succeeded" | "failed";
  source: "market" | "gateway" | "dispute";
  guessed: 0 | 1;
  method: number;
  by_hand: 0 | 1;
  reason: string;
  problem: string;
  actor: string;
  created_at: string;
  ended_at: string | null;
};
export type RefundAnswer = {
  id: number;
  order: {
    id: number;
    code: string;
  };
  amount: number;
  currency: string;
  state: "pending" | "succeeded" | "failed";
  source: "market" | "gateway" | "dispute";
  guessed: 0 | 1;
  method: number;
  by_hand: 0 | 1;
  reason: string;
  problem: string;
  actor: string;
  created_at: string;
  ended_at: string | null;
  waiting: number | null;
};
export type TriedRefund = {
  amount: number;
  left: number;
  currency: string;
  waiting: boolean;
  by_hand: boolean;
  books: Array<{
    account: "customer" | "gateway" | "disputed" | "bank" | "market" | "tax" | "held" | "reserve" | "store";
    store: string;
    amount: number;
  }>;
  stores: Array<{
    name: string;
    amount: number;
    share: number;
    commission: number;
    tax: number;
    paid_out: boolean;
  }>;
  papers: Array<{
    kind: string;
    store: string;
    total: number;
  }>;
  pieces: number;
};
export type Dispute = {
  id: number;
  order: {
    id: number;
    code: string;
  };
  payment_id: number;
  method: number;
  reference: string;
  reason: string;
  status: string;
  state: "inquiry" | "needs-response" | "under-review" | "won" | "lost" | "closed";
  source: "gateway" | "staff";
  amount: number;
  currency: string;
  paid_in: string;
  taken: number;
  fees: number;
  lost: number;
  settled: 0 | 1;
  elsewhere: 0 | 1;
  due_by: string | null;
  opened_at: string;
  ended_at: string | null;
};
export type DisputeShown = {
  id: number;
  order: {
    id: number;
    code: string;
  };
  payment_id: number;
  method: number;
  reference: string;
  reason: string;
  status: string;
  state: "inquiry" | "needs-response" | "under-review" | "won" | "lost" | "closed";
  source: "gateway" | "staff";
  amount: number;
  currency: string;
  paid_in: string;
  taken: number;
  fees: number;
  lost: number;
  settled: 0 | 1;
  elsewhere: 0 | 1;
  due_by: string | null;
  opened_at: string;
  ended_at: string | null;
  movements: Array<{
    id: number;
    kind: "hold" | "fee" | "release";
    amount: number;
    currency: string;
    reference: string;
    source: "gateway" | "staff";
    at: string;
  }>;
};
export type Transfer = {
  id: number;
  order: {
    id: number;
    code: string;
  };
  amount: number;
  owed: number;
  claimed: number | null;
  paid_on: string | null;
  received: number;
  late: 0 | 1;
  proof: "" | "picture" | "pdf";
  payment_reference: string;
  currency: string;
  trans_id: string;
  bank_name: string;
  account_name: string;
  account_number: string;
  branch_name: string;
  state: "waiting" | "accepted" | "refused";
  reason: string;
  created_at: string;
  decided_at: string | null;
};
export type BookedMoney = {
  outcome: "paid" | "short" | "returned";
  missing: number;
  surplus: number;
  receipt: BankReceipt;
};
export type BankReceipt = {
  id: number;
  order: {
    id: number;
    code: string;
  };
  amount: number;
  currency: string;
  value_date: string;
  reference: string;
  remitter: string;
  source: "staff" | "statement" | "moved" | "reversal";
  reversed: 0 | 1;
  confirmed: 0 | 1;
  note: string;
  created_at: string;
};
export type BankStatement = {
  id: number;
  account: string;
  kind: "camt.052" | "camt.053" | "camt.054" | "mt940" | "csv";
  file: string;
  name: string;
  currency: string;
  opening: number | null;
  closing: number | null;
  opened_on: string | null;
  closed_on: string | null;
  gap: number;
  open: number;
  booked: number;
  ignored: number;
  by: string;
  created_at: string;
};
export type BankEntry = {
  id: number;
  account: string;
  amount: number;
  currency: string;
  booked_on: string;
  value_on: string;
  reference: string;
  end_to_end: string;
  texts: Array<string>;
  remitter: string;
  remitter_account: string;
  reversal: 0 | 1;
  state: "open" | "booked" | "ignored";
  why: string;
  reason: string;
  order: {
    id: number;
    code: string;
  } | null;
  receipt_id: number | null;
  names: Array<{
    id: number;
    code: string;
    owed: number;
    currency: string;
  }>;
  decided_at: string | null;
};
export type SavedBankCsv = {
  id: number;
  name: string;
  mapping: BankCsv;
  updated_at: string;
};
export type BankCsv = {
  delimiter: "auto" | "," | ";" | "\t" | "|";
  charset: "utf-8" | "windows-1252" | "iso-8859-15" | "windows-1254" | "windows-1256" | "utf-16le";
  decimal: "." | ",";
  date: "DD.MM.YYYY" | "DD.MM.YY" | "DD/MM/YYYY" | "DD/MM/YY" | "MM/DD/YYYY" | "DD-MM-YYYY" | "DD-MMM-YYYY" | "YYYY-MM-DD" | "YYYY/MM/DD" | "YYYYMMDD";
  header_line: number;
  footer_lines: number;
  account: string;
  currency: string;
  columns: {
    booked: string;
    value: string;
    amount: string;
    credit: string;
    debit: string;
    direction: string;
    debit_word: string;
    currency: string;
    reference: string;
    remitter: string;
    remitter_account: string;
    texts: Array<string>;
    balance: string;
  };
};
export type BankCsvPreview = {
  header: Array<string>;
  count: number;
  opening: number | null;
  closing: number | null;
  gap: number;
  rows: Array<{
    line: number;
    amount: number;
    currency: string;
    booked_on: string;
    value_on: string;
    reference: string;
    texts: Array<string>;
    remitter: string;
    remitter_account: string;
  }>;
  problems: Array<{
    line: number;
    column: string;
    text: string;
  }>;
};
export type CommissionRule = {
  id: number;
  position: number;
  store_id: number | null;
  store: string | null;
  category_id: number | null;
  category: string | null;
  product_id: number | null;
  product: string | null;
  rate: number;
  fixed: number;
  cap: number | null;
  valid_from: string | null;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
};
export type CommissionTrial = {
  rule: number | null;
  tried: boolean;
  commission: number;
  left: number;
  rate: number;
  fixed: number;
  capped: boolean;
};
export type Balance = {
  store_id: number;
  store: string;
  currency: string;
  held: number;
  due: number;
  owes: number;
  reserve: number;
  gathered: number;
  paid: number;
  on_hold: Array<{
    why: "refund" | "dispute" | "suspended";
    amount: number;
  }>;
};
export type StatementLine = {
  id: number;
  at: string;
  why: "earnings" | "reserve" | "reserve-returned" | "cash" | "refund" | "adjustment" | "payout";
  amount: number;
  currency: string;
  note: string;
  order: string;
  parcel: string;
  parcel_id: number | null;
  parts: {
    goods: number;
    shipping: number;
    voucher: number;
    commission: number;
    back: number;
  } | null;
};
export type Payout = {
  id: number;
  store_id: number;
  store: string;
  amount: number;
  currency: string;
  until: string;
  state: "open" | "paid" | "cancelled";
  reference: string;
  lines: number;
  created_at: string;
  ended_at: string | null;
  on_hold: Array<"refund" | "dispute" | "suspended" | "refunded" | "owes">;
  despite: string;
};
export type StoreBalance = {
  store: string;
  currency: string;
  held: number;
  due: number;
  owes: number;
  reserve: number;
  gathered: number;
  paid: number;
  on_hold: Array<{
    why: "refund" | "dispute" | "suspended";
    amount: number;
  }>;
  id: number;
  elsewhere: Array<Balance>;
};
export type LedgerLine = {
  id: number;
  entry_id: number;
  at: string;
  why: string;
  account: "customer" | "gateway" | "bank" | "market" | "tax" | "held" | "store" | "reserve" | "disputed";
  method: number | null;
  store: string;
  amount: number;
  currency: string;
  note: string;
  order: {
    id: number;
    code: string;
  } | null;
  parcel_id: number | null;
  payout_id: number | null;
};
export type EarnedLine = {
  id: number;
  title: string;
  quantity: number;
  price: number;
  base: number;
  commission: number;
  rate: number;
  fixed: number;
};
export type PayoutSettings = {
  release_days: number;
  payout_period: "by-hand" | "day" | "week" | "month";
  least_payout: number;
  reserve_rate: number;
  reserve_amount: number;
  reserve_days: number;
  second_person_above: number | null;
  currency: string;
};
export type StoreReserve = {
  own: 0 | 1;
  reserve_rate: number;
  reserve_amount: number;
  reserve_days: number;
  currency: string;
};
export type Approval = {
  id: number;
  kind: "adjustment" | "refund" | "limit";
  amount: number | null;
  currency: string;
  store: {
    id: number;
    name: string;
  } | null;
  order: {
    id: number;
    code: string;
  } | null;
  reason: string;
  asked_by: string;
  own: 0 | 1;
  asked_at: string;
  expires_at: string;
  state: "waiting" | "approved" | "refused" | "withdrawn" | "expired";
  decided_by: string;
  decided_at: string | null;
  note: string;
};
export type SettlementRow = {
  id: number;
  method: number;
  name: string;
  created_at: string;
  matched: number;
  missing: number;
  different: number;
};
export type Settlement = {
  id: number;
  method: number;
  name: string;
  created_at: string;
  counts: {
    matched: number;
    missing: number;
    different: number;
    absent: number;
  };
  lines: Array<{
    ref: string;
    kind: "payment" | "refund" | "other";
    gross: number;
    fee: number;
    net: number;
    currency: string;
    found: "matched" | "missing" | "different";
    order: string;
    expected: number | null;
  }>;
  absent: Array<{
    kind: "payment" | "refund";
    ref: string;
    amount: number;
    currency: string;
    at: string;
    order: string;
  }>;
};
export type TrackedOrder = {
  id: number;
  order: string;
  status: number;
  cancelled: 0 | 1;
  payment_done: 0 | 1;
  order_method: number;
  created_at: string;
  created: string;
  ordered_products: Array<OrderedProduct>;
  parcels: Array<Parcel>;
};
export type OrderedProduct = {
  id: number;
  product_id: number;
  inventory_id: number | null;
  quantity: number;
  shipping_place_id: number | null;
  shipping_type: number;
  selling: number;
  shipping_price: number;
  tax_price: number;
  bundle_offer: number;
  order_id: number;
  parcel_id: number;
  choice: string;
  reviewed: 0 | 1;
  paid_back: number;
  product: {
    id: number;
    title: string;
    slug: string;
    image: string;
    selling: number;
    offered: number | null;
    unit: string;
    shipping_rule_id: number;
    bundle_deal_id: number | null;
    bundle_deal?: {
      id: number;
      title: string;
      buy: number;
      free: number;
    } | null;
  };
  shipping_place: ShippingPlace | null;
  updated_inventory?: {
    id: number;
    product_id: number;
    quantity: number;
    price: number;
    sku: string;
    inventory_attributes: Array<{
      inventory_id: number;
      attribute_value_id: number;
      attribute_value: {
        id: number;
        title: string;
        attribute_id: number;
        attribute: {
          id: number;
          title: string;
        };
      };
    }>;
  } | null;
};
export type Parcel = {
  id: number;
  code: string;
  status: number;
  cancelled: 0 | 1;
  store: {
    id: number;
    name: string;
    slug: string;
  };
  carrier: string;
  tracking_number: string;
  events: Array<{
    action: "placed" | "confirm" | "pick-up" | "send" | "deliver" | "cancel" | "reopen";
    at: string;
    note: string;
  }>;
  lines: Array<number>;
  gone: Array<{
    title: string;
    quantity: number;
    reason: string;
    at: string;
  }>;
  subtotal: number;
  bundle_offer: number;
  voucher_price: number;
  shipping_price: number;
  fee: number;
  tax: number;
  total_price: number;
  day_needed: number;
};
export type AddressForm = {
  country: string;
  parts: Array<{
    name: "address_1" | "city" | "state" | "zip";
    label: string;
    required: 0 | 1;
  }>;
  zip_pattern: string;
  zip_example: string;
  phone_example: string;
  states: Array<{
    code: string;
    name: string;
  }>;
};
export type Country = {
  code2: string;
  code3: string;
  name: string;
  capital: string;
  region: string;
  subregion: string;
  states: Record<string, {
    code: string;
    name: string;
  }>;
};
export type WayToPay = {
  method: number;
  fee: number;
  least: number;
  most: number | null;
  step: number;
  countries: Array<string>;
  test: 0 | 1;
};
export type SignInChallenge = {
  challenge: string;
  expires_in: string;
};
export type Account = {
  id: number;
  name: string;
  email: string;
  phone: string;
  verified: number;
  created_at: string;
  has_password: boolean;
  google_id: string | null;
  facebook_id: string | null;
  default_address: number | null;
  cart_count: number;
  wishlist: Array<number>;
  compared: Array<number>;
  following: Array<number>;
  stores: Array<number>;
  staff: string | null;
};
export type SecondFactor = {
  on: boolean;
  since: string | null;
  recovery_codes_left: number;
  has_password: boolean;
};
export type Passkey = {
  id: number;
  name: string;
  created_at: string;
  used_at: string | null;
};
export type Address = {
  id: number;
  name: string;
  email: string;
  phone: string;
  country: string;
  state: string;
  city: string;
  zip: string;
  address_1: string;
  address_2: string;
  company: string;
  tax_number: string;
  delivery_instruction: string;
  default: 1 | 2;
  user_id: number | null;
  user_token: string | null;
  created_at: string;
  created: string;
  lines: Array<string>;
};
export type CartLine = {
  id: number;
  product_id: number;
  user_id: number | null;
  inventory_id: number;
  quantity: number;
  selected: 1 | 2;
  shipping_place_id: number | null;
  shipping_type: number;
  flash_product: {
    id: number;
    title: string;
    slug: string;
    image: string;
    selling: number;
    offered: number | null;
    review_count: number;
    rating: number;
    price: number | null;
    end_time: string | null;
    bundle_deal_id: number | null;
    tax_rule_id: number | null;
    shipping_rule_id: number;
    bundle_deal: {
      id: number;
      title: string;
      buy: number;
      free: number;
    } | null;
    tax_rules: {
      id: number;
      title: string;
      type: 1 | 2;
      price: number;
    } | null;
    shipping_rule: ShippingRule;
    product_images: Array<{
      id: number;
      image: string;
      attributes: Array<{
        attribute_value_id: number;
      }>;
    }>;
    public: boolean;
    store: {
      id: number;
      name: string;
      slug: string;
      away_until: string | null;
      closed: boolean;
    };
  };
  bundle_deal: {
    id: number;
    title: string;
    buy: number;
    free: number;
  } | null;
  updated_inventory: {
    id: number;
    product_id: number;
    quantity: number;
    price: number;
    sku: string;
    inventory_attributes: Array<{
      inventory_id: number;
      attribute_value_id: number;
      attribute_value: {
        id: number;
        title: string;
        attribute_id: number;
        attribute: {
          id: number;
          title: string;
        };
      };
    }>;
  };
  shipping_place: ShippingPlace | null;
};
export type SavedLine = {
  id: number;
  product_id: number;
  inventory_id: number;
  quantity: number;
  flash_product: {
    id: number;
    title: string;
    slug: string;
    image: string;
    selling: number;
    offered: number | null;
    review_count: number;
    rating: number;
    price: number | null;
    end_time: string | null;
    bundle_deal_id: number | null;
    tax_rule_id: number | null;
    shipping_rule_id: number;
    bundle_deal: {
      id: number;
      title: string;
      buy: number;
      free: number;
    } | null;
    tax_rules: {
      id: number;
      title: string;
      type: 1 | 2;
      price: number;
    } | null;
    shipping_rule: ShippingRule;
    product_images: Array<{
      id: number;
      image: string;
      attributes: Array<{
        attribute_value_id: number;
      }>;
    }>;
    public: boolean;
    store: {
      id: number;
      name: string;
      slug: string;
      away_until: string | null;
      closed: boolean;
    };
  };
  updated_inventory: {
    id: number;
    product_id: number;
    quantity: number;
    price: number;
    sku: string;
    inventory_attributes: Array<{
      inventory_id: number;
      attribute_value_id: number;
      attribute_value: {
        id: number;
        title: string;
        attribute_id: number;
        attribute: {
          id: number;
          title: string;
        };
      };
    }>;
  };
};
export type Order = {
  id: number;
  order: string;
  status: number;
  order_method: number;
  payment_done: 0 | 1;
  cancelled: 0 | 1;
  currency: string;
  total_amount: number;
  ordered_amount: number;
  live_amount: number;
  refunded: 0 | 1;
  refunded_amount: number;
  payment_token: string;
  trans_id: string;
  voucher_id: number | null;
  user_id: number | null;
  user_token: string | null;
  user_address_id: number;
  created_at: string;
  created: string;
  ordered_products: Array<OrderedProduct>;
  address: {
    id: number;
    name: string;
    email: string;
    phone: string;
    country: string;
    state: string;
    city: string;
    zip: string;
    address_1: string;
    address_2: string;
    company: string;
    tax_number: string;
    delivery_instruction: string;
    lines: Array<string>;
  };
  user: {
    id: number;
    name: string;
    email: string;
  } | null;
  voucher: {
    id: number;
    title: string;
    code: string;
  } | null;
  cancellation: {
    title: string;
    message: string;
    reason: "" | "changed-mind" | "by-mistake" | "found-cheaper" | "too-slow" | "wrong-address" | "other";
    refunded: 0 | 1;
  } | null;
  parcels: Array<Parcel>;
  calculated: {
    subtotal: number;
    shipping_price: number;
    bundle_offer: number;
    tax: number;
    voucher_price: number;
    fee: number;
    total_price: number;
  };
  pay: OrderPayment;
  papers: Array<Paper>;
};
export type OrderPayment = {
  due: number;
  surplus: number;
  reference: string;
  pay_by: string | null;
  kept_ms: number | null;
  may_switch: 0 | 1;
  expired: 0 | 1;
  state: "none" | "waiting" | "failed" | "checking" | "review" | "paid";
  transfer: ToldTransfer | null;
  paid: number;
  refunds: Array<{
    amount: number;
    state: "pending" | "succeeded" | "failed";
    why: "cancelled" | "order-closed" | "paid-twice" | "surplus" | "gateway" | "dispute" | "other";
    at: string;
  }>;
};
export type ToldTransfer = {
  trans_id: string;
  bank_name: string;
  account_name: string;
  account_number: string;
  branch_name: string;
  amount: number | null;
  paid_on: string | null;
  proof: "" | "picture" | "pdf";
  state: "waiting" | "refused" | "accepted";
  reason: string;
};
export type Paper = {
  id: number;
  kind: "invoice" | "credit-note" | "commission-invoice" | "commission-credit-note";
  number: string;
  issued_on: string;
  store: {
    id: number;
    name: string;
  };
  order: string;
  parcel_id: number | null;
  parcel: string;
  payout_id: number | null;
  names: string;
  total: number;
  currency: string;
};
export type OrderRow = {
  id: number;
  order: string;
  status: number;
  order_method: number;
  payment_done: 0 | 1;
  cancelled: 0 | 1;
  currency: string;
  total_amount: number;
  ordered_amount: number;
  live_amount: number;
  refunded: 0 | 1;
  refunded_amount: number;
  payment_token: string;
  trans_id: string;
  voucher_id: number | null;
  user_id: number | null;
  user_token: string | null;
  user_address_id: number;
  created_at: string;
  created: string;
  ordered_products: Array<OrderedProduct>;
};
export type AgainLine = {
  product_id: number;
  inventory_id: number | null;
  title: string;
  choice: string;
  image: string;
  ordered: number;
  quantity: number;
  outcome: "kept" | "fewer" | "sold-out" | "gone" | "away" | "cart-full";
  was: number | null;
  price: number | null;
};
export type StorePaperSettings = {
  legal_name: string;
  tax_number: string;
  time_zone: string;
  address_1: string;
  address_2: string;
  zip: string;
};
export type PaperSettings = {
  legal_name: string;
  tax_number: string;
  time_zone: string;
  commission_tax: number;
};
export type StorefrontSettings = {
  id: 1;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  cookie_banner: boolean;
  enable_ga: boolean;
  ga_id: string;
  enable_pixel: boolean;
  pixel_id: string;
  styling: string;
};
export type ListedProduct = {
  id: number;
  user_id: number;
  created_at: string;
  created: string;
  product_id: number;
};
export type ComparedCard = {
  id: number;
  title: string;
  slug: string;
  badge: string | null;
  selling: number;
  offered: number | null;
  image: string;
  image_2: string | null;
  review_count: number;
  rating: number;
  price: number | null;
  end_time: string | null;
  quota: number | null;
  sold: number | null;
  shipping_rule_id: number;
  in_stock: boolean;
  free_shipping: boolean;
  bundle: boolean;
  store: {
    id: number;
    name: string;
    slug: string;
  };
  brand: {
    id: number;
    title: string;
    slug: string;
  } | null;
  unit: string;
  warranty: 0 | 1;
  refundable: 0 | 1;
  quantity: number;
  options: Array<{
    id: number;
    title: string;
    values: Array<string>;
  }>;
};
export type Voucher = {
  id: number;
  title: string;
  type: 1 | 2;
  price: number;
  capped_price: number | null;
  min_spend: number;
  usage_limit: number;
  limit_per_customer: number;
  code: string;
  start_time: string;
  end_time: string;
  end_at: string;
  status: 1 | 2;
  created_at: string;
  created: string;
  scoped: boolean;
  store: {
    id: number;
    name: string;
    slug: string;
  } | null;
};
export type VoucherTerms = {
  type: 1 | 2;
  price: number;
  capped_price: number | null;
  min_spend: number;
  store: {
    id: number;
    name: string;
  } | null;
  lines: Array<number> | null;
};
export type Report = {
  code: string;
  kind: "product" | "review" | "store";
  title: string;
  reason: "illegal" | "dangerous" | "counterfeit" | "misleading" | "offensive" | "fake-review" | "personal-data" | "children" | "other";
  explanation: string;
  url: string;
  state: "open" | "decided";
  created_at: string;
  decision: {
    action: "none" | "hide-product" | "hide-review" | "suspend-store" | "hide-answer" | "hide-store" | "hold-store" | "close-store" | "hide-products" | "delete-product" | "remove-pictures" | "leave-sale" | "end-voucher";
    facts: string;
    ground: "law" | "terms" | null;
    which: string;
    decided_at: string;
    may_object: boolean;
  } | null;
};
export type Objection = {
  kind: "product" | "review" | "store" | "answer";
  title: string;
  action: "none" | "hide-product" | "hide-review" | "suspend-store" | "hide-answer" | "hide-store" | "hold-store" | "close-store" | "hide-products" | "delete-product" | "remove-pictures" | "leave-sale" | "end-voucher";
  facts: string;
  ground: "law" | "terms" | null;
  which: string;
  decided_at: string;
  until: string;
  state: "none" | "over" | "open" | "upheld" | "taken-back";
  answer: string;
};
export type Workplace = {
  id: number;
  name: string;
  slug: string;
  image: string;
  suspended_at: string | null;
  suspended_reason: string;
  closed_at: string | null;
  closed_by: "store" | "market" | null;
  closed_reason: string;
  role: "owner" | "manager" | "packer" | "accountant" | "own";
  role_name: string;
  permissions: Array<string>;
  granters: Array<string>;
};
export type OwnStore = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  name: string;
  slug: string;
  image: string;
  cover: string;
  about: Record<string, string>;
  policies: Record<string, string>;
  featured_ids: Array<number>;
  city: string;
  away_until: string | null;
};
export type OwnTrader = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  legal_name: string;
  address_1: string;
  address_2: string;
  zip: string;
  city: string;
  country: string;
  trader_phone: string;
  trader_mail: string;
  register_name: string;
  register_number: string;
  unregistered: boolean;
  tax_number: string;
  vat_number: string;
  certified: boolean;
  certified_at: string | null;
  payee: {
    name: string;
    iban: string;
  };
  changed_at: string | null;
  checked_at: string | null;
  lacks: Array<"legal-name" | "address" | "phone" | "mail" | "register" | "certified" | "payee" | "check">;
  eu_pack: boolean;
  held: boolean;
  grace: string | null;
  proofs: Array<{
    id: number;
    name: string;
    state: "missing" | "given" | "checked" | "again";
    given_at: string | null;
  }>;
};
export type StoreClosing = {
  closed_at: string | null;
  closed_by: "store" | "market" | null;
  closed_reason: string;
  reopen_until: string | null;
  parcels: number;
  unpaid: number;
  proposals: number;
  enrolments: number;
  in_sales: number;
  reviews: number;
  reports: number;
  payouts: number;
  payee: boolean;
  balances: Array<Balance>;
};
export type OwnApplication = {
  id: number;
  state: "received" | "approved" | "refused";
  store_name: string;
  country: string;
  reason: string;
  created_at: string;
  decided_at: string | null;
  items: Array<{
    id: number;
    name: string;
    explanation: string;
    kind: "file" | "text";
    required: boolean;
    version: number;
    state: "missing" | "given" | "checked" | "again";
    said: string;
    file: "" | "picture" | "pdf";
    reason: string;
    given_at: string | null;
  }>;
};
export type SoldParcel = {
  id: number;
  code: string;
  status: number;
  cancelled: 0 | 1;
  carrier: string;
  tracking_number: string;
  created_at: string;
  created: string;
  order: {
    id: number;
    code: string;
    order_method: number;
    payment_done: 0 | 1;
  };
  store: {
    id: number;
    name: string;
    slug: string;
  };
  address: {
    name: string;
    phone: string;
    email: string | null;
    country: string;
    state: string;
    city: string;
    zip: string;
    address_1: string;
    address_2: string;
    company: string;
    tax_number: string;
    delivery_instruction: string;
    lines: Array<string>;
  };
  events: Array<{
    action: "placed" | "confirm" | "pick-up" | "send" | "deliver" | "cancel" | "reopen";
    at: string;
    note: string;
    reason: "" | "changed-mind" | "by-mistake" | "found-cheaper" | "too-slow" | "wrong-address" | "other";
    reason_text: string;
    actor: "customer" | "seller" | "staff";
    by: string;
  }>;
  lines: Array<{
    id: number;
    product_id: number;
    title: string;
    choice: string;
    sku: string;
    image: string;
    quantity: number;
    bundle_offer: number;
    shipping_type: number;
    selling: number;
    tax_price: number;
    shipping_price: number;
    voucher_price: number;
  }>;
  actions: Array<"confirm" | "pick-up" | "send" | "deliver" | "cancel">;
  disputed: 0 | 1;
  currency: string;
  subtotal: number;
  bundle_offer: number;
  tax: number;
  shipping_price: number;
  voucher_price: number;
  fee: number;
  total_price: number;
};
export type StoreParcelRow = {
  id: number;
  title: string;
  order_code: string;
  image: string;
  pieces: number;
  buyer: string;
  created_at: string;
  due_at: string | null;
  carrier: string;
  tracking_number: string;
  cash: number | null;
  currency: string;
  state: "waits" | "late" | "to-confirm" | "confirmed" | "picked-up" | "on-the-way" | "delivered" | "cancelled";
};
export type StoreParcel = {
  id: number;
  code: string;
  status: number;
  cancelled: 0 | 1;
  carrier: string;
  tracking_number: string;
  created_at: string;
  created: string;
  order: {
    id: number;
    code: string;
    order_method: number;
    payment_done: 0 | 1;
  };
  store: {
    id: number;
    name: string;
    slug: string;
  };
  address: {
    name: string;
    phone: string;
    email: string | null;
    country: string;
    state: string;
    city: string;
    zip: string;
    address_1: string;
    address_2: string;
    company: string;
    tax_number: string;
    delivery_instruction: string;
    lines: Array<string>;
  };
  events: Array<{
    action: "placed" | "confirm" | "pick-up" | "send" | "deliver" | "cancel" | "reopen";
    at: string;
    note: string;
    reason: "" | "changed-mind" | "by-mistake" | "found-cheaper" | "too-slow" | "wrong-address" | "other";
    reason_text: string;
    actor: "customer" | "seller" | "staff";
    by: string;
  }>;
  lines: Array<{
    id: number;
    product_id: number;
    title: string;
    choice: string;
    sku: string;
    image: string;
    quantity: number;
    bundle_offer: number;
    shipping_type: number;
    selling: number;
    tax_price: number;
    shipping_price: number;
    voucher_price: number;
  }>;
  actions: Array<"confirm" | "pick-up" | "send" | "deliver" | "cancel">;
  disputed: 0 | 1;
  currency: string;
  subtotal: number;
  bundle_offer: number;
  tax: number;
  shipping_price: number;
  voucher_price: number;
  fee: number;
  total_price: number;
  due_at: string | null;
  late: boolean;
  cash: {
    amount: number;
    collected: boolean;
    owed: number;
  } | null;
  gone: Array<{
    id: number;
    quantity: number;
    reason: string;
    at: string;
    by: string;
    unpaid: boolean;
  }>;
  paid_back: Array<{
    id: number;
    quantity: number;
  }>;
  may_cancel_pieces: boolean;
};
export type StoreReviewRow = {
  id: number;
  title: string;
  image: string;
  rating: number;
  review: string;
  images: Array<string>;
  name: string;
  created_at: string;
  answer: string;
  answered_at: string | null;
  answer_hidden: string;
};
export type SellerFigures = {
  counted_at: string | null;
  days: Array<StoreDay>;
  now: {
    from: string;
    until: string;
    parcels: number;
    cancelled: number;
    sales: number;
    views: number;
  };
  before: {
    from: string;
    until: string;
    parcels: number;
    cancelled: number;
    sales: number;
    views: number;
  };
  products: Array<{
    id: number;
    title: string;
    image: string;
    pieces: number;
    sales: number;
    views: number;
  }>;
  places: Array<{
    country: string;
    parcels: number;
    sales: number;
  }>;
  sources: Array<{
    source: "shop" | "search" | "social" | "site" | "direct";
    views: number;
  }>;
  searches: Array<{
    typed: string;
    asked: number;
    found: number;
    carted: number;
  }>;
  service: {
    parcels: number;
    late: {
      count: number;
      rate: number;
      middle: number | null;
    };
    cancelled: {
      count: number;
      rate: number;
      middle: number | null;
    };
    refunded: {
      count: number;
      rate: number;
      middle: number | null;
    };
    reviews: number;
    rating: number;
    rating_middle: number | null;
    answered: number;
    answer_hours: number | null;
    answer_hours_middle: number | null;
  };
  score: SellerScore;
};
export type StoreDay = {
  day: string;
  parcels: number;
  cancelled: number;
  sales: number;
  views: number;
};
export type SellerScore = {
  score: number | null;
  missing: number;
  weighs: boolean;
  parts: Array<{
    name: "late" | "cancelled" | "refunded" | "rating" | "answers";
    points: number | null;
    weight: number;
    lost: number;
  }>;
  better: "late" | "cancelled" | "refunded" | "rating" | "answers" | null;
};
export type WaitingParcels = {
  to_confirm: number;
  to_pack: number;
  to_send: number;
  late: number;
};
export type OwnProduct = {
  id: number;
  version: number;
  public: boolean;
  proposal: number | null;
  slugs_now: Record<string, string>;
  content: ProposedProduct;
  variants: Array<{
    id: number;
    sku: string;
    price: number | null;
    stock: number;
  }>;
};
export type ProposedProduct = {
  category_id: number | null;
  brand_id: number | null;
  tax_rule_id: number | null;
  shipping_rule_id: number | null;
  bundle_deal_id: number | null;
  tag_ids: Array<number>;
  title: Record<string, string>;
  overview: Record<string, string>;
  description: Record<string, string>;
  unit: Record<string, string>;
  meta_title: Record<string, string>;
  meta_description: Record<string, string>;
  image_alt: Record<string, string>;
  selling: number | null;
  offered: number | null;
  image: string;
  images: Array<{
    image: string;
    value_ids: Array<number>;
    alt: Record<string, string>;
  }>;
  video: string;
  video_thumb: string;
  warranty: boolean;
  refundable: boolean;
  gtin: string;
  mpn: string;
  condition: "" | "new" | "refurbished" | "used";
  origin: string;
  hs_code: string;
  model: string;
  maker_name: string;
  maker_address: string;
  maker_country: string;
  maker_contact: string;
  responsible_name: string;
  responsible_address: string;
  responsible_contact: string;
  warnings: Record<string, string>;
  variants: Array<{
    choice: Array<{
      attribute_id: number;
      value_id: number;
    }>;
    sku: string;
    weight: number;
    price: number | null;
    stock: number | null;
  }>;
};
export type OwnProposalRow = {
  id: number;
  version: number;
  kind: "new" | "changed";
  product_id: number | null;
  state: "draft" | "sent" | "approved" | "refused" | "withdrawn";
  at_once: boolean;
  title: string;
  image: string;
  sent_at: string | null;
  updated_at: string;
};
export type OwnProposal = {
  id: number;
  version: number;
  kind: "new" | "changed";
  product_id: number | null;
  state: "draft" | "sent" | "approved" | "refused" | "withdrawn";
  decided_at: string | null;
  at_once: boolean;
  reason: {
    code: "text-unclear" | "text-missing" | "wrong-category" | "pictures-poor" | "pictures-missing" | "pictures-foreign" | "price-wrong" | "not-allowed" | "brand-unproven" | "sold-already" | null;
    text: string;
    said: string;
  };
  reasons: Array<{
    field: string;
    code: "text-unclear" | "text-missing" | "wrong-category" | "pictures-poor" | "pictures-missing" | "pictures-foreign" | "price-wrong" | "not-allowed" | "brand-unproven" | "sold-already" | null;
    text: string;
    said: string;
  }>;
  proposed: ProposedProduct;
  sent_at: string | null;
  updated_at: string;
};
export type ShelfRow = {
  id: number;
  product_id: number | null;
  proposal_id: number | null;
  title: string;
  image: string;
  state: "draft" | "sent" | "refused" | "live" | "hidden" | "archived";
  change: "draft" | "sent" | "refused" | null;
  reason: string;
  price: number | null;
  variants: number;
  stock: number;
  lowest: number;
  sold: number;
  updated_at: string;
};
export type ShelvedProduct = {
  id: number;
  version: number;
  archived: boolean;
};
export type CategoryChoice = {
  id: number;
  parent_id: number | null;
  title: string;
  attributes: Array<NamedChoice>;
};
export type NamedChoice = {
  id: number;
  title: string;
};
export type AttributeChoice = {
  id: number;
  title: string;
  values: Array<NamedChoice>;
};
export type ImportRow = {
  id: number;
  file: string;
  store: string;
  by: string | null;
  at: string;
  state: "uploaded" | "tried" | "waiting" | "trying" | "running" | "undoing" | "done" | "stopped" | "unfinished" | "undone";
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
};
export type OpenedImport = {
  id: number;
  file: string;
  store: string;
  by: string | null;
  at: string;
  state: "uploaded" | "tried" | "waiting" | "trying" | "running" | "undoing" | "done" | "stopped" | "unfinished" | "undone";
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  language: string | null;
  sheet: ImportSheet | null;
  kept: boolean;
  work: "try" | "run" | "undo" | null;
  done_rows: number;
  all_rows: number;
  stop_asked: boolean;
  trial: {
    created: number;
    updated: number;
    unchanged: number;
    refused: number;
    uncounted: number;
    unpriced: number;
  } | null;
  findings: Array<string>;
  found: number;
  bad_rows: number;
  trouble: string | null;
  undo: {
    removed: number;
    hidden: number;
    restored: number;
    stays: number;
    later: number | null;
  } | null;
  taken_back: {
    removed: number;
    hidden: number;
    restored: number;
    stays: number;
  } | null;
};
export type ImportSheet = {
  format: "shopify" | "woocommerce" | "souk";
  recognised: boolean;
  separator: string;
  encoding: "UTF-8" | "UTF-16" | "Windows-1252";
  columns: Array<{
    name: string;
    field: string | null;
    guess: string | null;
    sure: boolean;
    examples: Array<string>;
  }>;
};
export type ApiKey = {
  id: number;
  name: string;
  hint: string;
  scopes: Array<string>;
  made_by: string;
  made_at: string;
  ends_at: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
  owes: boolean;
  valid: boolean;
};
export type OwnInventoryRow = {
  id: number;
  product_id: number;
  sku: string;
  title: string;
  variant: string;
  image: string;
  price: number;
  stock: number;
};
export type InventorySetRow = {
  sku: string;
  outcome: "set" | "unchanged" | "unknown" | "refused";
  code: string | null;
  message: string;
  field: string;
  price: number | null;
  stock: number | null;
  prices_were: {
    own: number;
    selling: number;
    offered: number | null;
  } | null;
};
export type OwnProductChoice = {
  id: number;
  title: string;
  image: string;
  price: number;
};
export type OwnCategoryChoice = {
  id: number;
  title: string;
};
export type OpenSale = {
  id: number;
  title: string;
  start_at: string;
  end_at: string;
  enrol_until: string;
  min_percent: number;
  per_store: number;
  terms: string;
  enrolments: Array<OwnEnrolment>;
  more: number;
};
export type OwnEnrolment = {
  id: number;
  version: number;
  state: "sent" | "approved" | "refused" | "withdrawn" | "removed" | "lapsed";
  sale: {
    id: number;
    title: string;
    start_at: string;
    end_at: string;
  };
  product: {
    id: number;
    title: string;
    image: string;
  };
  price: number;
  regular: number;
  percent: number;
  quota: number;
  per_customer: number | null;
  reason: string;
  sent_at: string;
  decided_at: string | null;
  open: boolean;
  result: {
    price: number;
    sold: number;
    revenue: number;
    left: number;
  } | null;
};
export type OwnVoucherRow = {
  id: number;
  code: string;
  kind: "percent" | "flat";
  amount: number;
  start_at: string;
  end_at: string;
  usage_limit: number;
  used: number;
  listed: boolean;
  public: boolean;
  title: string;
  cost: number;
  state: "live" | "planned" | "used-up" | "over" | "off";
};
export type OpenedOwnVoucher = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  code: string;
  kind: "percent" | "flat";
  amount: number;
  start_at: string;
  end_at: string;
  usage_limit: number;
  used: number;
  listed: boolean;
  public: boolean;
  title: Record<string, string>;
  capped_price: number | null;
  min_spend: number;
  limit_per_customer: number;
  product_ids: Array<number>;
  category_ids: Array<number>;
  orders: number;
  cost: number;
};
export type StoreShippingRow = {
  id: number;
  title: string;
  single_price: boolean;
  places: number;
  own: boolean;
};
export type OpenedStoreShipping = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  title: Record<string, string>;
  single_price: boolean;
  places: Array<{
    country: string;
    state: string;
    price: number;
    day_needed: number;
    pickup_point: boolean;
    pickup_price: number;
    pickup_phone: string;
    pickup_address_line_1: string;
    pickup_address_line_2: string;
    pickup_zip: string;
    pickup_city: string;
    pickup_state: string;
    pickup_country: string;
  }>;
  products: number;
  own: boolean;
};
export type StorePerson = {
  id: number;
  name: string;
  email: string;
  role: "owner" | "manager" | "packer" | "accountant" | "own";
  own_role: number | null;
  role_name: string;
  guarded: boolean;
  created_at: string;
  seen_at: string | null;
};
export type StoreInvitation = {
  id: number;
  email: string;
  role: "owner" | "manager" | "packer" | "accountant" | "own";
  own_role: number | null;
  role_name: string;
  invited_by: string;
  created_at: string;
  expires_at: string;
};
export type StoreRoleRow = {
  id: number | null;
  role: "owner" | "manager" | "packer" | "accountant" | "own";
  name: string;
  permissions: Array<string>;
  people: number;
};
export type OpenedStoreRole = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  name: string;
  permissions: Array<string>;
  people: number;
};
export type StoreDeed = {
  id: number;
  at: string;
  by: string;
  action: string;
  noun: string;
  thing: string;
  note: string;
};
export type Application = {
  id: number;
  state: "unverified" | "received" | "approved" | "refused";
  store_name: string;
  name: string;
  email: string;
  language: string;
  country: string;
  asked: number;
  checked: number;
  to_check: number;
  unchecked: number;
  reason: string;
  store_id: number | null;
  decided_by: string | null;
  decided_at: string | null;
  created_at: string;
};
export type ApplicationItem = {
  id: number;
  name: string;
  explanation: string;
  kind: "file" | "text";
  required: boolean;
  version: number;
  state: "missing" | "given" | "checked" | "again";
  said: string;
  file: "" | "picture" | "pdf";
  reason: string;
  given_at: string | null;
  decided_at: string | null;
  decided_by: string | null;
};
export type StaffedStore = {
  id: number;
  name: string;
  slug: string;
  public: 0 | 1;
  suspended_at: string | null;
  suspended_reason: string;
  closed_at: string | null;
  closed_by: "store" | "market" | null;
  closed_reason: string;
  trusted_at: string | null;
  product_count: number;
  created_at: string;
  members: Array<{
    account_id: number;
    name: string;
    email: string;
    role: "owner" | "manager" | "packer" | "accountant" | "own";
    role_name: string;
  }>;
};
export type StaffMember = {
  account_id: number;
  name: string;
  email: string;
  role: string;
  created_at: string;
};
export type Deed = {
  id: number;
  at: string;
  by: string;
  action: string;
  noun: string;
  thing: string;
  note: string;
  times: number;
  changes: Array<{
    field: string;
    name: string;
    was: unknown;
    became: unknown;
  }>;
};
export type BannerRow = {
  id: number;
  title: string;
  type: number;
  image: string;
  shown_from: string | null;
  shown_until: string | null;
  public: boolean;
  state: "live" | "planned" | "over" | "hidden";
  gaps: Array<string>;
};
export type OpenedBanner = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  type: number;
  title: Record<string, string>;
  detail: Record<string, string>;
  action: Record<string, string>;
  image: string;
  image_alt: Record<string, string>;
  ground: string;
  source_type: number;
  source_ids: Array<number>;
  url: string;
  shown_from: string | null;
  shown_until: string | null;
  public: boolean;
  closable: boolean;
  first_order: boolean;
};
export type BulkRun = {
  id: number;
  noun: string;
  act: string;
  made_at: string;
  ended: boolean;
  all: number;
  done: number;
  same: number;
  refused: number;
  undoable: number;
  refusals: Array<{
    id: number;
    title: string;
    message: string;
  }>;
};
export type BulkTrial = {
  all: number;
  rows: Array<{
    id: number;
    title: string;
    changes: Array<{
      field: string;
      name: string;
      was: unknown;
      became: unknown;
    }>;
    refusal: string | null;
  }>;
};
export type BrandRow = {
  id: number;
  slug: string;
  image: string;
  featured: boolean;
  public: boolean;
  title: string;
  products: number;
  gaps: Array<string>;
};
export type OpenedBrand = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  slug: string;
  image: string;
  featured: boolean;
  public: boolean;
  title: Record<string, string>;
  slugs: Record<string, string>;
  slugs_now: Record<string, string>;
  products: number;
};
export type AttributeRow = {
  id: number;
  title: string;
  slug: string;
  values: number;
  products: number;
  gaps: Array<string>;
};
export type OpenedAttribute = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  title: Record<string, string>;
  slug: string;
  values: Array<{
    id: number;
    title: Record<string, string>;
    variants: number;
  }>;
  products: number;
};
export type TagRow = {
  id: number;
  title: string;
  slug: string;
  products: number;
  gaps: Array<string>;
};
export type OpenedTag = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  title: Record<string, string>;
  slug: string;
  products: number;
};
export type CollectionRow = {
  id: number;
  slug: string;
  public: boolean;
  title: string;
  by_rule: boolean;
  products: number;
  gaps: Array<string>;
};
export type OpenedCollection = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  slug: string;
  public: boolean;
  title: Record<string, string>;
  slugs: Record<string, string>;
  slugs_now: Record<string, string>;
  rule: {
    match: "all" | "any";
    conditions: Array<{
      by: "category" | "brand" | "tag" | "store" | "price" | "discounted" | "new" | "in-stock";
      ids: Array<number>;
      from: string;
      to: string;
      days: number | null;
    }>;
    sort: "newest" | "price-low" | "price-high" | "best-sold" | "rating";
    most: number;
  } | null;
  product_ids: Array<number>;
  products: number;
};
export type BundleDealRow = {
  id: number;
  title: string;
  buy: number;
  free: number;
  products: number;
  gaps: Array<string>;
};
export type OpenedBundleDeal = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  title: Record<string, string>;
  buy: number;
  free: number;
  products: number;
};
export type CategoryRow = {
  id: number;
  parent_id: number | null;
  slug: string;
  image: string;
  featured: boolean;
  in_footer: boolean;
  public: boolean;
  title: string;
  products: number;
  children: number;
  gaps: Array<string>;
};
export type OpenedCategory = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  parent_id: number | null;
  slug: string;
  image: string;
  featured: boolean;
  in_footer: boolean;
  public: boolean;
  title: Record<string, string>;
  slugs: Record<string, string>;
  slugs_now: Record<string, string>;
  meta_title: Record<string, string>;
  meta_description: Record<string, string>;
  filters: Array<number>;
  size_table: CategorySizeTable | null;
  products: number;
  children: number;
};
export type CategorySizeTable = {
  title: Record<string, string>;
  columns: Array<{
    title: Record<string, string>;
    unit: "" | "cm";
  }>;
  rows: Array<Array<string | Record<string, string>>>;
};
export type CategoryBranch = {
  parent_id: number | null;
  slug: string;
  image: string;
  featured: boolean;
  in_footer: boolean;
  public: boolean;
  title: string;
  products: number;
  children: number;
  gaps: Array<string>;
  id: number;
  depth: number;
};
export type CustomerRow = {
  id: number;
  title: string;
  email: string;
  phone: string;
  country: string;
  orders: number;
  spent: number;
  last_order_at: string | null;
  consent: boolean;
  created_at: string;
};
export type AdminCustomer = {
  id: number;
  title: string;
  email: string;
  phone: string;
  country: string;
  orders: number;
  spent: number;
  last_order_at: string | null;
  consent: boolean;
  created_at: string;
  language: string;
  addresses: Array<{
    id: number;
    name: string;
    email: string;
    phone: string;
    country: string;
    state: string;
    city: string;
    zip: string;
    address_1: string;
    address_2: string;
    company: string;
    tax_number: string;
    delivery_instruction: string;
    user_id: number | null;
    lines: Array<string>;
  }>;
  sessions: Array<{
    device: string;
    network: string;
    seen_at: string;
    created_at: string;
  }>;
  notes: Array<StaffNote>;
  open_orders: number;
  at_work: boolean;
};
export type StaffNote = {
  id: number;
  note: string;
  by: string;
  at: string;
};
export type CustomScriptRow = {
  id: number;
  name: string;
  consent: "functional" | "analytics" | "marketing";
  pages: Array<"all" | "home" | "brands" | "stores" | "categories" | "products" | "category" | "sub-category" | "flash-sales" | "flash-sale" | "search" | "content" | "store" | "brand" | "collection" | "product" | "cart">;
  code: string;
  address: string;
  hosts: Array<string>;
  enabled: boolean;
  position: number;
};
export type OpenedCustomScript = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  name: string;
  consent: "functional" | "analytics" | "marketing";
  pages: Array<"all" | "home" | "brands" | "stores" | "categories" | "products" | "category" | "sub-category" | "flash-sales" | "flash-sale" | "search" | "content" | "store" | "brand" | "collection" | "product" | "cart">;
  code: string;
  address: string;
  hosts: Array<string>;
  enabled: boolean;
};
export type Destination = {
  id: number;
  title: string;
  slug: string;
  image: string;
};
export type ProductFeeds = {
  enabled: boolean;
  feeds: Array<{
    language: string;
    address: string;
  }>;
};
export type FontRow = {
  id: number;
  family: string;
  size: number;
  used: boolean;
  faces: Array<{
    file: string;
    part: "latin" | "latin-ext" | "greek" | "cyrillic" | "hebrew" | "arabic" | "devanagari" | "other";
    from: number;
    to: number;
    italic: boolean;
    bytes: number;
  }>;
  languages: Array<{
    code: string;
    letters: number;
    missing: number;
    named: string;
  }>;
};
export type OpenedHomePage = {
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  draft: boolean;
  blocks: Array<OpenedHomeBlock>;
  published: {
    number: number;
    by: string;
    at: string;
  } | null;
  collections: Array<{
    id: number;
    title: Record<string, string>;
    public: boolean;
  }>;
};
export type OpenedHomeBlock = {
  id: string;
  kind: "slider" | "features" | "flash-sales" | "banners" | "collection" | "categories" | "brands" | "viewed" | "for-you" | "discover" | "text" | "picture";
  shown_from: string | null;
  shown_until: string | null;
  public: boolean;
  title: Record<string, string>;
  count: number | null;
  collection: number | null;
  look: "row" | "grid";
  banners: Array<number>;
  text: Record<string, string>;
  action: Record<string, string>;
  link: string;
  image: string;
  alt: Record<string, string>;
  side: "start" | "end";
};
export type HomeBlockChange = {
  what: "added" | "removed" | "moved" | "hidden" | "shown" | "changed";
  kind: "slider" | "features" | "flash-sales" | "banners" | "collection" | "categories" | "brands" | "viewed" | "for-you" | "discover" | "text" | "picture";
  title: Record<string, string>;
};
export type LanguageRow = {
  id: number;
  code: string;
  name: string;
  direction: "ltr" | "rtl";
  enabled: boolean;
  is_default: boolean;
  title: string;
  messages: number;
  messages_all: number;
  gaps: Array<Gap>;
  version: number;
  position: number;
};
export type Gap = {
  kind: "products" | "categories" | "brands" | "attributes" | "collections" | "tags" | "bundle-deals" | "vouchers" | "flash-sales" | "pages" | "slides" | "banners" | "features" | "shipping" | "taxes" | "requirements";
  missing: number;
  more: boolean;
  next: number | null;
};
export type OpenedLanguage = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  code: string;
  name: string;
  direction: "ltr" | "rtl";
  enabled: boolean;
  is_default: boolean;
  title: string;
  messages: number;
  messages_all: number;
  default: {
    id: number;
    name: string;
  };
};
export type OpenedMenus = {
  id: 1;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  header_left: Array<{
    id: number;
    title: Record<string, string>;
    url: string;
  }>;
  header_right: Array<{
    id: number;
    title: Record<string, string>;
    url: string;
  }>;
  footer_services: Array<number>;
  footer_about: Array<number>;
  footer_payment: Array<{
    id: number;
    title: Record<string, string>;
    link: string;
    image: string;
    public: boolean;
  }>;
  footer_social: Array<{
    id: number;
    title: Record<string, string>;
    link: string;
    image: string;
    public: boolean;
  }>;
};
export type OpenedMailServer = {
  id: 1;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  fixed: boolean;
  enabled: boolean;
  host: string;
  port: number;
  security: "tls" | "starttls" | "none";
  username: string;
  has_password: boolean;
  sender_name: string;
  sender_address: string;
};
export type MailStanding = {
  waiting: number;
  failed: number;
  sent_at: string | null;
  trouble: {
    at: string;
    said: string;
  } | null;
};
export type MessageLanguage = {
  code: string;
  name: string;
  direction: "ltr" | "rtl";
  built_in: boolean;
  total: number;
  missing: number;
  changed: number;
  outdated: number;
};
export type Message = {
  section: string;
  key: string;
  group: "pages" | "products" | "buying" | "account" | "letters" | "answers" | "desk";
  state: "built-in" | "changed" | "missing" | "outdated";
  english: string | null;
  text: string;
  built_in: string | null;
  asks: Array<string>;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
};
export type MessageFileRead = {
  stamp: number;
  changed: number;
  taken_back: number;
  unchanged: number;
  empty: number;
  changes: Array<{
    section: string;
    key: string;
    was: string;
    becomes: string;
  }>;
  refused: number;
  faults: Array<{
    row: number;
    section: string;
    key: string;
    reason: string;
  }>;
};
export type AdminOrderRow = {
  id: number;
  code: string;
  created_at: string;
  buyer: string;
  email: string;
  phone: string;
  country: string;
  image: string;
  pieces: number;
  stores: Array<string>;
  method: number;
  money: "paid" | "unpaid" | "cash" | "transfer" | "review" | "partly-refunded" | "refunded" | "none";
  state: "waits" | "late" | "to-confirm" | "confirmed" | "picked-up" | "on-the-way" | "delivered" | "cancelled";
  sent: "no" | "partly" | "all";
  currency: string;
  total: number;
};
export type AdminOrder = {
  order: Order;
  customer: {
    id: number;
    name: string;
    orders: number;
  } | null;
  parcels: Array<{
    id: number;
    code: string;
    status: number;
    cancelled: 0 | 1;
    carrier: string;
    tracking_number: string;
    created_at: string;
    created: string;
    order: {
      id: number;
      code: string;
      order_method: number;
      payment_done: 0 | 1;
    };
    store: {
      id: number;
      name: string;
      slug: string;
    };
    address: {
      name: string;
      phone: string;
      email: string | null;
      country: string;
      state: string;
      city: string;
      zip: string;
      address_1: string;
      address_2: string;
      company: string;
      tax_number: string;
      delivery_instruction: string;
      lines: Array<string>;
    };
    events: Array<{
      action: "placed" | "confirm" | "pick-up" | "send" | "deliver" | "cancel" | "reopen";
      at: string;
      note: string;
      reason: "" | "changed-mind" | "by-mistake" | "found-cheaper" | "too-slow" | "wrong-address" | "other";
      reason_text: string;
      actor: "customer" | "seller" | "staff";
      by: string;
    }>;
    lines: Array<{
      id: number;
      product_id: number;
      title: string;
      choice: string;
      sku: string;
      image: string;
      quantity: number;
      bundle_offer: number;
      shipping_type: number;
      selling: number;
      tax_price: number;
      shipping_price: number;
      voucher_price: number;
    }>;
    actions: Array<"confirm" | "pick-up" | "send" | "deliver" | "cancel">;
    disputed: 0 | 1;
    currency: string;
    subtotal: number;
    bundle_offer: number;
    tax: number;
    shipping_price: number;
    voucher_price: number;
    fee: number;
    total_price: number;
    due_at: string | null;
    reminded_at: string | null;
    may_remind: boolean;
  }>;
  payments: Array<Payment>;
  refunds: Array<Refund>;
  back: Array<{
    id: number;
    returned: number;
    refunded: number;
  }>;
  left: number;
  letters: Array<{
    id: number;
    kind: string;
    subject: string;
    at: string;
    state: string;
  }>;
  notes: Array<StaffNote>;
  timeline: Array<Happened>;
  may_cancel: boolean;
  may_remind: boolean;
  taken: {
    by: string;
    at: string;
  } | null;
};
export type Happened = {
  at: string;
  what: "placed" | "taken" | "pay-link" | "parcel-confirm" | "parcel-pick-up" | "parcel-send" | "parcel-deliver" | "parcel-cancel" | "parcel-reopen" | "parcel-remind" | "pieces-cancelled" | "payment-succeeded" | "payment-failed" | "payment-review" | "payment-accept" | "payment-refund" | "payment-dismiss" | "money-received" | "refund-asked" | "refund-succeeded" | "refund-failed" | "paper-invoice" | "paper-credit-note" | "letter" | "note";
  about: string;
  as: "customer" | "seller" | "staff" | "market";
  by: string;
  text: string;
  amount: number | null;
};
export type LeftCart = {
  id: number;
  title: string;
  email: string;
  pieces: number;
  things: Array<string>;
  sum: number;
  changed_at: string;
  reminded_at: string | null;
  state: "left" | "reminded" | "ordered" | "no-letters";
};
export type FoundBuyer = {
  id: number;
  title: string;
  email: string;
  phone: string;
};
export type OrderBuyer = {
  id: number;
  name: string;
  email: string;
  phone: string;
  language: string;
  addresses: Array<{
    id: number;
    name: string;
    phone: string;
    country: string;
    lines: Array<string>;
  }>;
};
export type FoundGoods = {
  inventory_id: number;
  product_id: number;
  title: string;
  choice: string;
  sku: string;
  image: string;
  store: string;
  price: number;
  stock: number;
};
export type TriedOrder = {
  lines: Array<TriedOrderLine>;
  gone: Array<number>;
  currency: string;
  sums: {
    subtotal: number;
    bundle_offer: number;
    tax: number;
    shipping_price: number;
    voucher_price: number;
    fee: number;
    total_price: number;
  };
  voucher_fault: string;
  methods: Array<{
    method: number;
    fee: number;
    open: boolean;
  }>;
};
export type TriedOrderLine = {
  inventory_id: number;
  product_id: number;
  title: string;
  choice: string;
  sku: string;
  image: string;
  store: string;
  price: number;
  stock: number;
  quantity: number;
  total: number;
  pickup: boolean;
  pickup_point: boolean;
  days: number | null;
  fault: string;
};
export type PageRow = {
  id: number;
  slug: string;
  public: boolean;
  title: string;
  gaps: Array<string>;
};
export type OpenedPage = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  slug: string;
  public: boolean;
  title: Record<string, string>;
  slugs: Record<string, string>;
  slugs_now: Record<string, string>;
  description: Record<string, string>;
  meta_title: Record<string, string>;
  meta_description: Record<string, string>;
  component: "Contact" | "Sitemap" | null;
  old_slugs: Array<string>;
};
export type ParcelRow = {
  id: number;
  title: string;
  order: number;
  order_code: string;
  store: string;
  buyer: string;
  pieces: number;
  created_at: string;
  due_at: string | null;
  reminded_at: string | null;
  carrier: string;
  tracking_number: string;
  state: "waits" | "late" | "to-confirm" | "confirmed" | "picked-up" | "on-the-way" | "delivered" | "cancelled";
};
export type PictureRow = {
  id: number;
  name: string;
  width: number;
  height: number;
  file_name: string;
  bytes: number;
  created_at: string;
  unused: boolean;
  pieces: number;
  uses: number;
  used: Array<{
    place: string;
    thing: number;
    title: string;
  }>;
};
export type ProductRow = {
  id: number;
  title: string;
  image: string;
  slug: string;
  store: string;
  category: string;
  price: number;
  variants: number;
  stock: number;
  lowest: number;
  public: boolean;
  updated_at: string;
  gaps: Array<string>;
};
export type OpenedProduct = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  store_id: number;
  category_id: number;
  brand_id: number | null;
  tax_rule_id: number | null;
  shipping_rule_id: number;
  bundle_deal_id: number | null;
  tag_ids: Array<number>;
  slug: string;
  image: string;
  video: string;
  video_thumb: string;
  warranty: boolean;
  refundable: boolean;
  public: boolean;
  title: Record<string, string>;
  overview: Record<string, string>;
  description: Record<string, string>;
  badge: Record<string, string>;
  unit: Record<string, string>;
  meta_title: Record<string, string>;
  meta_description: Record<string, string>;
  image_alt: Record<string, string>;
  gtin: string;
  mpn: string;
  condition: "" | "new" | "refurbished" | "used";
  origin: string;
  hs_code: string;
  model: string;
  maker_name: string;
  maker_address: string;
  maker_country: string;
  maker_contact: string;
  responsible_name: string;
  responsible_address: string;
  responsible_contact: string;
  warnings: Record<string, string>;
  selling: number;
  offered: number | null;
  images: Array<{
    image: string;
    value_ids: Array<number>;
    alt: Record<string, string>;
  }>;
  variants: Array<{
    id: number;
    choice: Array<{
      attribute_id: number;
      value_id: number;
    }>;
    sku: string;
    price: number | null;
    weight: number;
    stock: number;
    stock_seen: number;
  }>;
  store_open: boolean;
  archived: boolean;
  slugs_now: Record<string, string>;
};
export type StockMove = {
  id: number;
  at: string;
  cause: "opening" | "hand" | "import" | "import-undo" | "order" | "cancel" | "reopen" | "return" | "removed";
  quantity: number;
  after: number;
  by: string | null;
  order_id: number | null;
};
export type SoldDay = {
  day: string;
  pieces: number;
};
export type Found = {
  kind: "order" | "customer" | "product" | "category" | "brand" | "collection" | "tag" | "attribute" | "bundle-deal" | "voucher" | "flash-sale" | "page" | "banner" | "slider" | "site-feature" | "shipping-rule" | "tax-rule" | "import" | "store" | "application" | "requirement" | "payment" | "payout" | "paper" | "report";
  id: number;
  title: string;
  note: string;
  image: string;
};
export type ProposalRow = {
  id: number;
  title: string;
  image: string;
  store: string;
  category: string;
  kind: "new" | "changed";
  state: "draft" | "sent" | "approved" | "refused" | "withdrawn";
  at_once: boolean;
  sent_at: string | null;
  decided_at: string | null;
};
export type OpenedProposal = {
  id: number;
  version: number;
  kind: "new" | "changed";
  title: string;
  image: string;
  state: "draft" | "sent" | "approved" | "refused" | "withdrawn";
  decided_at: string | null;
  at_once: boolean;
  reason: {
    code: "text-unclear" | "text-missing" | "wrong-category" | "pictures-poor" | "pictures-missing" | "pictures-foreign" | "price-wrong" | "not-allowed" | "brand-unproven" | "sold-already" | null;
    text: string;
  };
  reasons: Array<{
    field: string;
    code: "text-unclear" | "text-missing" | "wrong-category" | "pictures-poor" | "pictures-missing" | "pictures-foreign" | "price-wrong" | "not-allowed" | "brand-unproven" | "sold-already" | null;
    text: string;
  }>;
  decided_by: string;
  sent_at: string | null;
  sent_by: string;
  store: {
    id: number;
    name: string;
    trusted: boolean;
    suspended: boolean;
  };
  product: {
    id: number;
    slug: string;
    version: number;
    public: boolean;
  } | null;
  changes: Array<ProposalChange>;
  steps: Array<{
    at: string;
    by: string;
    state: "draft" | "sent" | "approved" | "refused" | "withdrawn";
  }>;
  next: number | null;
  waiting: number;
};
export type ProposalChange = {
  key: string;
  field: string;
  language: string | null;
  variant: string | null;
  mark: "added" | "removed" | "changed";
  was: Array<string>;
  became: Array<string>;
  now: Array<string> | null;
  gone: boolean;
};
export type OpenedSettings = {
  id: 1;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  site_name: Record<string, string>;
  meta_title: Record<string, string>;
  meta_description: Record<string, string>;
  copyright_text: Record<string, string>;
  header_logo: string;
  footer_logo: string;
  email_logo: string;
  default_image: string;
  primary_color: string;
  primary_hover_color: string;
  body_font: number | null;
  heading_font: number | null;
  phone: string;
  email: string;
  address_1: string;
  address_2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  default_country: string;
  default_state: string;
  time_zone: string;
  guest_checkout: boolean;
  vendor_registration: boolean;
  cookie_banner: boolean;
  slider_autoplay: number;
  cart_reminder_hours: number;
  eu_pack: boolean;
  eu_grace: string | null;
  trader_checks: boolean;
  currency: string;
  currency_exponent: number;
  currency_icon: string;
  currency_position: number;
  decimal_format: string;
  currency_fixed: boolean;
};
export type ScoreSettings = {
  id: 1;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  score_parcels: number;
  score_late: number;
  score_cancelled: number;
  score_refunded: number;
  score_rating: number;
  score_answers: number;
};
export type ScorePreview = {
  scored: number;
  new_stores: number;
  stores: Array<{
    id: number;
    name: string;
    parcels: number;
    now: number | null;
    by_these: number | null;
  }>;
};
export type SignIn = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  provider: "google" | "facebook";
  fixed: boolean;
  enabled: boolean;
  client_id: string;
  has_secret: boolean;
  redirect_url: string;
};
export type SiteFeatureRow = {
  id: number;
  detail: string;
  image: string;
  icon: string;
  position: number;
  shown_from: string | null;
  shown_until: string | null;
  public: boolean;
  state: "live" | "planned" | "over" | "hidden";
  gaps: Array<string>;
};
export type OpenedSiteFeature = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  detail: Record<string, string>;
  image: string;
  icon: string;
  shown_from: string | null;
  shown_until: string | null;
  public: boolean;
};
export type SliderRow = {
  id: number;
  title: string;
  type: number;
  image: string;
  shown_from: string | null;
  shown_until: string | null;
  public: boolean;
  state: "live" | "planned" | "over" | "hidden";
  gaps: Array<string>;
  position: number;
};
export type OpenedSlider = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  type: number;
  title: Record<string, string>;
  detail: Record<string, string>;
  action: Record<string, string>;
  image: string;
  image_alt: Record<string, string>;
  ground: string;
  source_type: number;
  source_ids: Array<number>;
  url: string;
  shown_from: string | null;
  shown_until: string | null;
  public: boolean;
};
export type RequirementRow = {
  id: number;
  name: string;
  kind: "file" | "text";
  required: boolean;
  countries: Array<string>;
  asked: boolean;
  position: number;
  gaps: Array<string>;
};
export type OpenedRequirement = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  name: Record<string, string>;
  explanation: Record<string, string>;
  kind: "file" | "text";
  required: boolean;
  countries: Array<string>;
  asked: boolean;
};
export type RoleRow = {
  id: number;
  name: string;
  code: string;
  permissions: Array<string>;
  second_factor: boolean;
  people: number;
};
export type OpenedRole = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  name: string;
  code: string;
  permissions: Array<string>;
  second_factor: boolean;
  people: number;
};
export type StaffMemberRow = {
  id: number;
  name: string;
  email: string;
  role: string;
  role_name: string;
  guarded: boolean;
  created_at: string;
  seen_at: string | null;
};
export type StaffSession = {
  id: string;
  device: string;
  network: string;
  created_at: string;
  seen_at: string;
  current: boolean;
};
export type Invitation = {
  id: number;
  email: string;
  role: string;
  role_name: string;
  invited_by: string;
  created_at: string;
  expires_at: string;
};
export type StoreRow = {
  id: number;
  name: string;
  slug: string;
  image: string;
  public: boolean;
  suspended: string;
  suspended_at: string | null;
  closed_at: string | null;
  people: Array<string>;
  products: number;
  late_rate: number;
  refunded_rate: number;
  score: number | null;
  new_store: boolean;
  sales: number;
  balance: number | null;
};
export type OpenedStore = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  name: string;
  slug: string;
  image: string;
  public: boolean;
  about: Record<string, string>;
  country: string;
  city: string;
  suspended: string;
  closed_at: string | null;
  closed_reason: string;
  products: number;
};
export type StoreFigures = {
  counted_at: string | null;
  parcels: number;
  late: number;
  cancelled: number;
  refunded: number;
  late_rate: number;
  cancelled_rate: number;
  refunded_rate: number;
  score: number | null;
  new_store: boolean;
  reviews: number;
  rating: number;
  answered: number;
  sales_30: number;
  sales_90: number;
  middle_30: number;
  middle_90: number;
  balance: number | null;
  currency: string;
};
export type StaffedTrader = {
  id: number;
  legal_name: string;
  address_1: string;
  address_2: string;
  zip: string;
  city: string;
  country: string;
  trader_phone: string;
  trader_mail: string;
  register_name: string;
  register_number: string;
  unregistered: boolean;
  tax_number: string;
  vat_number: string;
  certified: boolean;
  certified_at: string | null;
  payee: {
    name: string;
    iban: string;
  };
  changed_at: string | null;
  checked_at: string | null;
  lacks: Array<"legal-name" | "address" | "phone" | "mail" | "register" | "certified" | "payee" | "check">;
  eu_pack: boolean;
  held: boolean;
  grace: string | null;
  proofs: Array<{
    id: number;
    name: string;
    state: "missing" | "given" | "checked" | "again";
    given_at: string | null;
  }>;
  checked_by: string | null;
  application_id: number | null;
};
export type StoreChoice = {
  id: number;
  title: string;
  image: string;
};
export type ShippingRuleRow = {
  id: number;
  title: string;
  single_price: boolean;
  places: number;
  products: number;
  gaps: Array<string>;
};
export type OpenedShippingRule = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  title: Record<string, string>;
  single_price: boolean;
  places: Array<{
    country: string;
    state: string;
    price: number;
    day_needed: number;
    pickup_point: boolean;
    pickup_price: number;
    pickup_phone: string;
    pickup_address_line_1: string;
    pickup_address_line_2: string;
    pickup_zip: string;
    pickup_city: string;
    pickup_state: string;
    pickup_country: string;
  }>;
  products: number;
};
export type TaxRuleRow = {
  id: number;
  title: string;
  kind: "percent" | "flat";
  amount: number;
  products: number;
  gaps: Array<string>;
};
export type OpenedTaxRule = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  title: Record<string, string>;
  kind: "percent" | "flat";
  amount: number;
  products: number;
};
export type Mail = {
  id: number;
  kind: string;
  to: string;
  language: string;
  subject: string;
  state: "waiting" | "trying" | "sent" | "failed" | "outbox";
  tries: number;
  written_at: string;
  sent_at: string | null;
};
export type OpenedMail = {
  id: number;
  kind: string;
  to: string;
  language: string;
  subject: string;
  state: "waiting" | "trying" | "sent" | "failed" | "outbox";
  tries: number;
  written_at: string;
  sent_at: string | null;
  reply_to: string | null;
  trouble: string | null;
  answer: string | null;
  html: string;
  plain: string;
  repeatable: boolean;
  copy_of: number | null;
};
export type LetterRow = {
  id: number;
  kind: string;
  title: string;
  examples: number;
  gaps: Array<string>;
  changed: Array<string>;
};
export type LetterPreview = {
  subject: string;
  html: string;
  plain: string;
  direction: "ltr" | "rtl";
};
export type Job = {
  id: number;
  task: string;
  state: "waiting" | "running" | "planned" | "trying" | "failed";
  about: Record<string, number>;
  tries: number;
  most_tries: number;
  made_at: string;
  due_at: string;
  problem: string;
};
export type JobStanding = {
  waiting: number;
  running: number;
  planned: number;
  trying: number;
  failed: number;
  oldest_waiting_at: string | null;
  worker_seen_at: string | null;
  failures: Array<{
    task: string;
    count: number;
  }>;
};
export type Health = {
  state: "good" | "warn" | "bad";
  at: string;
  checks: Array<{
    part: "database" | "queue" | "worker" | "mail" | "disk" | "gateway" | "certificate";
    of: string;
    state: "good" | "warn" | "bad";
    said: string;
    todo: string | null;
  }>;
  database: {
    bytes: number;
    replicas: number;
    replica_lag_s: number | null;
    longest_transaction_s: number;
  };
  queue: {
    waiting: number;
    trying: number;
    failed: number;
    oldest_waiting_at: string | null;
  };
  worker: {
    seen_at: string | null;
  };
  mail: {
    on: boolean;
    waiting: number;
    failed: number;
    sent_at: string | null;
    trouble_at: string | null;
  };
  disk: {
    free_bytes: number;
    total_bytes: number;
  } | null;
  gateways: Array<{
    code: string;
    name: string;
    test_mode: boolean;
    ready: boolean;
    told_at: string | null;
    problem: string | null;
  }>;
  certificate: {
    days_left: number | null;
  } | null;
  versions: {
    souk: string;
    node: string;
    postgres: string;
    schema: string;
  };
};
export type FlashSaleRow = {
  id: number;
  start_at: string;
  end_at: string;
  renews: boolean;
  public: boolean;
  sold: number;
  revenue: number;
  title: string;
  products: number;
  left: number;
  state: "live" | "planned" | "over" | "off";
  gaps: Array<string>;
};
export type OpenedFlashSale = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  start_at: string;
  end_at: string;
  renews: boolean;
  public: boolean;
  sold: number;
  revenue: number;
  title: Record<string, string>;
  enrol_until: string | null;
  min_percent: number | null;
  per_store: number | null;
  terms: Record<string, string>;
  products: Array<{
    product_id: number;
    price: number;
    quota: number;
    per_customer: number | null;
    sold: number;
  }>;
};
export type SaleResult = {
  products: Array<{
    id: number;
    title: string;
    image: string;
    store: string;
    sold: number;
    revenue: number;
    left: number | null;
  }>;
  stores: Array<{
    id: number;
    name: string;
    products: number;
    sold: number;
    revenue: number;
  }>;
  enrolments: {
    waiting: number;
    approved: number;
    refused: number;
  };
};
export type EnrolmentRow = {
  id: number;
  version: number;
  state: "sent" | "approved" | "refused" | "withdrawn" | "removed" | "lapsed";
  sale: {
    id: number;
    title: string;
    start_at: string;
    end_at: string;
  };
  product: {
    id: number;
    title: string;
    image: string;
  };
  price: number;
  regular: number;
  percent: number;
  quota: number;
  per_customer: number | null;
  reason: string;
  sent_at: string;
  decided_at: string | null;
  store: string;
  stock: number;
  title: string;
};
export type AdminReportRow = {
  id: number;
  code: string;
  kind: "product" | "review" | "store";
  title: string;
  reason: "illegal" | "dangerous" | "counterfeit" | "misleading" | "offensive" | "fake-review" | "personal-data" | "children" | "other";
  state: "open" | "decided";
  created_at: string;
  same: number;
};
export type AdminReport = {
  id: number;
  code: string;
  kind: "product" | "review" | "store";
  title: string;
  reason: "illegal" | "dangerous" | "counterfeit" | "misleading" | "offensive" | "fake-review" | "personal-data" | "children" | "other";
  state: "open" | "decided";
  created_at: string;
  same: number;
  explanation: string;
  url: string;
  name: string;
  email: string;
  language: string;
  thing: ReportedThing;
  others: Array<{
    id: number;
    code: string;
    reason: "illegal" | "dangerous" | "counterfeit" | "misleading" | "offensive" | "fake-review" | "personal-data" | "children" | "other";
    state: "open" | "decided";
    created_at: string;
  }>;
  decisions: Array<Decision>;
  decision: Decision | null;
};
export type ReportedThing = {
  kind: "product" | "review" | "store" | "answer";
  id: number | null;
  title: string;
  text: string;
  images: Array<string>;
  store: string;
  state: "shown" | "restricted" | "gone";
  path: string;
};
export type Decision = {
  id: number;
  action: "none" | "hide-product" | "hide-review" | "suspend-store" | "hide-answer" | "hide-store" | "hold-store" | "close-store" | "hide-products" | "delete-product" | "remove-pictures" | "leave-sale" | "end-voucher";
  facts: string;
  ground: "law" | "terms" | null;
  which: string;
  means: "person" | "import" | "rule";
  things: Array<string>;
  by: string;
  decided_at: string;
  ended_at: string | null;
};
export type AdminObjectionRow = {
  id: number;
  kind: "product" | "review" | "store" | "answer";
  title: string;
  by: "hit" | "reporter";
  state: "open" | "upheld" | "taken-back";
  created_at: string;
};
export type AdminObjection = {
  id: number;
  kind: "product" | "review" | "store" | "answer";
  title: string;
  by: "hit" | "reporter";
  state: "open" | "upheld" | "taken-back";
  created_at: string;
  words: string;
  language: string;
  thing: ReportedThing;
  decision: Decision;
  report: {
    id: number;
    code: string;
  } | null;
  may_decide: boolean;
  alone: boolean;
  answer: string;
  decided_by: string;
  decided_at: string | null;
};
export type AdminReviewRow = {
  id: number;
  version: number;
  product: {
    id: number;
    title: string;
    image: string;
  };
  store: string;
  name: string;
  order_id: number;
  rating: number;
  review: string;
  images: Array<string>;
  created_at: string;
  hidden: boolean;
  reason: string;
  answer: string;
  answer_hidden: string;
};
export type AdminSales = {
  days: Array<SalesDay>;
  now: {
    orders: number;
    cancelled: number;
    sales: number;
    visits: number;
    from: string;
    until: string;
  };
  before: {
    orders: number;
    cancelled: number;
    sales: number;
    visits: number;
    from: string;
    until: string;
  };
};
export type SalesDay = {
  day: string;
  orders: number;
  cancelled: number;
  sales: number;
  visits: number;
};
export type ShoppersSearch = {
  id: number;
  language: string;
  typed: string;
  asked: number;
  found: number;
  pressed: number;
  carted: number;
  ordered: number;
  last_at: string;
};
export type SynonymRow = {
  id: number;
  language: string | null;
  words: Array<string>;
  finds: Array<string>;
};
export type OpenedSynonym = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  language: string | null;
  words: Array<string>;
  finds: Array<string>;
};
export type StarterSynonym = {
  words: Array<string>;
  finds: Array<string>;
  known: boolean;
};
export type PinnedSearchRow = {
  id: number;
  typed: string;
  language: string | null;
  products: number;
  shown: number;
};
export type OpenedPinnedSearch = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  typed: string;
  language: string | null;
  product_ids: Array<number>;
};
export type VoucherRow = {
  id: number;
  code: string;
  kind: "percent" | "flat";
  amount: number;
  start_at: string;
  end_at: string;
  usage_limit: number;
  used: number;
  listed: boolean;
  public: boolean;
  title: string;
  store: string;
  state: "live" | "planned" | "used-up" | "over" | "off";
  gaps: Array<string>;
};
export type OpenedVoucher = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  code: string;
  kind: "percent" | "flat";
  amount: number;
  start_at: string;
  end_at: string;
  usage_limit: number;
  used: number;
  listed: boolean;
  public: boolean;
  title: Record<string, string>;
  capped_price: number | null;
  min_spend: number;
  limit_per_customer: number;
  product_ids: Array<number>;
  category_ids: Array<number>;
  orders: number;
  cost: number;
  store_id: number | null;
  store_ids: Array<number>;
};
export type WebhookRow = {
  id: number;
  name: string;
  address: string;
  enabled: boolean;
  state: "working" | "failing" | "off";
  waiting: number;
  failing_since: string | null;
  told_at: string | null;
  events: number;
};
export type OpenedWebhook = {
  id: number;
  version: number;
  edited: {
    at: string;
    by: string;
  } | null;
  name: string;
  address: string;
  enabled: boolean;
  state: "working" | "failing" | "off";
  waiting: number;
  failing_since: string | null;
  told_at: string | null;
  events: Array<"order.placed" | "order.paid" | "order.cancelled" | "parcel.confirmed" | "parcel.sent" | "parcel.delivered" | "parcel.cancelled" | "refund.made" | "refund.failed" | "dispute.opened" | "dispute.ended" | "product.changed" | "products.changed" | "stock.low" | "store.approved" | "payout.paid">;
  next_at: string | null;
  before_until: string | null;
};
export type WebhookSecret = {
  secret: string;
};
export type WebhookTry = {
  at: string;
  status: number | null;
  ms: number;
  answer: string;
  trouble: "own-network" | "host-unknown" | "unreachable" | "tls" | "timeout" | "redirect" | "refused" | "gone" | null;
};
export type WebhookMessage = {
  id: number;
  number: number;
  event: "order.placed" | "order.paid" | "order.cancelled" | "parcel.confirmed" | "parcel.sent" | "parcel.delivered" | "parcel.cancelled" | "refund.made" | "refund.failed" | "dispute.opened" | "dispute.ended" | "product.changed" | "products.changed" | "stock.low" | "store.approved" | "payout.paid";
  thing_id: number;
  made_at: string;
  state: "waiting" | "taken" | "skipped";
  tries: number;
  last: WebhookTry | null;
};
export type OpenedWebhookMessage = {
  id: number;
  number: number;
  event: "order.placed" | "order.paid" | "order.cancelled" | "parcel.confirmed" | "parcel.sent" | "parcel.delivered" | "parcel.cancelled" | "refund.made" | "refund.failed" | "dispute.opened" | "dispute.ended" | "product.changed" | "products.changed" | "stock.low" | "store.approved" | "payout.paid";
  thing_id: number;
  made_at: string;
  state: "waiting" | "taken" | "skipped";
  tries: number;
  body: string;
  attempts: Array<WebhookTry>;
};

export type Calls = {
  /** What every page needs: settings, languages, menus, categories, banners. */
  'shop.read': {
    input: Record<string, unknown>;
    data: {
      languages: Array<{
        id: number;
        name: string;
        code: string;
        default: 0 | 1;
        direction: "ltr" | "rtl";
        predefined: 0 | 1;
      }>;
      default_language: {
        id: number;
        name: string;
        code: string;
        default: 0 | 1;
        direction: "ltr" | "rtl";
        predefined: 0 | 1;
      };
      img_src_url: string;
      thumb_prefix: string;
      default_image: string;
      header_links: {
        left: Array<{
          id: number;
          title: string;
          url: string;
          type: 1 | 2;
        }>;
        right: Array<{
          id: number;
          title: string;
          url: string;
          type: 1 | 2;
        }>;
      };
      site_setting: {
        site_name: string;
        site_url: string;
        meta_title: string;
        meta_description: string;
        copyright_text: string;
        header_logo: string;
        footer_logo: string;
        email_logo: string;
        primary_color: string;
        primary_hover_color: string;
        styling: string;
        api_base: string;
      };
      setting: {
        currency: string;
        currency_icon: string;
        currency_position: 1 | 2;
        currency_exponent: number;
        decimal_format: string;
        phone: string;
        email: string;
        address_1: string;
        address_2: string;
        city: string;
        state: string;
        zip: string;
        country: string;
        google_login: 0 | 1;
        facebook_login: 0 | 1;
        guest_checkout: 0 | 1;
        enable_ga: 0 | 1;
        ga_id: string;
        enable_pixel: 0 | 1;
        pixel_id: string;
        vendor_registration: 0 | 1;
        cookie_banner: 0 | 1;
        default_country: string;
        default_state: string;
      };
      categories: Array<Category>;
      top_banner: Banner | null;
      popup_banner: Banner | null;
      custom_scripts: Array<{
        id: number;
        consent: "functional" | "analytics" | "marketing";
        route_pattern: string;
        header_script: string;
        header_script_code: string;
        body_script: string;
        body_script_code: string;
      }>;
      services: Array<{
        id: number;
        title: string;
        slug: string;
      }>;
      about: Array<{
        id: number;
        title: string;
        slug: string;
      }>;
      payment: Array<{
        id: number;
        title: string;
        link: string;
        image: string;
        type: 1 | 2;
        status: 1 | 2;
      }>;
      social: Array<{
        id: number;
        title: string;
        link: string;
        image: string;
        type: 1 | 2;
        status: 1 | 2;
      }>;
      slider_autoplay: number;
    };
  };
  /** Every block of the home page. `blocks` says which of them the owner shows, in which order. */
  'home.read': {
    input: Record<string, unknown>;
    data: {
      slider: {
        main: Array<Slider>;
        right_top: Slider | null;
        right_bottom: Slider | null;
      };
      site_features: Array<{
        id: number;
        image: string;
        icon: string;
        detail: string;
        status: 1 | 2;
      }>;
      banners: Array<Banner>;
      collections: Array<Collection>;
      featured_categories: Array<{
        id: number;
        title: string;
        slug: string;
        image: string;
      }>;
      featured_brands: Array<{
        id: number;
        title: string;
        slug: string;
        image: string;
      }>;
      brands: Array<{
        id: number;
        title: string;
        slug: string;
        image: string;
      }>;
      flash_sales: Array<FlashSale>;
      time_zone: string;
      blocks: Array<HomeBlock>;
    };
  };
  /** Products of a category or sub-category and all below it. */
  'listing.all': {
    input: {
      page?: number;
      brand?: unknown;
      collection?: unknown;
      shipping?: unknown;
      option?: unknown;
      rating?: number;
      min?: string;
      max?: string;
      store?: unknown;
      stock?: boolean;
      offers?: boolean;
      sortby?: "featured" | "newest" | "best_selling" | "discount" | "price_low_to_high" | "price_high_to_low" | "avg_customer_review";
      sidebar_data?: boolean;
      category?: string;
      sub_category?: string;
    };
    data: {
      result: {
        current_page: number;
        data: Array<ProductCard>;
        first_page_url: string;
        from: number | null;
        last_page: number;
        last_page_url: string;
        links: Array<{
          url: string | null;
          label: string;
          active: boolean;
        }>;
        next_page_url: string | null;
        path: string;
        per_page: number;
        prev_page_url: string | null;
        to: number | null;
        total: number;
        more: boolean;
      };
      category: {
        id: number;
        title: string;
        slug: string;
        image: string;
        meta_title: string;
        meta_description: string;
        meta_keywords: string;
        parent: number | null;
        featured: 1 | 2;
        in_footer: 1 | 2;
        status: 1 | 2;
        child: __schema0;
        in_footer_child: Array<FooterCategory>;
        public_sub_categories: Array<{
          id: number;
          title: string;
          slug: string;
          category_id: number;
        }>;
        slugs: Record<string, string>;
      } | null;
      sub_category: {
        id: number;
        title: string;
        slug: string;
        image: string;
        category_id: number;
        meta_title: string;
        meta_description: string;
        category: {
          id: number;
          title: string;
          slug: string;
          slugs: Record<string, string>;
        };
        slugs: Record<string, string>;
      } | null;
      brands: Array<{
        id: number;
        title: string;
        count: number;
      }> | null;
      collections: Array<{
        id: number;
        title: string;
        count: number;
      }> | null;
      shipping: Array<{
        id: number;
        title: string;
        count: number;
      }> | null;
      facets: {
        stores: Array<{
          id: number;
          title: string;
          count: number;
        }>;
        ratings: Array<{
          rating: number;
          count: number;
        }>;
        in_stock: number;
        offers: number;
        prices: {
          min: number;
          max: number;
          spans: Array<{
            from: number;
            to: number;
            count: number;
          }>;
        } | null;
        about: boolean;
      } | null;
      attributes: Array<{
        id: number;
        title: string;
        values: Array<{
          id: number;
          title: string;
          count: number;
          colour: string;
        }>;
      }> | null;
    };
  };
  /** Products by question, slider, banner, or the categories, brands and tags that are named (tags by id or name); filtered and sorted. */
  'listing.products': {
    input: {
      page?: number;
      brand?: unknown;
      collection?: unknown;
      shipping?: unknown;
      option?: unknown;
      rating?: number;
      min?: string;
      max?: string;
      store?: unknown;
      stock?: boolean;
      offers?: boolean;
      sortby?: "featured" | "newest" | "best_selling" | "discount" | "price_low_to_high" | "price_high_to_low" | "avg_customer_review";
      sidebar_data?: boolean;
      q?: string;
      exact?: boolean;
      within?: unknown;
      home_spm?: number | null;
      banner?: number | null;
      category_ids?: unknown;
      sub_category_ids?: unknown;
      brand_ids?: unknown;
      tags?: string;
      is_home_page?: boolean;
      all_categories?: boolean;
    };
    data: {
      result: {
        current_page: number;
        data: Array<ProductCard>;
        first_page_url: string;
        from: number | null;
        last_page: number;
        last_page_url: string;
        links: Array<{
          url: string | null;
          label: string;
          active: boolean;
        }>;
        next_page_url: string | null;
        path: string;
        per_page: number;
        prev_page_url: string | null;
        to: number | null;
        total: number;
        more: boolean;
      };
      source: {
        id: number;
        title: string;
        slug: string;
      } | null;
      search: Searched | null;
      category: null;
      all_categories: Array<Category> | null;
      brands: Array<{
        id: number;
        title: string;
        count: number;
      }> | null;
      collections: Array<{
        id: number;
        title: string;
        count: number;
      }> | null;
      shipping: Array<{
        id: number;
        title: string;
        count: number;
      }> | null;
      facets: {
        stores: Array<{
          id: number;
          title: string;
          count: number;
        }>;
        ratings: Array<{
          rating: number;
          count: number;
        }>;
        in_stock: number;
        offers: number;
        prices: {
          min: number;
          max: number;
          spans: Array<{
            from: number;
            to: number;
            count: number;
          }>;
        } | null;
        about: boolean;
      } | null;
    };
  };
  /** The brands, stores or ways to ship of a listing whose names say what is typed, those with most products first: what a sidebar tells is only the first of them. */
  'listing.choices': {
    input: {
      brand?: unknown;
      collection?: unknown;
      shipping?: unknown;
      option?: unknown;
      rating?: number;
      min?: string;
      max?: string;
      store?: unknown;
      stock?: boolean;
      offers?: boolean;
      q?: string;
      exact?: boolean;
      within?: unknown;
      home_spm?: number | null;
      banner?: number | null;
      category_ids?: unknown;
      sub_category_ids?: unknown;
      brand_ids?: unknown;
      tags?: string;
      category?: string;
      sub_category?: string;
      of_store?: string;
      facet: "brand" | "store" | "shipping";
      find: string;
    };
    data: {
      choices: Array<{
        id: number;
        title: string;
        count: number;
      }>;
      about: boolean;
    };
  };
  /** One product with its options, shipping and vouchers. */
  'product.find': {
    input: {
      id: number;
    };
    data: Product;
  };
  /** What the sizes of a product measure, as its category says it; null where none does. */
  'product.sizeTable': {
    input: {
      id: number;
    };
    data: SizeTable | null;
  };
  /** The cards of up to 24 products by their ids (`12,5`), in that order; what is not public is left out. */
  'product.byIds': {
    input: {
      ids?: unknown;
    };
    data: Array<ProductCard>;
  };
  /** Top-level categories, 25 a page. */
  'category.all': {
    input: {
      page?: number;
    };
    data: {
      current_page: number;
      data: Array<{
        id: number;
        title: string;
        slug: string;
        image: string;
      }>;
      first_page_url: string;
      from: number | null;
      last_page: number;
      last_page_url: string;
      links: Array<{
        url: string | null;
        label: string;
        active: boolean;
      }>;
      next_page_url: string | null;
      path: string;
      per_page: number;
      prev_page_url: string | null;
      to: number | null;
      total: number;
      more: boolean;
    };
  };
  /** One category with all below it. */
  'category.find': {
    input: {
      slug: string;
    };
    data: {
      id: number;
      title: string;
      slug: string;
      image: string;
      meta_title: string;
      meta_description: string;
      meta_keywords: string;
      parent: number | null;
      featured: 1 | 2;
      in_footer: 1 | 2;
      status: 1 | 2;
      child: __schema0;
      in_footer_child: Array<FooterCategory>;
      public_sub_categories: Array<{
        id: number;
        title: string;
        slug: string;
        category_id: number;
      }>;
      slugs: Record<string, string>;
      sub_categories: Array<{
        id: number;
        title: string;
        slug: string;
        category_id: number;
      }>;
    };
  };
  /** Brands by name, 25 a page: all, those whose names begin with a `letter` (`#`: with none of the caller’s script or of Latin), or those that say `q`. */
  'brand.all': {
    input: {
      page?: number;
      letter?: string;
      q?: string;
    };
    data: {
      current_page: number;
      data: Array<{
        id: number;
        title: string;
        slug: string;
        image: string;
      }>;
      first_page_url: string;
      from: number | null;
      last_page: number;
      last_page_url: string;
      links: Array<{
        url: string | null;
        label: string;
        active: boolean;
      }>;
      next_page_url: string | null;
      path: string;
      per_page: number;
      prev_page_url: string | null;
      to: number | null;
      total: number;
      more: boolean;
    };
  };
  /** The letters that names of brands begin with, and how many do; `#` for all others. */
  'brand.letters': {
    input: Record<string, unknown>;
    data: Array<DirectoryLetter>;
  };
  /** Products, categories and words that fit a question. */
  'search.suggest': {
    input: {
      q?: string;
    };
    data: {
      product: Array<ProductCard>;
      suggested: Array<{
        id: number;
        title: string;
      }>;
      category: Array<{
        id: number;
        title: string;
        slug: string;
        image: string;
      }>;
      sub_category: Array<SubCategory>;
    };
  };
  /** What a question may become while it is typed; nothing of it is of another language. */
  'search.complete': {
    input: {
      q?: string;
    };
    data: SearchCompletions;
  };
  /** Counts that a product which was opened from what a search found was put into a cart, or ordered: one more for its words (`q`, as they were searched for) in the caller’s language, and nothing of who. The answer does not say whether the search is counted. */
  'search.tell': {
    input: {
      q: string;
      product_id: number;
      outcome: "carted" | "ordered";
    };
    data: true;
  };
  /** The running flash sales with their first products. */
  'flashSale.all': {
    input: Record<string, unknown>;
    data: Array<FlashSale>;
  };
  /** The flash sales that start within a week, soonest first, with their first products at the prices of now. */
  'flashSale.coming': {
    input: Record<string, unknown>;
    data: Array<AnnouncedSale>;
  };
  /** The products of a running flash sale, 25 a page. */
  'flashSale.products': {
    input: {
      id: number;
      page?: number;
    };
    data: {
      current_page: number;
      data: Array<{
        id: number;
        title: string;
        slug: string;
        badge: string | null;
        selling: number;
        offered: number | null;
        image: string;
        image_2: string | null;
        review_count: number;
        rating: number;
        price: number;
        end_time: string | null;
        quota: number | null;
        sold: number | null;
        shipping_rule_id: number;
        in_stock: boolean;
        free_shipping: boolean;
        bundle: boolean;
        store: {
          id: number;
          name: string;
          slug: string;
        };
        product_id: number;
        flash_sale_id: number;
      }>;
      first_page_url: string;
      from: number | null;
      last_page: number;
      last_page_url: string;
      links: Array<{
        url: string | null;
        label: string;
        active: boolean;
      }>;
      next_page_url: string | null;
      path: string;
      per_page: number;
      prev_page_url: string | null;
      to: number | null;
      total: number;
      more: boolean;
    };
  };
  /** Stores by name, 24 a page: all, those whose names begin with a `letter` (`#`: with none of the caller’s script or of Latin), or those that say `q`. */
  'store.all': {
    input: {
      page?: number;
      letter?: string;
      q?: string;
    };
    data: {
      current_page: number;
      data: Array<{
        id: number;
        name: string;
        slug: string;
        image: string;
        city: string;
        score: number | null;
        new_store: boolean;
        away: boolean;
      }>;
      first_page_url: string;
      from: number | null;
      last_page: number;
      last_page_url: string;
      links: Array<{
        url: string | null;
        label: string;
        active: boolean;
      }>;
      next_page_url: string | null;
      path: string;
      per_page: number;
      prev_page_url: string | null;
      to: number | null;
      total: number;
      more: boolean;
    };
  };
  /** The letters that names of stores begin with, and how many do; `#` for all others. */
  'store.letters': {
    input: Record<string, unknown>;
    data: Array<DirectoryLetter>;
  };
  /** One store and its products, 30 a page, filtered and sorted. */
  'store.find': {
    input: {
      page?: number;
      brand?: unknown;
      collection?: unknown;
      shipping?: unknown;
      option?: unknown;
      rating?: number;
      min?: string;
      max?: string;
      stock?: boolean;
      offers?: boolean;
      sortby?: "featured" | "newest" | "best_selling" | "discount" | "price_low_to_high" | "price_high_to_low" | "avg_customer_review";
      sidebar_data?: boolean;
      slug: string;
      required_rating?: boolean;
    };
    data: {
      result: {
        current_page: number;
        data: Array<ProductCard>;
        first_page_url: string;
        from: number | null;
        last_page: number;
        last_page_url: string;
        links: Array<{
          url: string | null;
          label: string;
          active: boolean;
        }>;
        next_page_url: string | null;
        path: string;
        per_page: number;
        prev_page_url: string | null;
        to: number | null;
        total: number;
        more: boolean;
      };
      brands: Array<{
        id: number;
        title: string;
        count: number;
      }> | null;
      collections: Array<{
        id: number;
        title: string;
        count: number;
      }> | null;
      shipping: Array<{
        id: number;
        title: string;
        count: number;
      }> | null;
      facets: {
        stores: Array<{
          id: number;
          title: string;
          count: number;
        }>;
        ratings: Array<{
          rating: number;
          count: number;
        }>;
        in_stock: number;
        offers: number;
        prices: {
          min: number;
          max: number;
          spans: Array<{
            from: number;
            to: number;
            count: number;
          }>;
        } | null;
        about: boolean;
      } | null;
      store: {
        id: number;
        name: string;
        slug: string;
        image: string;
        banner: string;
        about: string;
        country: string;
        city: string;
        away_until: string | null;
        product_count: number;
        score: number | null;
        new_store: boolean;
        trader: PublicTrader | null;
        meta_title: string;
        meta_description: string;
        meta_keywords: string;
        created_at: string;
        updated_at: string;
        whatsapp_btn: 0 | 1;
        whatsapp_number: string;
        whatsapp_default_msg: string;
        followers_count: number;
        cover: string;
        policies: string;
      };
      featured: Array<ProductCard>;
      review: number;
      following: boolean;
    };
  };
  /** A page that the owner wrote; `Sitemap` brings what it lists. */
  'page.find': {
    input: {
      slug: string;
    };
    data: {
      slug: string;
      slugs: Record<string, string>;
      title: string;
      description: string;
      meta_title: string;
      meta_description: string;
      meta_keywords: string;
      page_from_component: 0 | 1;
      categories?: Array<{
        id: number;
        title: string;
        slug: string;
        updated_at: string;
      }>;
      products?: Array<{
        id: number;
        title: string;
        slug: string;
        updated_at: string;
      }>;
      client_base?: string;
    };
  };
  /** What else may please: recommended, and bought by others. */
  'suggestion.all': {
    input: {
      id: number;
      page?: number;
    };
    data: {
      suggestion_1: {
        current_page: number;
        data: Array<ProductCard>;
        first_page_url: string;
        from: number | null;
        last_page: number;
        last_page_url: string;
        links: Array<{
          url: string | null;
          label: string;
          active: boolean;
        }>;
        next_page_url: string | null;
        path: string;
        per_page: number;
        prev_page_url: string | null;
        to: number | null;
        total: number;
        more: boolean;
      };
      suggestion_2: {
        current_page: number;
        data: Array<ProductCard>;
        first_page_url: string;
        from: number | null;
        last_page: number;
        last_page_url: string;
        links: Array<{
          url: string | null;
          label: string;
          active: boolean;
        }>;
        next_page_url: string | null;
        path: string;
        per_page: number;
        prev_page_url: string | null;
        to: number | null;
        total: number;
        more: boolean;
      };
    };
  };
  /** What may please who looked at up to 24 products, the last first (`12,5`), and why; what sells where they looked at none. The browser keeps them, and the shop nothing of it. */
  'suggestion.forYou': {
    input: {
      ids?: unknown;
    };
    data: Array<Picked>;
  };
  /** What is popular of late: in a country (`DE`), then in the whole market; `country` is empty where too little is known of one. */
  'suggestion.popular': {
    input: {
      country?: string;
    };
    data: {
      country: string;
      products: Array<ProductCard>;
    };
  };
  /** A page of everything that can be bought, shuffled anew each day and each product once; the next one by `day` and `after`: `day` and `next` of the answer, whose `next` is null at the end. */
  'suggestion.discover': {
    input: {
      day?: string;
      after?: number | null;
    };
    data: {
      products: Array<ProductCard>;
      day: string;
      next: number | null;
    };
  };
  /** Reviews of a product, six a page, those of `rating` stars or with pictures; those in the caller’s language first, or only those, by `own_language`. With `get_total` also how many gave each star, showed pictures, and are in that language. */
  'review.all': {
    input: {
      id: number;
      page?: number;
      time_zone?: string;
      order_by?: "created_at" | "rating" | "helpful";
      type?: "asc" | "desc";
      get_total?: boolean;
      q?: string;
      rating?: number | null;
      with_images?: boolean;
      own_language?: "first" | "only";
    };
    data: {
      all: {
        current_page: number;
        data: Array<Review>;
        first_page_url: string;
        from: number | null;
        last_page: number;
        last_page_url: string;
        links: Array<{
          url: string | null;
          label: string;
          active: boolean;
        }>;
        next_page_url: string | null;
        path: string;
        per_page: number;
        prev_page_url: string | null;
        to: number | null;
        total: number;
        more: boolean;
      };
      total?: Array<{
        rating: number;
        total: number;
      }>;
      with_images?: number;
      in_language?: number;
      banner?: Banner | null;
    };
  };
  /** Says that a review helped, or takes it back; with `helpful` one of the two for certain. */
  'review.helpful': {
    input: {
      id: number;
      helpful?: boolean | null;
      user_token?: string;
    };
    data: {
      id: number;
      helpful: number;
      voted: 0 | 1;
    };
  };
  /** Reviews a product of a delivered parcel, or changes that review. Pictures are `images[]` of a multipart form: JPEG or PNG, at most 1000 kB each and six in all; `failed` says how many could not be taken. */
  'review.save': {
    input: {
      product_id: number;
      order_id: number;
      rating: number;
      review?: string;
      id?: number | null;
      deleted_images?: Array<{
        id: number;
      }>;
      images?: Array<string>;
      user_token?: string;
      time_zone?: string;
    };
    data: {
      id: number;
      product_id: number;
      order_id: number;
      user_id: null;
      rating: number;
      review: string;
      helpful: number;
      created_at: string;
      created: string;
      language: string | null;
      user: {
        name: string;
      } | null;
      guest_user: {
        name: string;
      } | null;
      review_images: Array<{
        id: number;
        rating_review_id: number;
        image: string;
      }>;
      answer: {
        store: string;
        text: string;
        created_at: string;
      } | null;
      failed: number;
    };
  };
  /** The same as `rating-review/action`, under the name that one mobile client calls. */
  'review.rate': {
    input: {
      product_id: number;
      order_id: number;
      rating: number;
      review?: string;
      id?: number | null;
      deleted_images?: Array<{
        id: number;
      }>;
      images?: Array<string>;
      user_token?: string;
      time_zone?: string;
    };
    data: {
      id: number;
      product_id: number;
      order_id: number;
      user_id: null;
      rating: number;
      review: string;
      helpful: number;
      created_at: string;
      created: string;
      language: string | null;
      user: {
        name: string;
      } | null;
      guest_user: {
        name: string;
      } | null;
      review_images: Array<{
        id: number;
        rating_review_id: number;
        image: string;
      }>;
      answer: {
        store: string;
        text: string;
        created_at: string;
      } | null;
      failed: number;
    };
  };
  /** The caller’s own review of a product: of one order with `order_id`, else the newest. */
  'review.find': {
    input: {
      id: number;
      order_id?: number | null;
      user_token?: string;
      time_zone?: string;
    };
    data: Review;
  };
  /** Begins to pay an order of the caller’s, by the way it was placed with or another; answers where to go. Pressing twice begins once. */
  'orderPayment.begin': {
    input: {
      user_token?: string;
      id: number;
      order_method: number;
    };
    data: {
      id: number;
      order_method: number;
      payment_done: 0 | 1;
      action: PayAction | null;
    };
  };
  /** A hint that an order may be paid, or is to be paid another way: the gateway is asked. Answers whether it is paid, and where to go when it is not; refuses when a gateway’s `payment_token` came and no money. */
  'orderPayment.done': {
    input: {
      user_token?: string;
      id: number;
      payment_token?: string;
      order_method: number;
    };
    data: {
      payment_done: 0 | 1;
      action: PayAction | null;
      iyzico_payment?: {
        status: "success" | "failure";
        paymentPageUrl: string;
        errorMessage: string;
      };
    };
  };
  /** A report that paying failed, believed as little as its success: the gateway is asked, and the order waits to be paid. Answers whether it is paid. */
  'orderPayment.failed': {
    input: {
      user_token?: string;
      id: number;
    };
    data: {
      payment_done: 0 | 1;
    };
  };
  /** Says how an order was paid by transfer; staff look for the money. A transaction id is good for one order. `amount`: what was sent; `paid_on`: the day it was sent. `proof` is a file of a multipart form: a picture (JPEG, PNG, WebP) or a PDF without password, scripts and attachments, at most 5 MB. Said again while nobody has decided, it takes the place of what was said before, and a proof that was sent stays until another comes. */
  'orderPayment.tellTransfer': {
    input: {
      user_token?: string;
      id: number;
      trans_id: string;
      bank_name?: string;
      account_name?: string;
      account_number?: string;
      branch_name?: string;
      amount?: string;
      paid_on?: string | null;
      proof?: Array<string>;
    };
    data: true;
  };
  /** The ways to pay and what is set for them; keys are never shown. Amounts are of `currency`: a way whose amounts are of another currency than the shop’s is closed until it is saved again. */
  'payMethod.all': {
    input: Record<string, unknown>;
    data: Array<PayMethod>;
  };
  /** One way to pay as `admin/payment-methods` has it. */
  'payMethod.open': {
    input: {
      id: number;
    };
    data: PayMethod;
  };
  /** Who changed what of one way to pay, the latest first. Of secret keys (`sealed`) only that they were changed; amounts are in minor units. */
  'payMethod.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Sets a way to pay. Keys that are left out stay; new ones are tried with the gateway before they are kept. It is switched on only with its keys or bank details, and one that takes real money only when the shop has an https address of its own (PUBLIC_URL). With the `version` that was opened it is refused if somebody has saved another one since. `default`: whether it is offered first. */
  'payMethod.save': {
    input: {
      method: number;
      version?: number;
      enabled?: boolean;
      default?: unknown | boolean;
      test_mode?: boolean;
      keys?: Record<string, string>;
      fee?: string;
      least?: string;
      most?: string;
      countries?: Array<string>;
    };
    data: PayMethod;
  };
  /** Asks the gateway whether it knows the keys: those that are kept, with `keys` in their place. Changes nothing. The secret of its notices can only be seen to be right when a notice comes; a way without a gateway is only looked at for what is missing. */
  'payMethod.test': {
    input: {
      method: number;
      test_mode?: boolean;
      keys?: Record<string, string>;
    };
    data: null;
  };
  /** Payments, the newest first; those in `review` wait for somebody. `q` is an order’s code, or the gateway’s number. */
  'payment.list': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "amount" | "-amount";
      only?: unknown;
      view?: "created" | "sent" | "processing" | "succeeded" | "failed" | "cancelled" | "expired" | "review";
      method?: number;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<Payment>;
      total: number;
      more: boolean;
    };
  };
  /** All payments that match, as CSV. */
  'payment.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "amount" | "-amount";
      only?: unknown;
      view?: "created" | "sent" | "processing" | "succeeded" | "failed" | "cancelled" | "expired" | "review";
      method?: number;
    };
    data: Blob;
  };
  /** Asks the gateway now how a payment stands. */
  'payment.lookAt': {
    input: {
      id: number;
    };
    data: Payment;
  };
  /** Decides about a payment in `review`. `accept`: more came than was asked, and it pays the order; `refund`: all that came goes back, also once more when that failed; `dismiss`: it is no money for this order, or was settled elsewhere. */
  'payment.decide': {
    input: {
      id: number;
      decision: "accept" | "refund" | "dismiss";
      reason: string;
    };
    data: Payment;
  };
  /** Refunds, the newest first. `by-hand`: those that wait until somebody has paid them. `q` is an order’s code, or the gateway’s number. */
  'refund.list': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "amount" | "-amount";
      only?: unknown;
      view?: "by-hand" | "pending" | "succeeded" | "failed" | "guessed";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<Refund>;
      total: number;
      more: boolean;
    };
  };
  /** All refunds that match, as CSV. */
  'refund.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "amount" | "-amount";
      only?: unknown;
      view?: "by-hand" | "pending" | "succeeded" | "failed" | "guessed";
    };
    data: Blob;
  };
  /** Gives money of an order back: all of it, a parcel, some lines or pieces of them, or an amount; never more than was paid. `back` puts the pieces into stock again once it has succeeded. */
  'refund.ask': {
    input: {
      id: number;
      reason: string;
      parcel_id?: number | null;
      lines?: Array<{
        id: number;
        quantity: number;
      }>;
      amount?: string;
      amount_left?: string;
      back?: boolean;
    };
    data: RefundAnswer;
  };
  /** What a refund would do, before it is asked for: done as it would be, its books and papers read, and taken back. Refused as the refund would be. */
  'refund.attempt': {
    input: {
      id: number;
      reason?: string;
      parcel_id?: number | null;
      lines?: Array<{
        id: number;
        quantity: number;
      }>;
      amount?: string;
      amount_left?: string;
      back?: boolean;
    };
    data: TriedRefund;
  };
  /** Says that a refund by hand was made: cash, or a transfer. */
  'refund.done': {
    input: {
      id: number;
      reference?: string;
    };
    data: Refund;
  };
  /** Says which parcels, and which of their lines, a refund is for that was made at the gateway’s own pages, or a dispute that was lost. Until then it is shared by what was left of the parcels (`guessed`), and what the stores earn with the order is held. `parcels` together are the refund; without them it stays shared as it is. */
  'refund.allocate': {
    input: {
      id: number;
      parcels?: Array<{
        id: number;
        amount: string;
        lines?: Array<{
          id: number;
          quantity: number;
          amount: string;
        }>;
      }>;
    };
    data: Refund;
  };
  /** Disputes (chargebacks): without a view those that are open, by when an answer is due. `q` is an order’s code, or the gateway’s number. */
  'dispute.list': {
    input: {
      q?: string;
      sort?: "due_by" | "-due_by" | "opened_at" | "-opened_at";
      only?: unknown;
      view?: "inquiry" | "needs-response" | "under-review" | "won" | "lost" | "closed" | "all";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<Dispute>;
      total: number;
      more: boolean;
    };
  };
  /** All disputes that match, as CSV. */
  'dispute.export': {
    input: {
      q?: string;
      sort?: "due_by" | "-due_by" | "opened_at" | "-opened_at";
      only?: unknown;
      view?: "inquiry" | "needs-response" | "under-review" | "won" | "lost" | "closed" | "all";
    };
    data: Blob;
  };
  /** A dispute with each movement of its money. */
  'dispute.find': {
    input: {
      id: number;
    };
    data: DisputeShown;
  };
  /** Writes down a dispute of a gateway that does not tell of it (Iyzico, Flutterwave), or how it stands now: it is known by its `reference`, the gateway’s own number. `amount`: what is disputed, all of the payment when left out; `due_by`: the last day for an answer, by the market’s clocks. `movements`: what the gateway took (`hold`), gave back (`release`) and kept as a `fee`, each once by its own reference, in the payment’s currency. Of a dispute that the gateway tells of, only movements can be added, and only what it does not tell itself: those of another currency, and what is missing once it has ended. */
  'dispute.save': {
    input: {
      payment_id: number;
      reference: string;
      amount?: string;
      reason?: string;
      state: "inquiry" | "needs-response" | "under-review" | "won" | "lost" | "closed";
      due_by?: string | null;
      movements?: Array<{
        kind: "hold" | "fee" | "release";
        amount: string;
        reference: string;
      }>;
    };
    data: DisputeShown;
  };
  /** What buyers say of their transfers: without a view those that wait, the oldest first. `q` is an order’s code, or the number that the buyer gave. */
  'transfer.list': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at";
      only?: unknown;
      view?: "accepted" | "refused" | "all";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<Transfer>;
      total: number;
      more: boolean;
    };
  };
  /** All transfers that match, as CSV. */
  'transfer.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at";
      only?: unknown;
      view?: "accepted" | "refused" | "all";
    };
    data: Blob;
  };
  /** The money of a transfer has arrived: `amount` of it (what is owed now, when left out), on the day `value_date` (today). Less keeps the order open for the rest, more is set aside for a decision. */
  'transfer.accept': {
    input: {
      id: number;
      amount?: string;
      value_date?: string | null;
    };
    data: Transfer;
  };
  /** The money of a transfer is not found; the buyer reads why and may say it again. */
  'transfer.refuse': {
    input: {
      id: number;
      reason: string;
    };
    data: Transfer;
  };
  /** The proof that a buyer sent of a transfer: a picture (WebP) or a PDF, to be saved. */
  'transfer.proof': {
    input: {
      id: number;
    };
    data: Blob;
  };
  /** Money for an order has arrived on the account, whether its buyer told of it or not. `reference` is the bank’s own of this movement: it is booked once. */
  'receipt.receive': {
    input: {
      id: number;
      amount: string;
      value_date?: string | null;
      reference: string;
      remitter?: string;
      note?: string;
    };
    data: BookedMoney;
  };
  /** What arrived by transfer, the newest first. `q` is an order’s code, the bank’s number, or a part of who sent it. */
  'receipt.list': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "amount" | "-amount";
      only?: unknown;
      view?: "confirmed" | "unconfirmed" | "reversed";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<BankReceipt>;
      total: number;
      more: boolean;
    };
  };
  /** All receipts that match, as CSV. */
  'receipt.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "amount" | "-amount";
      only?: unknown;
      view?: "confirmed" | "unconfirmed" | "reversed";
    };
    data: Blob;
  };
  /** Takes back what was booked for the wrong order, while that order waits for the rest of its money. An order that was paid with it is refunded instead. */
  'receipt.reverse': {
    input: {
      id: number;
      reason: string;
    };
    data: BankReceipt;
  };
  /** Takes in a file of a bank: camt.052, camt.053, camt.054, MT940, or CSV by a saved `mapping`. As text in `content`, as bytes in `base64`, or as the `file` of a form. Transfers that name an order and are exactly what it asks for are booked, the rest is listed. */
  'bankStatement.take': {
    input: {
      content?: string;
      base64?: string;
      file?: Array<string>;
      name?: string;
      mapping?: number | null;
      time_zone?: string;
    };
    data: {
      statements: Array<{
        id: number;
        account: string;
        kind: "camt.052" | "camt.053" | "camt.054" | "mt940" | "csv";
        file: string;
        name: string;
        currency: string;
        opening: number | null;
        closing: number | null;
        opened_on: string | null;
        closed_on: string | null;
        gap: number;
        open: number;
        booked: number;
        ignored: number;
        by: string;
        created_at: string;
        known: 0 | 1;
      }>;
      open: number;
      booked: number;
    };
  };
  /** The statements that were taken in, the newest first. `q` is an account, or a part of a file’s name. */
  'bankStatement.list': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "closed_on" | "-closed_on";
      only?: unknown;
      view?: "open" | "gap";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<BankStatement>;
      total: number;
      more: boolean;
    };
  };
  /** All bank statements that match, as CSV. */
  'bankStatement.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "closed_on" | "-closed_on";
      only?: unknown;
      view?: "open" | "gap";
    };
    data: Blob;
  };
  /** A statement with its entries, as the file has them, 25 a page. */
  'bankStatement.find': {
    input: {
      id: number;
      page?: number;
      time_zone?: string;
    };
    data: {
      id: number;
      account: string;
      kind: "camt.052" | "camt.053" | "camt.054" | "mt940" | "csv";
      file: string;
      name: string;
      currency: string;
      opening: number | null;
      closing: number | null;
      opened_on: string | null;
      closed_on: string | null;
      gap: number;
      open: number;
      booked: number;
      ignored: number;
      by: string;
      created_at: string;
      entries: {
        current_page: number;
        data: Array<BankEntry>;
        first_page_url: string;
        from: number | null;
        last_page: number;
        last_page_url: string;
        links: Array<{
          url: string | null;
          label: string;
          active: boolean;
        }>;
        next_page_url: string | null;
        path: string;
        per_page: number;
        prev_page_url: string | null;
        to: number | null;
        total: number;
        more: boolean;
      };
    };
  };
  /** What moved on the accounts: without a view what somebody has to look at, the newest first. `way`: what came in, or what went out. `q` is a part of what the bank says. */
  'bankEntry.list': {
    input: {
      q?: string;
      sort?: "booked_on" | "-booked_on" | "amount" | "-amount";
      only?: unknown;
      view?: "booked" | "ignored" | "all";
      way?: "in" | "out";
      statement?: number | null;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<BankEntry>;
      total: number;
      more: boolean;
    };
  };
  /** All bank entries that match, as CSV. */
  'bankEntry.export': {
    input: {
      q?: string;
      sort?: "booked_on" | "-booked_on" | "amount" | "-amount";
      only?: unknown;
      view?: "booked" | "ignored" | "all";
      way?: "in" | "out";
      statement?: number | null;
    };
    data: Blob;
  };
  /** Says which order an open entry is for. All of it is booked: less keeps the order open for the rest, more is set aside for a decision, what comes too late reopens the order or goes back. */
  'bankEntry.match': {
    input: {
      id: number;
      order_id: number;
      note?: string;
    };
    data: BookedMoney;
  };
  /** An open entry is for no order. */
  'bankEntry.ignore': {
    input: {
      id: number;
      reason: string;
    };
    data: BankEntry;
  };
  /** An entry that was ignored is open again. */
  'bankEntry.reopen': {
    input: {
      id: number;
    };
    data: BankEntry;
  };
  /** How banks write their CSV files: the mappings that were saved, by name. */
  'bankCsv.all': {
    input: Record<string, unknown>;
    data: Array<SavedBankCsv>;
  };
  /** Saves a mapping: a new one, or with its `id` one that is there. Names are there once. */
  'bankCsv.save': {
    input: {
      id?: number | null;
      name: string;
      mapping: BankCsv;
    };
    data: SavedBankCsv;
  };
  /** Deletes a mapping; what was read by it stays. */
  'bankCsv.delete': {
    input: {
      id: number;
    };
    data: null;
  };
  /** Tries a mapping on a file and keeps nothing: the header, the first 20 entries, and the cells that can not be read. The file’s text stands in `content`, its bytes in `base64`. */
  'bankCsv.preview': {
    input: {
      content?: string;
      base64?: string;
      mapping: BankCsv;
    };
    data: BankCsvPreview;
  };
  /** The rules of commission in their order. */
  'commissionRule.all': {
    input: Record<string, unknown>;
    data: Array<CommissionRule>;
  };
  /** Writes a rule of commission, or changes the `version` of one that was read, which is refused if somebody has saved another one since; a new one stands last. Orders that were placed keep theirs. */
  'commissionRule.save': {
    input: {
      id?: number | null;
      store_id?: number | null;
      category_id?: number | null;
      product_id?: number | null;
      rate: number;
      fixed?: string;
      cap?: string;
      valid_from?: unknown | null;
      version?: number | null;
    };
    data: Array<CommissionRule>;
  };
  /** Tries the rules on an example, one item of a product at a price, and changes nothing. `with_rule`: as if the rule that is sent along were saved, a new one as the last. */
  'commissionRule.try': {
    input: {
      example_id: number;
      amount?: string;
      with_rule?: boolean;
      id?: number | null;
      store_id?: number | null;
      category_id?: number | null;
      product_id?: number | null;
      rate?: number;
      fixed?: string;
      cap?: string;
      valid_from?: unknown | null;
    };
    data: CommissionTrial;
  };
  /** Puts commission rules into this order; with the order that was `seen` before, it is refused if somebody has changed that since. */
  'commissionRule.order': {
    input: {
      ids: Array<number>;
      seen?: Array<number>;
    };
    data: null;
  };
  /** Takes a rule of commission away; refused if somebody has saved another `version` since it was read. */
  'commissionRule.delete': {
    input: {
      id: number;
      version: number;
    };
    data: Array<CommissionRule>;
  };
  /** What the market owes the caller’s store, in each currency. */
  'sellerMoney.balance': {
    input: {
      store_id?: number | null;
    };
    data: Array<Balance>;
  };
  /** What is on the store’s account and in no payout yet, newest first, 25 a page. */
  'sellerMoney.due': {
    input: {
      store_id?: number | null;
      page?: number;
    };
    data: {
      current_page: number;
      data: Array<StatementLine>;
      first_page_url: string;
      from: number | null;
      last_page: number;
      last_page_url: string;
      links: Array<{
        url: string | null;
        label: string;
        active: boolean;
      }>;
      next_page_url: string | null;
      path: string;
      per_page: number;
      prev_page_url: string | null;
      to: number | null;
      total: number;
      more: boolean;
    };
  };
  /** The payouts of the caller’s store, newest first, 25 a page. */
  'sellerMoney.payouts': {
    input: {
      page?: number;
      state?: "open" | "paid" | "cancelled";
      store_id?: number | null;
    };
    data: {
      current_page: number;
      data: Array<Payout>;
      first_page_url: string;
      from: number | null;
      last_page: number;
      last_page_url: string;
      links: Array<{
        url: string | null;
        label: string;
        active: boolean;
      }>;
      next_page_url: string | null;
      path: string;
      per_page: number;
      prev_page_url: string | null;
      to: number | null;
      total: number;
      more: boolean;
    };
  };
  /** A payout with every line of its statement. */
  'sellerMoney.payout': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: {
      payout: Payout;
      carried: number;
      lines: Array<StatementLine>;
    };
  };
  /** Where the store’s payouts go to. */
  'sellerMoney.payee': {
    input: {
      store_id?: number | null;
    };
    data: {
      name: string;
      iban: string;
    };
  };
  /** Says where the store’s payouts go to; by its owner. With `payee_name_seen` and `iban_seen` it replaces only these. */
  'sellerMoney.savePayee': {
    input: {
      store_id?: number | null;
      payee_name?: string;
      payee_name_seen?: string | null;
      iban?: string;
      iban_seen?: string | null;
    };
    data: {
      name: string;
      iban: string;
    };
  };
  /** What the market owes each store, by name; `debt`: those that owe the market. `q` is a part of a name. */
  'books.list': {
    input: {
      q?: string;
      sort?: "store" | "-store";
      only?: unknown;
      view?: "debt" | "due";
      store?: number | null;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<StoreBalance>;
      total: number;
      more: boolean;
    };
  };
  /** All balances that match, as CSV. */
  'books.export': {
    input: {
      q?: string;
      sort?: "store" | "-store";
      only?: unknown;
      view?: "debt" | "due";
      store?: number | null;
    };
    data: Blob;
  };
  /** What stands on each account of the market’s books; above zero it is owed to the account’s holder. */
  'books.accounts': {
    input: Record<string, unknown>;
    data: Array<{
      account: string;
      method: number | null;
      currency: string;
      amount: number;
    }>;
  };
  /** Proves the books; answers what does not hold. */
  'books.audit': {
    input: Record<string, unknown>;
    data: Array<{
      fault: string;
      about: string;
      currency: string;
      expected: number;
      found: number;
    }>;
  };
  /** Writes an amount to a store’s account, above zero in its favour, below at its cost; the store reads the reason. `waiting`: the request that a second person has to approve first. */
  'books.adjust': {
    input: {
      id: number;
      amount: string;
      reason: string;
    };
    data: Array<{
      store_id: number;
      store: string;
      currency: string;
      held: number;
      due: number;
      owes: number;
      reserve: number;
      gathered: number;
      paid: number;
      on_hold: Array<{
        why: "refund" | "dispute" | "suspended";
        amount: number;
      }>;
      waiting: number | null;
    }>;
  };
  /** The lines of the books, the newest first: of an account, a store, an entry, and of days by the market’s clocks. `unpaid`: those that are in no payout. `q` is an order’s code. */
  'ledger.list': {
    input: {
      q?: string;
      sort?: "at" | "-at";
      only?: unknown;
      view?: "unpaid";
      account?: "customer" | "gateway" | "bank" | "market" | "tax" | "held" | "store" | "reserve" | "disputed";
      store?: number | null;
      payout?: number | null;
      from?: string | null;
      to?: string | null;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<LedgerLine>;
      total: number;
      more: boolean;
    };
  };
  /** All ledger that match, as CSV. */
  'ledger.export': {
    input: {
      q?: string;
      sort?: "at" | "-at";
      only?: unknown;
      view?: "unpaid";
      account?: "customer" | "gateway" | "bank" | "market" | "tax" | "held" | "store" | "reserve" | "disputed";
      store?: number | null;
      payout?: number | null;
      from?: string | null;
      to?: string | null;
    };
    data: Blob;
  };
  /** What each line of a parcel brought its store: its goods after offers and the store’s own voucher (`base`), and the commission that was taken of it, by the terms of that day. */
  'ledger.earned': {
    input: {
      id: number;
    };
    data: Array<EarnedLine>;
  };
  /** Payouts of every store: without a view all, the newest first; `held`: open ones that cannot be paid as they are. `q` is a part of a store’s name, or a reference. */
  'payout.list': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "amount" | "-amount";
      only?: unknown;
      view?: "open" | "paid" | "cancelled" | "held";
      store?: number | null;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<Payout>;
      total: number;
      more: boolean;
    };
  };
  /** All payouts that match, as CSV. */
  'payout.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "amount" | "-amount";
      only?: unknown;
      view?: "open" | "paid" | "cancelled" | "held";
      store?: number | null;
    };
    data: Blob;
  };
  /** A payout with every line of its statement. */
  'payout.find': {
    input: {
      id: number;
    };
    data: {
      payout: Payout;
      carried: number;
      lines: Array<StatementLine>;
    };
  };
  /** Gathers what is due into one payout a store; what a store owes, what is on hold and what is less than the least amount is carried on. `again`: open payouts that cannot be paid as they are, are cancelled before. */
  'payout.gather': {
    input: {
      again?: boolean;
    };
    data: Array<{
      id: number;
      store_id: number;
      amount: number;
      currency: string;
    }>;
  };
  /** How many days after its delivery earnings are released, and how often payouts are gathered: periods of the market’s clocks, weeks from Monday. The least amount of a payout, what is kept of a release and for how many days, and above which amount adjustments and refunds want a second person; null: none does. */
  'payoutSettings.read': {
    input: Record<string, unknown>;
    data: PayoutSettings;
  };
  /** Sets when earnings are released and how payouts are gathered. What is left out stays; a percent as reserve ends an amount, and an amount a percent. `second_person_above` may be `off`; where a second person is there, letting more through waits for them: `waiting`. */
  'payoutSettings.save': {
    input: {
      release_days: number;
      payout_period: "by-hand" | "day" | "week" | "month";
      least_payout?: string;
      reserve_rate?: number;
      reserve_amount?: string;
      reserve_days?: number;
      second_person_above?: "off" | string;
    };
    data: {
      release_days: number;
      payout_period: "by-hand" | "day" | "week" | "month";
      least_payout: number;
      reserve_rate: number;
      reserve_amount: number;
      reserve_days: number;
      second_person_above: number | null;
      currency: string;
      waiting: number | null;
    };
  };
  /** What is kept of a store’s releases, and for how many days. */
  'payoutSettings.reserve': {
    input: {
      id: number;
    };
    data: StoreReserve;
  };
  /** Gives a store a reserve of its `own`, from its next release on, or the shop’s again. */
  'payoutSettings.saveReserve': {
    input: {
      id: number;
      own?: boolean;
      reserve_rate?: number;
      reserve_amount?: string;
      reserve_days?: number;
    };
    data: StoreReserve;
  };
  /** Requests that need a second person, of the kinds that the caller may decide: without a view those that wait. `q` is a part of a store’s name, or an order’s code. */
  'approval.list': {
    input: {
      q?: string;
      sort?: "asked_at" | "-asked_at";
      only?: unknown;
      view?: "approved" | "refused" | "withdrawn" | "expired" | "all";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<Approval>;
      total: number;
      more: boolean;
    };
  };
  /** All approvals that match, as CSV. */
  'approval.export': {
    input: {
      q?: string;
      sort?: "asked_at" | "-asked_at";
      only?: unknown;
      view?: "approved" | "refused" | "withdrawn" | "expired" | "all";
    };
    data: Blob;
  };
  /** Decides a request of somebody else: `approve` does what was asked for, judged again; `refuse` says why. Who asked may `withdraw` it. */
  'approval.decide': {
    input: {
      id: number;
      answer: "approve" | "refuse" | "withdraw";
      note?: string;
    };
    data: Approval;
  };
  /** Says that a payout was paid. One that cannot be paid as it is is refused, unless the bank has paid it already: `despite`. */
  'openPayout.paid': {
    input: {
      id: number;
      reference?: string;
      despite?: boolean;
    };
    data: Payout;
  };
  /** Lets go of a payout that was not paid; its lines are due again. */
  'openPayout.cancel': {
    input: {
      id: number;
      note?: string;
    };
    data: Payout;
  };
  /** The open payouts as a table for a bank or a spreadsheet; refused while one of them cannot be paid as it is, but with `leave_out`. */
  'openPayout.csv': {
    input: {
      leave_out?: boolean;
    };
    data: Blob;
  };
  /** The open payouts as a SEPA bank order, pain.001.001.09; in euro. Refused while one of them cannot be paid as it is, but with `leave_out`. */
  'openPayout.xml': {
    input: {
      leave_out?: boolean;
    };
    data: Blob;
  };
  /** The settlement files that were taken in, the newest first. `q` is a part of a name. */
  'settlement.list': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at";
      only?: unknown;
      view?: "gap";
      method?: number;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<SettlementRow>;
      total: number;
      more: boolean;
    };
  };
  /** All settlements that match, as CSV. */
  'settlement.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at";
      only?: unknown;
      view?: "gap";
      method?: number;
    };
    data: Blob;
  };
  /** What a settlement file said and how it fits. */
  'settlement.find': {
    input: {
      id: number;
    };
    data: Settlement;
  };
  /** Takes in a gateway’s settlement file: CSV as text; `gateway` is its method’s number. */
  'settlement.take': {
    input: {
      gateway: number;
      name: string;
      csv: string;
    };
    data: Settlement;
  };
  /** Follows an order by its code, or one parcel by its own. */
  'tracking.find': {
    input: {
      tracking_id: string;
      time_zone?: string;
    };
    data: TrackedOrder;
  };
  /** The messages of a language, else of the default one: section, key, text. */
  'places.localization': {
    input: {
      locale_code?: string;
    };
    data: Record<string, Record<string, string>>;
  };
  /** Which parts an address of a country has, by their names there, and what they look like. */
  'places.addressForm': {
    input: {
      country: string;
    };
    data: AddressForm;
  };
  /** Countries with their states, and dialling prefixes. */
  'places.countries': {
    input: Record<string, unknown>;
    data: {
      countries: Record<string, Country>;
      phones: Record<string, string>;
    };
  };
  /** Which ways to pay are open, with public keys and bank details only. */
  'paymentGateway.read': {
    input: Record<string, unknown>;
    data: {
      cash_on_delivery: 0 | 1;
      razorpay: 0 | 1;
      stripe: 0 | 1;
      paypal: 0 | 1;
      flutterwave: 0 | 1;
      iyzico_payment: 0 | 1;
      bank: 0 | 1;
      razorpay_key: string;
      stripe_key: string;
      paypal_key: string;
      fw_public_key: string;
      bank_name: string;
      branch_name: string;
      account_name: string;
      account_number: string;
      default: number;
      methods: Array<WayToPay>;
    };
  };
  /** Signs in; the cart, addresses and orders of `user_token` move into the account. An account with a second factor is answered a `challenge` instead, for `user/signin/verify`. */
  'auth.signIn': {
    input: {
      email: string;
      password: string;
      user_token?: string;
    };
    data: {
      token: string;
      expires_in: string;
      user: {
        id: number;
        name: string;
        email: string;
        cart_count: number;
      };
    } | SignInChallenge;
  };
  /** Registers a customer and mails a code; answers alike whether or not the address is known. */
  'auth.signUp': {
    input: {
      name: string;
      email: string;
      password: string;
      user_token?: string;
    };
    data: string;
  };
  /** Proves the address of a registration with the mailed code; of one that told a `user_token`, with the same. */
  'auth.verify': {
    input: {
      email: string;
      code: string;
      user_token?: string;
    };
    data: Account;
  };
  /** Mails a new code to who began to register with the same `user_token`, or from the same network without one; answers alike whether or not anybody did. */
  'auth.resend': {
    input: {
      email: string;
      user_token?: string;
    };
    data: string;
  };
  /** Ends the session of the bearer; nothing without one. */
  'auth.logout': {
    input: Record<string, unknown>;
    data: null;
  };
  /** Mails a code to choose a new password with; answers alike whether or not the address is known. */
  'auth.forgotPassword': {
    input: {
      email: string;
      user_token?: string;
    };
    data: string;
  };
  /** A new password with the mailed code, or with the word of the letter’s link; ends every session. */
  'auth.updatePassword': {
    input: {
      email: string;
      code: string;
      password: string;
      user_token?: string;
    };
    data: string;
  };
  /** Ends a sign-in that answered a `challenge`: with a code of the app, or a recovery code. Good for ten minutes and five tries. */
  'secondFactor.verify': {
    input: {
      challenge: string;
      code: string;
    };
    data: {
      token: string;
      expires_in: string;
      user: {
        id: number;
        name: string;
        email: string;
        cart_count: number;
      };
    };
  };
  /** Whether the caller’s account has a second factor, and how many recovery codes are left. */
  'secondFactor.read': {
    input: Record<string, unknown>;
    data: SecondFactor;
  };
  /** Makes a secret for an app, to be scanned (`uri`) or typed (`secret`). It counts once it is confirmed; asked again within an hour, it is the same. */
  'secondFactor.begin': {
    input: {
      password: string;
    };
    data: {
      secret: string;
      uri: string;
    };
  };
  /** Switches it on with a code of the app; ends every other session. Answers ten recovery codes, which are not shown again. */
  'secondFactor.confirm': {
    input: {
      code: string;
    };
    data: {
      recovery_codes: Array<string>;
    };
  };
  /** Makes ten new recovery codes; those before are good for nothing. */
  'secondFactor.renewCodes': {
    input: {
      password: string;
      code: string;
    };
    data: {
      recovery_codes: Array<string>;
    };
  };
  /** Takes it away: with the password, and a code of the app or a recovery code. */
  'secondFactor.remove': {
    input: {
      password: string;
      code: string;
    };
    data: null;
  };
  /** Gives the password again: for some minutes, this session may make calls that are refused with `prove-again` otherwise. Answers until when. */
  'proof.give': {
    input: {
      password: string;
    };
    data: {
      proven_until: string;
    };
  };
  /** The caller’s passkeys, the latest first. */
  'passkey.all': {
    input: Record<string, unknown>;
    data: Array<Passkey>;
  };
  /** What a browser needs to make a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
  'passkey.begin': {
    input: Record<string, unknown>;
    data: {
      options: Record<string, unknown>;
    };
  };
  /** Keeps a passkey that the browser made (`RegistrationResponseJSON`), once for each `begin`. From the first second factor on, other sessions end, and ten recovery codes are answered. */
  'passkey.add': {
    input: {
      name: string;
      response: Record<string, unknown>;
    };
    data: {
      passkey: Passkey;
      recovery_codes: Array<string>;
    };
  };
  /** Takes one passkey away. */
  'passkey.remove': {
    input: {
      id: number;
    };
    data: null;
  };
  /** What a browser needs to sign in with one (`PublicKeyCredentialRequestOptionsJSON`). */
  'passkey.ask': {
    input: Record<string, unknown>;
    data: {
      options: Record<string, unknown>;
    };
  };
  /** Signs in with what a passkey signed (`AuthenticationResponseJSON`); it stands for password and second factor. */
  'passkey.enter': {
    input: {
      response: Record<string, unknown>;
      user_token?: string;
    };
    data: {
      token: string;
      expires_in: string;
      user: {
        id: number;
        name: string;
        email: string;
        cart_count: number;
      };
    };
  };
  /** Who the caller is and how much is in their cart. */
  'profile.read': {
    input: {
      user_token?: string;
    };
    data: {
      id: number;
      name: string;
      email: string;
      phone: string;
      verified: number;
      created_at: string;
      has_password: boolean;
      google_id: string | null;
      facebook_id: string | null;
      default_address: number | null;
      cart_count: number;
      wishlist: Array<number>;
      compared: Array<number>;
      following: Array<number>;
      stores: Array<number>;
      staff: string | null;
      is_logged_in: true;
    } | {
      is_logged_in: false;
      cart_count: number;
      user_token: string;
      name: string;
      email: string;
      default_address: number | null;
    };
  };
  /** Changes the name, and the phone when it is sent. */
  'account.updateProfile': {
    input: {
      name: string;
      phone?: string;
    };
    data: {
      name: string;
    };
  };
  /** Changes the password; ends every other session. `password` may stand for `new_password`. */
  'account.updatePassword': {
    input: {
      current_password?: string;
      new_password?: string;
      password?: string;
    };
    data: null;
  };
  /** Deletes the account: sessions end, personal data is erased, and what accounting needs stays without a name. */
  'account.delete': {
    input: Record<string, unknown>;
    data: Account;
  };
  /** Where the caller is signed in, last seen first. */
  'account.sessions': {
    input: Record<string, unknown>;
    data: Array<{
      id: string;
      device: string;
      network: string;
      created_at: string;
      seen_at: string;
      current: boolean;
    }>;
  };
  /** Signs one device out. */
  'account.endSession': {
    input: {
      id: string;
    };
    data: null;
  };
  /** Keeps the token by which a device takes push messages with the session of who is signed in on it; nothing is pushed yet. Answers whether it was kept: of a visitor it is not. */
  'account.pushToken': {
    input: {
      fcm_token: string;
      user_token?: string;
    };
    data: boolean;
  };
  /** All that the market keeps about the caller, to take along. */
  'account.data': {
    input: Record<string, unknown>;
    data: Record<string, unknown>;
  };
  /** Changes the one-time code of a social sign-in for a bearer. */
  'social.exchange': {
    input: {
      code: string;
      user_token?: string;
    };
    data: {
      token: string;
      expires_in: string;
      user: {
        id: number;
        name: string;
        email: string;
        cart_count: number;
      };
    } | SignInChallenge;
  };
  /** Mails six digits to the address that a social sign-in (`ask` of its callback) still has to prove; without `email` it only says what the service knows. */
  'social.address': {
    input: {
      code: string;
      email?: string;
    };
    data: {
      service: "google" | "facebook";
      email: string;
    };
  };
  /** Proves that address with the mailed digits and signs in. */
  'social.confirm': {
    input: {
      code: string;
      email: string;
      digits: string;
      user_token?: string;
    };
    data: {
      token: string;
      expires_in: string;
      user: {
        id: number;
        name: string;
        email: string;
        cart_count: number;
      };
    } | SignInChallenge;
  };
  /** The caller’s addresses, newest first. */
  'address.all': {
    input: {
      user_token?: string;
      time_zone?: string;
      order_by?: "created_at" | "name" | "city";
      type?: "asc" | "desc";
      page?: number;
      q?: string;
    };
    data: {
      current_page: number;
      data: Array<Address>;
      first_page_url: string;
      from: number | null;
      last_page: number;
      last_page_url: string;
      links: Array<{
        url: string | null;
        label: string;
        active: boolean;
      }>;
      next_page_url: string | null;
      path: string;
      per_page: number;
      prev_page_url: string | null;
      to: number | null;
      total: number;
      more: boolean;
    };
  };
  /** Adds an address, or changes the one with this id. Its country decides which fields it needs (`address-form`). */
  'address.action': {
    input: {
      id?: number | null;
      name: string;
      email: string;
      phone: string;
      country: string;
      state?: string;
      city?: string;
      zip?: string;
      address_1: string;
      address_2?: string;
      company?: unknown | string;
      tax_number?: unknown | string;
      delivery_instruction?: string;
      user_token?: string;
      time_zone?: string;
    };
    data: Address;
  };
  /** Removes an address that no order went to. */
  'address.delete': {
    input: {
      id: number;
      user_token?: string;
      time_zone?: string;
    };
    data: Address;
  };
  /** The caller’s cart, as a plain list of lines. */
  'cart.byUser': {
    input: {
      user_token?: string;
    };
    data: Array<CartLine>;
  };
  /** Adds so many more of a variant; negative takes away. */
  'cart.action': {
    input: {
      product_id: number;
      inventory_id: number;
      user_token?: string;
      quantity: number;
    };
    data: {
      id: number;
      product_id: number;
      inventory_id: number;
      quantity: number;
      selected: 1 | 2;
    };
  };
  /** Sets a variant’s line to this quantity and selects it alone. */
  'cart.buyNow': {
    input: {
      product_id: number;
      inventory_id: number;
      user_token?: string;
      quantity: number;
    };
    data: {
      id: number;
      product_id: number;
      inventory_id: number;
      quantity: number;
      selected: 1 | 2;
    };
  };
  /** Takes a line out of its cart; its id is the proof. */
  'cart.delete': {
    input: {
      id: number;
    };
    data: {
      id: number;
      quantity: number;
    };
  };
  /** Ticks and unticks lines. */
  'cart.change': {
    input: {
      checked?: Array<number>;
      unchecked?: Array<number>;
      isBundle?: boolean;
    };
    data: true;
  };
  /** Chooses the address and each line’s way to it. */
  'cart.updateShipping': {
    input: {
      cart: Record<string, {
        shipping_place: unknown;
        shipping_type: 1 | 2;
      }>;
      selected_address: number;
      user_token?: string;
    };
    data: Array<CartLine>;
  };
  /** What the caller has saved for later, the newest first. */
  'savedLine.all': {
    input: {
      user_token?: string;
    };
    data: Array<SavedLine>;
  };
  /** Moves a line of the caller’s cart to what they have saved for later. */
  'savedLine.save': {
    input: {
      user_token?: string;
      id: number;
    };
    data: {
      id: number;
      quantity: number;
    };
  };
  /** Moves what was saved back to the cart, as many as are in stock. */
  'savedLine.toCart': {
    input: {
      user_token?: string;
      id: number;
    };
    data: {
      id: number;
      product_id: number;
      inventory_id: number;
      quantity: number;
      selected: 1 | 2;
    };
  };
  /** Forgets what was saved. */
  'savedLine.delete': {
    input: {
      user_token?: string;
      id: number;
    };
    data: {
      id: number;
      quantity: number;
    };
  };
  /** Orders the caller’s selected lines to the chosen address. */
  'order.action': {
    input: {
      user_token?: string;
      order_method: number;
      voucher?: string;
      time_zone?: string;
      idempotency_key?: string;
    };
    data: {
      id: number;
      order: string;
      order_method: number;
      currency: string;
      voucher_id: number | null;
      user_id: number | null;
      user_token: string | null;
      user_address_id: number;
      created_at: string;
      updated_at: string;
      amount: string;
      name: string;
      email: string;
      payment_token: string;
      payment_done: 0 | 1;
      action: PayAction | null;
      iyzico_payment?: {
        status: "success" | "failure";
        paymentPageUrl: string;
        errorMessage: string;
      };
    };
  };
  /** The caller’s orders, 25 a page; or one of them with `order_id`. */
  'order.byUser': {
    input: {
      user_token?: string;
      time_zone?: string;
      order_id?: number | null;
      order_by?: "created_at" | "total_amount";
      type?: "asc" | "desc";
      page?: number;
      q?: string;
      cancelled?: boolean;
      paid?: boolean;
      unpaid?: boolean;
      card_payment?: boolean;
      cash_on_delivery?: boolean;
    };
    data: Order | {
      current_page: number;
      data: Array<OrderRow>;
      first_page_url: string;
      from: number | null;
      last_page: number;
      last_page_url: string;
      links: Array<{
        url: string | null;
        label: string;
        active: boolean;
      }>;
      next_page_url: string | null;
      path: string;
      per_page: number;
      prev_page_url: string | null;
      to: number | null;
      total: number;
      more: boolean;
    };
  };
  /** One of the caller’s orders. */
  'order.find': {
    input: {
      id: number;
      user_token?: string;
      time_zone?: string;
    };
    data: Order;
  };
  /** Puts what one of the caller’s orders held into their cart, in the old quantities as far as stock allows, and says of each thing what came of it. Sent twice it adds nothing more. */
  'order.again': {
    input: {
      order_id: number;
      user_token?: string;
    };
    data: {
      lines: Array<AgainLine>;
    };
  };
  /** Gives an order that was placed without an account to who has the `key` of the link that was mailed to its buyer: from then on it is the caller’s. */
  'order.byLink': {
    input: {
      id: number;
      key: string;
      user_token?: string;
    };
    data: true;
  };
  /** Mails the order to its address once more, at most three times an hour. Just after it was placed nothing more is sent: its own letter is on its way. */
  'order.sendEmail': {
    input: {
      id: number;
      user_token?: string;
      time_zone?: string;
    };
    data: true;
  };
  /** The invoice of a parcel of the caller’s, once the store has confirmed it, in the language of the order. `id` is the parcel’s. */
  'orderPaper.invoice': {
    input: {
      id: number;
      user_token?: string;
    };
    data: Blob;
  };
  /** An invoice or a credit note of an order of the caller’s, as its `papers` list them. */
  'orderPaper.find': {
    input: {
      id: number;
      user_token?: string;
    };
    data: Blob;
  };
  /** Cancels an order while all of it is pending; asked again, changes the words. */
  'cancellation.cancelOrder': {
    input: {
      order_id: number;
      reason?: "changed-mind" | "by-mistake" | "found-cheaper" | "too-slow" | "wrong-address" | "other";
      title?: string;
      message?: string;
      user_token?: string;
    };
    data: {
      result: {
        cancelled: true;
        order_id: number;
      };
    };
  };
  /** Why the caller’s order was cancelled. */
  'cancellation.find': {
    input: {
      id: number;
      user_token?: string;
    };
    data: {
      id: number;
      order_id: number;
      title: string;
      message: string;
      reason: "" | "changed-mind" | "by-mistake" | "found-cheaper" | "too-slow" | "wrong-address" | "other";
      refunded: 0 | 1;
    };
  };
  /** Cancels one parcel of an order while it is pending; with the last one the order is cancelled. */
  'cancellation.cancelParcel': {
    input: {
      parcel_id: number;
      reason?: "changed-mind" | "by-mistake" | "found-cheaper" | "too-slow" | "wrong-address" | "other";
      title?: string;
      message?: string;
      user_token?: string;
    };
    data: {
      result: {
        cancelled: true;
        parcel_id: number;
      };
    };
  };
  /** The invoices and credit notes of the caller’s store, and the market’s to it for its commission, newest first, 25 a page. */
  'sellerPaper.all': {
    input: {
      page?: number;
      kind?: "invoice" | "credit-note" | "commission-invoice" | "commission-credit-note";
      store_id?: number | null;
    };
    data: {
      current_page: number;
      data: Array<Paper>;
      first_page_url: string;
      from: number | null;
      last_page: number;
      last_page_url: string;
      links: Array<{
        url: string | null;
        label: string;
        active: boolean;
      }>;
      next_page_url: string | null;
      path: string;
      per_page: number;
      prev_page_url: string | null;
      to: number | null;
      total: number;
      more: boolean;
    };
  };
  /** One of these papers as a PDF. */
  'sellerPaper.find': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: Blob;
  };
  /** What the store’s invoices say of it beside its name, city and country. */
  'sellerPaper.settings': {
    input: {
      store_id?: number | null;
    };
    data: StorePaperSettings;
  };
  /** Says what invoices say of the store from now on, and in which time zone its days are; by its owner. Those that were issued stay as they are. */
  'sellerPaper.saveSettings': {
    input: {
      store_id?: number | null;
      legal_name?: string;
      tax_number?: string;
      address_1?: unknown | string;
      address_2?: unknown | string;
      zip?: unknown | string;
      time_zone?: string;
    };
    data: StorePaperSettings;
  };
  /** Invoices and credit notes, the newest first. `q` is a paper’s number or an order’s code. */
  'paper.list': {
    input: {
      q?: string;
      sort?: "issued_on" | "-issued_on";
      only?: unknown;
      view?: "invoice" | "credit-note" | "commission-invoice" | "commission-credit-note";
      store?: number | null;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<Paper>;
      total: number;
      more: boolean;
    };
  };
  /** All papers that match, as CSV. */
  'paper.export': {
    input: {
      q?: string;
      sort?: "issued_on" | "-issued_on";
      only?: unknown;
      view?: "invoice" | "credit-note" | "commission-invoice" | "commission-credit-note";
      store?: number | null;
    };
    data: Blob;
  };
  /** Any paper as a PDF. */
  'paper.find': {
    input: {
      id: number;
    };
    data: Blob;
  };
  /** What papers say of the market beside its address, the tax within its commission, and the time zone of stores that have none of their own. */
  'paperSettings.read': {
    input: Record<string, unknown>;
    data: PaperSettings;
  };
  /** Sets these; papers that were issued stay as they are. */
  'paperSettings.save': {
    input: {
      legal_name?: string;
      tax_number?: string;
      time_zone: string;
      commission_tax: number;
    };
    data: PaperSettings;
  };
  /** The cookie notice, Google Analytics, Meta Pixel and the owner’s own CSS. */
  'storefront.read': {
    input: Record<string, unknown>;
    data: StorefrontSettings;
  };
  /** Who changed what of the market’s settings, these among them, the latest first. */
  'storefront.edits': {
    input: Record<string, unknown>;
    data: Array<Edit>;
  };
  /** Sets these. The CSS has at most 64 kB, imports nothing, and names only pictures and fonts of this site. An ID is needed by what is switched on. With the `version` that was opened it is refused if somebody has saved settings since. */
  'storefront.save': {
    input: {
      version?: number;
      cookie_banner?: boolean;
      enable_ga?: boolean;
      ga_id?: string;
      enable_pixel?: boolean;
      pixel_id?: string;
      styling?: string;
    };
    data: StorefrontSettings;
  };
  /** What the caller wishes for, 14 a page, newest first. */
  'wishlist.all': {
    input: {
      time_zone?: string;
      order_by?: "created_at" | "title" | "price";
      type?: "asc" | "desc";
      page?: number;
      q?: string;
    };
    data: {
      current_page: number;
      data: Array<{
        id: number;
        user_id: number;
        created_at: string;
        created: string;
        product_id: number;
        product: ProductCard;
      }>;
      first_page_url: string;
      from: number | null;
      last_page: number;
      last_page_url: string;
      links: Array<{
        url: string | null;
        label: string;
        active: boolean;
      }>;
      next_page_url: string | null;
      path: string;
      per_page: number;
      prev_page_url: string | null;
      to: number | null;
      total: number;
      more: boolean;
    };
  };
  /** Puts a product on the caller’s wishlist, or takes it off: then null. */
  'wishlist.action': {
    input: {
      product_id: number;
      time_zone?: string;
    };
    data: ListedProduct | null;
  };
  /** What the caller compares, 14 a page, newest first, with what one compares by. */
  'compareList.all': {
    input: {
      time_zone?: string;
      order_by?: "created_at" | "title" | "price";
      type?: "asc" | "desc";
      page?: number;
      q?: string;
    };
    data: {
      current_page: number;
      data: Array<{
        id: number;
        user_id: number;
        created_at: string;
        created: string;
        product_id: number;
        product: ComparedCard;
      }>;
      first_page_url: string;
      from: number | null;
      last_page: number;
      last_page_url: string;
      links: Array<{
        url: string | null;
        label: string;
        active: boolean;
      }>;
      next_page_url: string | null;
      path: string;
      per_page: number;
      prev_page_url: string | null;
      to: number | null;
      total: number;
      more: boolean;
    };
  };
  /** Puts a product among those the caller compares, or takes it out: then null. `compare` true only puts in. */
  'compareList.action': {
    input: {
      product_id: number;
      compare?: boolean;
      time_zone?: string;
    };
    data: ListedProduct | null;
  };
  /** Follows a store, or stops: then null. */
  'following.toggle': {
    input: {
      store_id: number;
    };
    data: true | null;
  };
  /** The stores that the caller follows, 14 a page, newest first. */
  'following.all': {
    input: {
      time_zone?: string;
      order_by?: "created_at" | "name";
      type?: "asc" | "desc";
      page?: number;
      q?: string;
    };
    data: {
      current_page: number;
      data: Array<{
        id: number;
        user_id: number;
        created_at: string;
        created: string;
        store_id: number;
        store: {
          id: number;
          name: string;
          slug: string;
          image: string;
          city: string;
          created_at: string;
          product_count: number;
          rating: number;
        };
      }>;
      first_page_url: string;
      from: number | null;
      last_page: number;
      last_page_url: string;
      links: Array<{
        url: string | null;
        label: string;
        active: boolean;
      }>;
      next_page_url: string | null;
      path: string;
      per_page: number;
      prev_page_url: string | null;
      to: number | null;
      total: number;
      more: boolean;
    };
  };
  /** The public vouchers that run now, 25 a page. */
  'voucher.all': {
    input: {
      time_zone?: string;
      order_by?: "created_at" | "title" | "end_time";
      type?: "asc" | "desc";
      page?: number;
      q?: string;
    };
    data: {
      current_page: number;
      data: Array<Voucher>;
      first_page_url: string;
      from: number | null;
      last_page: number;
      last_page_url: string;
      links: Array<{
        url: string | null;
        label: string;
        active: boolean;
      }>;
      next_page_url: string | null;
      path: string;
      per_page: number;
      prev_page_url: string | null;
      to: number | null;
      total: number;
      more: boolean;
    };
  };
  /** What a code takes off the caller’s selected lines that can be bought: `offered`, in the market’s currency. `terms` say what it does to other lines. Nothing is kept: send the code with the order. */
  'voucher.validity': {
    input: {
      user_token?: string;
      voucher: string;
      price: number | string;
    };
    data: {
      offered: number;
      voucher: string;
      terms: VoucherTerms;
    };
  };
  /** A message to the shop’s owner, who answers by mail. */
  'contact.send': {
    input: {
      name: string;
      email: string;
      subject: string;
      message: string;
    };
    data: true;
  };
  /** Reports exactly one product, review or store, in good faith. Name and email are needed for every reason but `children`. The receipt goes to the address; who has reported the same before and waits for the decision is answered with the receipt of that time. `key` is only answered where no address was given. */
  'report.create': {
    input: {
      product?: number | null;
      review?: number | null;
      store?: number | null;
      reason: "illegal" | "dangerous" | "counterfeit" | "misleading" | "offensive" | "fake-review" | "personal-data" | "children" | "other";
      explanation: string;
      url: string;
      name?: string;
      email?: string;
      good_faith?: boolean;
      user_token?: string;
    };
    data: {
      code: string;
      key: string | null;
    };
  };
  /** How a report stands, by the code of its receipt and the key of its link. */
  'report.show': {
    input: {
      code: string;
      key: string;
    };
    data: Report;
  };
  /** What was decided, and how an objection to it stands, by the key of the mailed link. */
  'objection.show': {
    input: {
      key: string;
    };
    data: Objection;
  };
  /** Objects to a decision by the key of the mailed link, once, within six months. */
  'objection.make': {
    input: {
      key: string;
      words: string;
    };
    data: Objection;
  };
  /** Asks for the newsletter: mails a link to confirm it. Answers alike whether or not the address has it already. */
  'newsletter.subscribe': {
    input: {
      email: string;
    };
    data: true;
  };
  /** Confirms the newsletter with the key of the mailed link. */
  'newsletter.confirm': {
    input: {
      key: string;
    };
    data: true;
  };
  /** Ends the newsletter; mail programs call it with one press (RFC 8058), the key in the address. */
  'newsletter.leave': {
    input: {
      key: string;
    };
    data: true;
  };
  /** Asks for one letter when a flash sale that is announced starts. `confirmed` 0: the address gets a link first; 1: it is the proven one of who is signed in. Answers visitors alike whether or not the address waits already. */
  'saleNotice.ask': {
    input: {
      flash_sale_id: number;
      email: string;
      user_token?: string;
    };
    data: {
      confirmed: 0 | 1;
    };
  };
  /** Confirms what was asked for with the key of the mailed link. */
  'saleNotice.confirm': {
    input: {
      key: string;
    };
    data: true;
  };
  /** Takes it back; mail programs call it with one press (RFC 8058), the key in the address. Again is no mistake. */
  'saleNotice.leave': {
    input: {
      key: string;
    };
    data: true;
  };
  /** Asks for one letter when a sold-out variant is back in stock. `confirmed` 0: the address gets a link first; 1: it is the proven one of who is signed in. Answers visitors alike whether or not the address waits already. */
  'stockNotice.ask': {
    input: {
      inventory_id: number;
      email: string;
      user_token?: string;
    };
    data: {
      confirmed: 0 | 1;
    };
  };
  /** Confirms what was asked for with the key of the mailed link. */
  'stockNotice.confirm': {
    input: {
      key: string;
    };
    data: true;
  };
  /** Takes it back; mail programs call it with one press (RFC 8058), the key in the address. Again is no mistake. */
  'stockNotice.leave': {
    input: {
      key: string;
    };
    data: true;
  };
  /** Ends letters about carts that were left, with the key of the mailed link; mail programs call it with one press (RFC 8058). Again is no mistake. */
  'cartReminder.leave': {
    input: {
      key: string;
    };
    data: true;
  };
  /** Asks to sell and mails a code; answers alike whether or not the address is known. */
  'seller.signUp': {
    input: {
      name: string;
      store_name: string;
      country?: unknown | "" | string;
      email: string;
      password: string;
      user_token?: string;
    };
    data: string;
  };
  /** Proves the address of an application with the mailed code; the owner decides then. */
  'seller.verify': {
    input: {
      email: string;
      code: string;
      user_token?: string;
    };
    data: {
      name: string;
      email: string;
      store_name: string;
      asks: boolean;
    };
  };
  /** Who is signed in, the stores they work for and what they may do in each (none: they can apply to sell), and what their screens know of the market. */
  'sellerCentre.me': {
    input: Record<string, unknown>;
    data: {
      id: number;
      name: string;
      email: string;
      stores: Array<Workplace>;
      market: {
        name: string;
        currency: string;
        currency_exponent: number;
        default_country: string;
        time_zone: string;
        eu_pack: boolean;
        languages: Array<{
          code: string;
          name: string;
          direction: "ltr" | "rtl";
          is_default: boolean;
          enabled: boolean;
        }>;
      };
    };
  };
  /** The store’s page with all that its people can edit. */
  'sellerStore.open': {
    input: {
      store_id?: number | null;
    };
    data: OwnStore;
  };
  /** Who changed what of it, the latest first. */
  'sellerStore.edits': {
    input: {
      store_id?: number | null;
    };
    data: Array<Edit>;
  };
  /** Saves the store’s page as this `version` of it was opened. With `away_until` the store is on holiday until then: its products stay listed and can not be bought. */
  'sellerStore.save': {
    input: {
      store_id?: number | null;
      version: number;
      image?: string;
      cover?: unknown | string;
      about?: Record<string, string>;
      policies?: unknown | Record<string, string>;
      featured_ids?: unknown;
      city?: string;
      away_until?: unknown | unknown | null;
    };
    data: OwnStore;
  };
  /** Who trades in the store: name, address, register, tax numbers, self-certification, proofs, and what is still missing of it. */
  'sellerTrader.open': {
    input: {
      store_id?: number | null;
    };
    data: OwnTrader;
  };
  /** Who changed what of it, the latest first. */
  'sellerTrader.edits': {
    input: {
      store_id?: number | null;
    };
    data: Array<Edit>;
  };
  /** Says who trades in the store, as this `version` of it was opened; by an owner. Staff see what changed. */
  'sellerTrader.save': {
    input: {
      store_id?: number | null;
      version: number;
      legal_name?: string;
      address_1?: string;
      address_2?: string;
      zip?: string;
      city?: string;
      country?: string;
      trader_phone?: string;
      trader_mail?: unknown;
      register_name?: string;
      register_number?: string;
      unregistered?: boolean;
      tax_number?: string;
      vat_number?: unknown;
      certified?: boolean;
    };
    data: OwnTrader;
  };
  /** Whether the caller’s store is closed, and what stands open there: parcels, money, and what waits to be approved. For its owners. */
  'sellerClosing.read': {
    input: {
      store_id?: number | null;
    };
    data: StoreClosing;
  };
  /** Closes the store, by an owner: it takes no orders any more and is gone from the shop. Open orders go on to their end, what it has earned is paid out, and what it had proposed for flash sales is withdrawn. Its owners open it again within 30 days. */
  'sellerClosing.close': {
    input: {
      store_id?: number | null;
    };
    data: StoreClosing;
  };
  /** Opens a store again that an owner has closed, while they may; one that is open stays so. */
  'sellerClosing.reopen': {
    input: {
      store_id?: number | null;
    };
    data: StoreClosing;
  };
  /** The payouts of the store, the newest first. `q` is a bank’s reference. */
  'sellerPayouts.list': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "amount" | "-amount";
      only?: unknown;
      store_id?: number | null;
      view?: "open" | "paid" | "cancelled";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<Payout>;
      total: number;
      more: boolean;
    };
  };
  /** All payout list that match, as CSV. */
  'sellerPayouts.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "amount" | "-amount";
      only?: unknown;
      store_id?: number | null;
      view?: "open" | "paid" | "cancelled";
    };
    data: Blob;
  };
  /** The invoices and credit notes of the store, and the market’s to it for its commission, the newest first. `q` is a paper’s number or an order’s code. */
  'sellerPapers.list': {
    input: {
      q?: string;
      sort?: "issued_on" | "-issued_on";
      only?: unknown;
      store_id?: number | null;
      view?: "invoice" | "credit-note" | "commission-invoice" | "commission-credit-note";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<Paper>;
      total: number;
      more: boolean;
    };
  };
  /** All paper list that match, as CSV. */
  'sellerPapers.export': {
    input: {
      q?: string;
      sort?: "issued_on" | "-issued_on";
      only?: unknown;
      store_id?: number | null;
      view?: "invoice" | "credit-note" | "commission-invoice" | "commission-credit-note";
    };
    data: Blob;
  };
  /** The lines of the store’s accounts, the newest first: of one of them, and of days by the market’s clocks. `unpaid`: those that are in no payout. `q` is an order’s code. */
  'sellerLedger.list': {
    input: {
      q?: string;
      sort?: "at" | "-at";
      only?: unknown;
      store_id?: number | null;
      view?: "unpaid";
      account?: "store" | "held" | "reserve";
      from?: string | null;
      to?: string | null;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<LedgerLine>;
      total: number;
      more: boolean;
    };
  };
  /** All account lines that match, as CSV. */
  'sellerLedger.export': {
    input: {
      q?: string;
      sort?: "at" | "-at";
      only?: unknown;
      store_id?: number | null;
      view?: "unpaid";
      account?: "store" | "held" | "reserve";
      from?: string | null;
      to?: string | null;
    };
    data: Blob;
  };
  /** What each line of a parcel brought the store: its goods after offers and the store’s own voucher (`base`), and the commission that was taken of it, by the terms of that day. */
  'sellerLedger.earned': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: Array<EarnedLine>;
  };
  /** The caller’s latest application to sell, with all that is asked of it and what was given; names are in the caller’s language. */
  'sellerApplication.find': {
    input: Record<string, unknown>;
    data: OwnApplication;
  };
  /** Gives what is asked of the caller’s waiting application, or another one in its place: the text `said`, or of a multipart form the `file`, a picture (JPEG, PNG, WebP) or a PDF without password, scripts and attachments, at most 5 MB. Staff look at it anew. */
  'sellerApplication.give': {
    input: {
      id: number;
      said?: string;
      file?: Array<string>;
    };
    data: OwnApplication;
  };
  /** A file that the caller gave: a picture (WebP) or a PDF, to be saved. */
  'sellerApplication.file': {
    input: {
      id: number;
    };
    data: Blob;
  };
  /** The parcels of the caller’s store, newest first, 25 a page: of one status, the cancelled ones, or by the beginning of a code. Who runs several stores names one, here and in every call of a seller. */
  'sellerParcel.all': {
    input: {
      store_id?: number | null;
      page?: number;
      status?: number | null;
      cancelled?: boolean;
      q?: string;
      time_zone?: string;
    };
    data: {
      current_page: number;
      data: Array<SoldParcel>;
      first_page_url: string;
      from: number | null;
      last_page: number;
      last_page_url: string;
      links: Array<{
        url: string | null;
        label: string;
        active: boolean;
      }>;
      next_page_url: string | null;
      path: string;
      per_page: number;
      prev_page_url: string | null;
      to: number | null;
      total: number;
      more: boolean;
    };
  };
  /** One parcel of the caller’s store. */
  'sellerParcel.find': {
    input: {
      id: number;
      store_id?: number | null;
      time_zone?: string;
    };
    data: SoldParcel;
  };
  /** Confirms a pending parcel. */
  'sellerParcel.confirm': {
    input: {
      id: number;
      store_id?: number | null;
      note?: string;
      time_zone?: string;
    };
    data: SoldParcel;
  };
  /** Says that a confirmed parcel was picked up. */
  'sellerParcel.pickUp': {
    input: {
      id: number;
      store_id?: number | null;
      note?: string;
      time_zone?: string;
    };
    data: SoldParcel;
  };
  /** Says that a picked up parcel is on its way, with whom and under which number. */
  'sellerParcel.send': {
    input: {
      id: number;
      store_id?: number | null;
      note?: string;
      time_zone?: string;
      carrier?: string;
      number?: string;
    };
    data: SoldParcel;
  };
  /** Says that a parcel on its way was delivered. */
  'sellerParcel.deliver': {
    input: {
      id: number;
      store_id?: number | null;
      note?: string;
      time_zone?: string;
    };
    data: SoldParcel;
  };
  /** Cancels a parcel that is not picked up yet; the buyer reads the note. */
  'sellerParcel.cancel': {
    input: {
      id: number;
      store_id?: number | null;
      note: string;
      time_zone?: string;
    };
    data: SoldParcel;
  };
  /** The parcels of the caller’s store that match: those to work on by when they are due, the others newest first. `q` is the beginning of a code, or what an order is found by: its buyer’s name, a product, a tracking number. */
  'sellerParcels.list': {
    input: {
      store_id?: number | null;
      q?: string;
      sort?: "due_at" | "-due_at";
      only?: unknown;
      view?: "to-confirm" | "to-pack" | "to-send" | "late" | "on-the-way" | "delivered" | "cancelled";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<StoreParcelRow>;
      total: number;
      more: boolean;
    };
  };
  /** All parcels of the store that match, as CSV, the newest first. */
  'sellerParcels.export': {
    input: {
      store_id?: number | null;
      q?: string;
      sort?: "due_at" | "-due_at";
      only?: unknown;
      view?: "to-confirm" | "to-pack" | "to-send" | "late" | "on-the-way" | "delivered" | "cancelled";
    };
    data: Blob;
  };
  /** One parcel of the caller’s store, with when it is due and the cash collected for it. */
  'sellerParcels.open': {
    input: {
      id: number;
      store_id?: number | null;
      time_zone?: string;
    };
    data: StoreParcel;
  };
  /** Cancels some of what is in a parcel before it is picked up, `quantity` of each of the `lines`: their money goes back to the buyer, who reads the `reason`; of an order that is not paid, parcel and order come to that much less. They come back into stock, or with `gone` the stock becomes zero. With the last of them the parcel is cancelled. */
  'sellerParcels.cancelPieces': {
    input: {
      id: number;
      store_id?: number | null;
      lines: Array<{
        id: number;
        quantity: number;
      }>;
      reason: string;
      gone?: boolean;
      time_zone?: string;
    };
    data: StoreParcel;
  };
  /** Takes one step of up to 200 parcels, each by itself: what one is refused does not hold up the others. They are sent with one `carrier`, and each with its own of the `numbers`, in the order of `ids`. */
  'sellerParcels.work': {
    input: {
      store_id?: number | null;
      act: "confirm" | "pick-up" | "send" | "deliver";
      ids?: unknown;
      carrier?: string;
      numbers?: Array<string>;
    };
    data: {
      done: number;
      rows: Array<{
        id: number;
        title: string;
        done: boolean;
        message: string;
      }>;
    };
  };
  /** Packing slips (A4) or address labels (100 × 150 mm) of up to 200 parcels as one PDF, each in the language of its order, with the parcel’s code in bars (Code 128). Those that were cancelled are left out. */
  'sellerParcels.papers': {
    input: {
      store_id?: number | null;
      form: "slip" | "label";
      ids: unknown;
    };
    data: Blob;
  };
  /** The reviews of the store’s products that customers see, the newest first, with what the store answered. `q` is looked for in what they say. */
  'sellerReviews.list': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "rating" | "-rating";
      only?: unknown;
      store_id?: number | null;
      view?: "unanswered" | "answered" | "low";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<StoreReviewRow>;
      total: number;
      more: boolean;
    };
  };
  /** All reviews that match, as CSV. */
  'sellerReviews.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "rating" | "-rating";
      only?: unknown;
      store_id?: number | null;
      view?: "unanswered" | "answered" | "low";
    };
    data: Blob;
  };
  /** Answers a review of the store’s product for everybody to read, or changes the answer; with `answer_seen`, only that one. */
  'sellerReviews.answer': {
    input: {
      id: number;
      store_id?: number | null;
      answer: string;
      answer_seen?: string | null;
    };
    data: null;
  };
  /** How the caller’s store does: its sales, parcels and views of the last days, today included, by days of the market’s time zone, and of as many days before; its products and countries that sold most; where views came from; its service of the last 90 days beside the median of all stores; and its score with what makes it up. Sales are counted every hour (`counted_at`), in the market’s currency. */
  'sellerFigures.read': {
    input: {
      store_id?: number | null;
      days?: "7" | "30" | "90";
    };
    data: SellerFigures;
  };
  /** What waits in the caller’s store: how many parcels for each step, and how many of all are late; each is counted to 10000. */
  'sellerToday.read': {
    input: {
      store_id?: number | null;
    };
    data: {
      parcels: WaitingParcels | null;
      left: Array<"logo" | "cover" | "about" | "policies" | "trader" | "payee" | "shipping" | "product" | "facts">;
    };
  };
  /** A product of the caller’s store as it is on sale, and which proposal of it is open. */
  'sellerProduct.find': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OwnProduct;
  };
  /** Which rules the store’s products can have: the market’s and its own. */
  'sellerProduct.rules': {
    input: {
      store_id?: number | null;
    };
    data: {
      tax_rules: Array<{
        id: number;
        title: string;
      }>;
      shipping_rules: Array<{
        id: number;
        title: string;
      }>;
      bundle_deals: Array<{
        id: number;
        title: string;
      }>;
    };
  };
  /** Keeps a picture for the store’s proposals and answers its name. `image` of a multipart form: JPEG, PNG, WebP or GIF by its content, up to 10 MB and 50 megapixels. */
  'sellerProduct.upload': {
    input: {
      store_id?: number | null;
      image?: Array<string>;
    };
    data: {
      name: string;
      width: number;
      height: number;
    };
  };
  /** Sets prices and stock of a product on sale; it is so at once and waits for nobody. A price of none is the product’s own; `stock` is what it shall be, seen when it was `stock_seen`. */
  'sellerProduct.offer': {
    input: {
      id: number;
      store_id?: number | null;
      version: number;
      selling?: string;
      offered?: string;
      variants?: Array<{
        id: number;
        price: string;
        stock?: number;
        stock_seen?: number;
      }>;
    };
    data: OwnProduct;
  };
  /** What the store has proposed, newest first, 25 a page: of one state, or all. */
  'sellerProduct.proposals': {
    input: {
      store_id?: number | null;
      page?: number;
      state?: "draft" | "sent" | "approved" | "refused" | "withdrawn";
    };
    data: {
      current_page: number;
      data: Array<OwnProposalRow>;
      first_page_url: string;
      from: number | null;
      last_page: number;
      last_page_url: string;
      links: Array<{
        url: string | null;
        label: string;
        active: boolean;
      }>;
      next_page_url: string | null;
      path: string;
      per_page: number;
      prev_page_url: string | null;
      to: number | null;
      total: number;
      more: boolean;
    };
  };
  /** One proposal with all that is proposed, and why the market refused it. */
  'sellerProduct.proposal': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OwnProposal;
  };
  /** Proposes a new product, or with `product_id` a change of one as its `product_version` was opened; with `id` saves an open proposal of this `version` again, also a refused one. A draft until `send`; then the market decides, or at once for a trusted store. What is on sale stays as it is until then. */
  'sellerProduct.propose': {
    input: {
      id?: number | null;
      version?: number | null;
      store_id?: number | null;
      product_id?: number | null;
      product_version?: number | null;
      send?: boolean;
      category_id?: number | null;
      brand_id?: number | null;
      tax_rule_id?: number | null;
      shipping_rule_id?: number | null;
      bundle_deal_id?: number | null;
      tag_ids?: unknown;
      title?: Record<string, string>;
      overview?: Record<string, string>;
      description?: Record<string, string>;
      unit?: Record<string, string>;
      meta_title?: Record<string, string>;
      meta_description?: Record<string, string>;
      selling?: string;
      offered?: string;
      image?: string;
      image_alt?: Record<string, string>;
      images?: Array<{
        image: string;
        value_ids: unknown;
        alt: Record<string, string>;
      }>;
      video?: string;
      video_thumb?: string;
      warranty?: boolean;
      refundable?: boolean;
      gtin?: unknown;
      mpn?: string;
      condition?: unknown;
      origin?: string;
      hs_code?: unknown;
      model?: string;
      maker_name?: string;
      maker_address?: string;
      maker_country?: string;
      maker_contact?: string;
      responsible_name?: string;
      responsible_address?: string;
      responsible_contact?: string;
      warnings?: Record<string, string>;
      variants?: Array<{
        choice: Array<{
          attribute_id: number;
          value_id: number;
        }>;
        sku: string;
        price: string;
        weight: number | null;
        stock: number | null;
        stock_seen: number | null;
      }>;
    };
    data: OwnProposal;
  };
  /** Takes back an open proposal for good. */
  'sellerProduct.withdraw': {
    input: {
      id: number;
      store_id?: number | null;
      version: number;
    };
    data: OwnProposal;
  };
  /** The products of the store, also those that the market has not approved yet: a page of those that match, and how many there are. A view of `draft`, `sent` or `refused` has those of which such a change is open, too. `q` is words in any language, a SKU or an id. */
  'sellerShelf.list': {
    input: {
      q?: string;
      sort?: "price" | "-price" | "lowest" | "-lowest" | "updated_at" | "-updated_at";
      only?: unknown;
      store_id?: number | null;
      view?: "live" | "draft" | "sent" | "refused" | "hidden" | "archived" | "low" | "out" | "facts";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<ShelfRow>;
      total: number;
      more: boolean;
    };
  };
  /** All products that match, as CSV. */
  'sellerShelf.export': {
    input: {
      q?: string;
      sort?: "price" | "-price" | "lowest" | "-lowest" | "updated_at" | "-updated_at";
      only?: unknown;
      store_id?: number | null;
      view?: "live" | "draft" | "sent" | "refused" | "hidden" | "archived" | "low" | "out" | "facts";
    };
    data: Blob;
  };
  /** Takes a product out of the shop at once; it keeps everything, and can be brought back. */
  'sellerShelf.archive': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: ShelvedProduct;
  };
  /** Brings an archived product back; one that the market hides stays hidden. */
  'sellerShelf.bringBack': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: ShelvedProduct;
  };
  /** Archives up to 200 products, or brings them back (`archived` false), each by itself: what one is refused does not hold up the others. */
  'sellerShelf.archiveMany': {
    input: {
      store_id?: number | null;
      ids?: unknown;
      archived?: boolean;
    };
    data: {
      done: number;
      rows: Array<{
        id: number;
        done: boolean;
        message: string;
      }>;
    };
  };
  /** Begins a draft of a new product with all that this one says, but SKUs and stock. Sent again with its `idempotency_key`, it is the same draft. */
  'sellerShelf.duplicate': {
    input: {
      id: number;
      store_id?: number | null;
      idempotency_key?: string;
    };
    data: OwnProposal;
  };
  /** The categories that customers see, each after the one that it stands below. */
  'sellerChoice.categories': {
    input: {
      store_id?: number | null;
    };
    data: Array<CategoryChoice>;
  };
  /** The brands that customers see, by name. */
  'sellerChoice.brands': {
    input: {
      store_id?: number | null;
      q?: string;
      only?: unknown;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<NamedChoice>;
      total: number;
      more: boolean;
    };
  };
  /** The tags that products can have, by name. */
  'sellerChoice.tags': {
    input: {
      store_id?: number | null;
      q?: string;
      only?: unknown;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<NamedChoice>;
      total: number;
      more: boolean;
    };
  };
  /** The attributes that variants can differ by, by name. */
  'sellerChoice.attributes': {
    input: {
      store_id?: number | null;
      q?: string;
      only?: unknown;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<NamedChoice>;
      total: number;
      more: boolean;
    };
  };
  /** An attribute with its values in their order. */
  'sellerChoice.attribute': {
    input: {
      store_id?: number | null;
      id: number;
    };
    data: AttributeChoice;
  };
  /** The imports of the store’s people, the newest first; `q` looks in the names of files. */
  'sellerImport.list': {
    input: {
      store_id?: number | null;
      q?: string;
      sort?: "at" | "-at";
      view?: "done" | "undone" | "waiting";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<ImportRow>;
      total: number;
      more: boolean;
    };
  };
  /** Keeps a CSV file of products for the store, and answers what it seems to be. `file` of a multipart form, up to 10 MB, plain or packed with gzip (then up to 200 MB of CSV); it is removed after 14 days. Nothing of it is written yet. `language`: the one its texts are in; the shop’s first without it. What comes in goes by the rules of proposals: prices and stock are so at once, new products and other changes wait for the market, but in a trusted store. A product is known by its SKUs. */
  'sellerImport.upload': {
    input: {
      store_id?: number | null;
      file?: Array<string>;
      language?: string;
    };
    data: OpenedImport;
  };
  /** All products of the store that were approved once as CSV in our own form: every field, texts in every language. Brought in again as it is, it changes nothing. */
  'sellerImport.catalogue': {
    input: {
      store_id?: number | null;
    };
    data: Blob;
  };
  /** One import: its columns, how far it is, and what came of it. */
  'sellerImport.open': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OpenedImport;
  };
  /** Says as what each column of the file is read, in the file’s order; null leaves one out. */
  'sellerImport.columns': {
    input: {
      id: number;
      store_id?: number | null;
      columns: Array<string | null>;
    };
    data: OpenedImport;
  };
  /** Begins a dry run: everything is done, counted and taken back. */
  'sellerImport.try': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OpenedImport;
  };
  /** Begins the import, or goes on with one that was stopped. */
  'sellerImport.run': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OpenedImport;
  };
  /** Ends a run or a dry run after the products that it has in hand. What came in stays. */
  'sellerImport.stop': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OpenedImport;
  };
  /** The rows that stayed out of the last run or dry run, as the file has them, each with the reason in the caller’s language: the first 10,000. */
  'sellerImport.badRows': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: Blob;
  };
  /** Begins to take an import back, as a whole. */
  'sellerImport.undo': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OpenedImport;
  };
  /** The keys of the store, the latest first; also those that are over. */
  'sellerKey.all': {
    input: {
      store_id?: number | null;
    };
    data: Array<ApiKey>;
  };
  /** Makes a key of the store with scopes that its maker has there; it never may more than they may later, and opens no other store. `secret` is the key itself, answered this once: send it as the bearer of `seller/…` calls. `ends_at` empty: until it is revoked. */
  'sellerKey.make': {
    input: {
      store_id?: number | null;
      name: string;
      scopes: unknown;
      ends_at?: unknown | null;
    };
    data: {
      key: ApiKey;
      secret: string;
    };
  };
  /** Ends a key of the store at once, for good. */
  'sellerKey.revoke': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: ApiKey;
  };
  /** What the store sells, a row for each variant, product by product: a page of those that match, and how many there are. Those of archived products are left out. `q` is words in any language, the beginning of a SKU, or the id of a product. */
  'sellerInventory.list': {
    input: {
      q?: string;
      sort?: "sku" | "-sku" | "stock" | "-stock" | "product_id" | "-product_id";
      only?: unknown;
      store_id?: number | null;
      view?: "low" | "out" | "no-sku";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<OwnInventoryRow>;
      total: number;
      more: boolean;
    };
  };
  /** All inventory that match, as CSV. */
  'sellerInventory.export': {
    input: {
      q?: string;
      sort?: "sku" | "-sku" | "stock" | "-stock" | "product_id" | "-product_id";
      only?: unknown;
      store_id?: number | null;
      view?: "low" | "out" | "no-sku";
    };
    data: Blob;
  };
  /** Sets prices and stock by SKU, at once, up to 10,000 rows; what is left out of a row stays. Each row is done or refused by itself, and answered in its place. `price` is what it costs outside a flash sale: of a product without options it is the product’s. `prices` instead brings back the `prices_were` of an answer, a reduction included. `stock` is what it shall be; with `stock_seen` the difference to that counts, so that what was sold meanwhile stays sold. Sent again with its `idempotency_key`, no item is moved twice. */
  'sellerInventory.set': {
    input: {
      store_id?: number | null;
      idempotency_key?: string;
      rows: Array<{
        sku?: string | number | null;
        price?: string | number | null;
        prices?: {
          own?: string | number | null;
          selling?: string | number | null;
          offered?: string | number | null;
        } | null;
        stock?: string | number | null;
        stock_seen?: string | number | null;
      }>;
    };
    data: {
      set: number;
      unchanged: number;
      refused: number;
      rows: Array<InventorySetRow>;
    };
  };
  /** The products of the store that customers see, the newest first. */
  'sellerOwnChoice.products': {
    input: {
      store_id?: number | null;
      q?: string;
      only?: unknown;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<OwnProductChoice>;
      total: number;
      more: boolean;
    };
  };
  /** The categories that customers see, by name. */
  'sellerOwnChoice.categories': {
    input: {
      store_id?: number | null;
      q?: string;
      only?: unknown;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<OwnCategoryChoice>;
      total: number;
      more: boolean;
    };
  };
  /** The flash sales that stores can propose products for now, the first to close first. */
  'sellerEnrolment.sales': {
    input: {
      store_id?: number | null;
    };
    data: Array<OpenSale>;
  };
  /** What the store proposed for flash sales, newest first, 25 a page: of one state, of one sale, or all, with what was sold. */
  'sellerEnrolment.list': {
    input: {
      store_id?: number | null;
      page?: number;
      state?: "sent" | "approved" | "refused" | "withdrawn" | "removed" | "lapsed";
      sale?: number | null;
    };
    data: {
      current_page: number;
      data: Array<OwnEnrolment>;
      first_page_url: string;
      from: number | null;
      last_page: number;
      last_page_url: string;
      links: Array<{
        url: string | null;
        label: string;
        active: boolean;
      }>;
      next_page_url: string | null;
      path: string;
      per_page: number;
      prev_page_url: string | null;
      to: number | null;
      total: number;
      more: boolean;
    };
  };
  /** One of them. */
  'sellerEnrolment.find': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OwnEnrolment;
  };
  /** Proposes a product of the store for a flash sale that is open for it: its price there, how many are sold at it, and how many to one customer. The market decides. */
  'sellerEnrolment.propose': {
    input: {
      store_id?: number | null;
      sale_id: number;
      product_id: number;
      price?: string;
      quota: number;
      per_customer?: number;
    };
    data: OwnEnrolment;
  };
  /** Changes one that waits, as this `version` was seen, while its sale is open for it. */
  'sellerEnrolment.change': {
    input: {
      id: number;
      store_id?: number | null;
      version: number;
      price?: string;
      quota: number;
      per_customer?: number;
    };
    data: OwnEnrolment;
  };
  /** Takes one back that waits, while its sale is open for it. */
  'sellerEnrolment.withdraw': {
    input: {
      id: number;
      store_id?: number | null;
      version: number;
    };
    data: OwnEnrolment;
  };
  /** The vouchers that the store pays for, the newest first. `q` is looked for in their codes and names. */
  'sellerVouchers.list': {
    input: {
      q?: string;
      sort?: "code" | "-code" | "used" | "-used" | "end_at" | "-end_at";
      only?: unknown;
      store_id?: number | null;
      view?: "live" | "planned" | "used-up" | "over" | "off";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<OwnVoucherRow>;
      total: number;
      more: boolean;
    };
  };
  /** All vouchers that match, as CSV. */
  'sellerVouchers.export': {
    input: {
      q?: string;
      sort?: "code" | "-code" | "used" | "-used" | "end_at" | "-end_at";
      only?: unknown;
      store_id?: number | null;
      view?: "live" | "planned" | "used-up" | "over" | "off";
    };
    data: Blob;
  };
  /** One of them with all that can be edited, its version, and what it has cost. */
  'sellerVouchers.open': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OpenedOwnVoucher;
  };
  /** Who changed what of one of them, the latest first. */
  'sellerVouchers.edits': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: Array<Edit>;
  };
  /** Makes a voucher that the store pays for (no `id`), or saves one as the `version` that was opened. It counts for the store’s own goods: all, these products, or those of these categories. */
  'sellerVouchers.save': {
    input: {
      id?: number | null;
      store_id?: number | null;
      version?: number | null;
      title?: Record<string, string>;
      code: string;
      kind: "percent" | "flat";
      amount?: string;
      capped_price?: string;
      min_spend?: string;
      start_at: unknown;
      end_at: unknown;
      usage_limit: number;
      limit_per_customer: number;
      product_ids?: unknown;
      category_ids?: unknown;
      listed?: boolean;
      public?: boolean;
    };
    data: OpenedOwnVoucher;
  };
  /** Ends one of them now: orders that have it keep it, and nobody uses it any more. */
  'sellerVouchers.end': {
    input: {
      id: number;
      store_id?: number | null;
      version: number;
    };
    data: OpenedOwnVoucher;
  };
  /** Deletes one of them that no order has. */
  'sellerVouchers.delete': {
    input: {
      id: number;
      store_id?: number | null;
      version: number;
    };
    data: null;
  };
  /** The shipping rules that the store’s products can have: its own, then the market’s. */
  'sellerShipping.list': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "places" | "-places";
      only?: unknown;
      store_id?: number | null;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<StoreShippingRow>;
      total: number;
      more: boolean;
    };
  };
  /** All shipping rules that match, as CSV. */
  'sellerShipping.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "places" | "-places";
      only?: unknown;
      store_id?: number | null;
    };
    data: Blob;
  };
  /** A shipping rule of the store or of the market with the places that it ships to; `products`: how many of the store have it. */
  'sellerShipping.open': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OpenedStoreShipping;
  };
  /** Who changed what of one of the store’s, the latest first. */
  'sellerShipping.edits': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: Array<Edit>;
  };
  /** Makes a shipping rule of the store (no `id`), or saves one as the `version` that was opened. */
  'sellerShipping.save': {
    input: {
      id?: number | null;
      store_id?: number | null;
      version?: number | null;
      title?: Record<string, string>;
      single_price?: boolean;
      places: Array<{
        country: string;
        state: string;
        price: string;
        day_needed: number;
        pickup_point: boolean;
        pickup_price: string;
        pickup_phone: string;
        pickup_address_line_1: string;
        pickup_address_line_2: string;
        pickup_zip: string;
        pickup_city: string;
        pickup_state: string;
        pickup_country: string;
      }>;
    };
    data: OpenedStoreShipping;
  };
  /** Deletes a shipping rule of the store that no product has. */
  'sellerShipping.delete': {
    input: {
      id: number;
      store_id?: number | null;
      version: number;
    };
    data: null;
  };
  /** Who works for the store, by name: a page of those that match, and how many there are. */
  'sellerPeople.list': {
    input: {
      q?: string;
      sort?: "name" | "-name" | "created_at" | "-created_at" | "seen_at" | "-seen_at";
      only?: unknown;
      store_id?: number | null;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<StorePerson>;
      total: number;
      more: boolean;
    };
  };
  /** All people that match, as CSV. */
  'sellerPeople.export': {
    input: {
      q?: string;
      sort?: "name" | "-name" | "created_at" | "-created_at" | "seen_at" | "-seen_at";
      only?: unknown;
      store_id?: number | null;
    };
    data: Blob;
  };
  /** One of them. */
  'sellerPeople.open': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: StorePerson;
  };
  /** Gives somebody another role, that may do no more than the caller. Only owners make owners; one is left at any time. */
  'sellerPeople.appoint': {
    input: {
      id: number;
      store_id?: number | null;
      role: "owner" | "manager" | "packer" | "accountant" | "own";
      own_role?: number | null;
    };
    data: StorePerson;
  };
  /** Lets somebody go: from then on they can do nothing in the store. The last owner stays. */
  'sellerPeople.dismiss': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: null;
  };
  /** Who was invited to work for the store and has not answered, the latest first. */
  'sellerPeople.invitations': {
    input: {
      store_id?: number | null;
    };
    data: Array<StoreInvitation>;
  };
  /** Mails a link by which somebody takes a role in the store, good for three days; a second one for the same address ends the first. */
  'sellerPeople.invite': {
    input: {
      store_id?: number | null;
      email: string;
      role: "owner" | "manager" | "packer" | "accountant" | "own";
      own_role?: number | null;
    };
    data: StoreInvitation;
  };
  /** Takes an invitation back: its link is good for nothing from now on. */
  'sellerPeople.withdraw': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: null;
  };
  /** The roles that the store can give, with what each may do: its own have an `id`. */
  'sellerRole.all': {
    input: {
      store_id?: number | null;
    };
    data: Array<StoreRoleRow>;
  };
  /** One of the store’s own, and its version. */
  'sellerRole.open': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OpenedStoreRole;
  };
  /** Who changed what of one of them, the latest first. */
  'sellerRole.edits': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: Array<Edit>;
  };
  /** Makes a role (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'sellerRole.save': {
    input: {
      id?: number | null;
      store_id?: number | null;
      version?: number | null;
      name: string;
      permissions?: unknown;
    };
    data: OpenedStoreRole;
  };
  /** Deletes a role that nobody has and nobody is invited to. */
  'sellerRole.delete': {
    input: {
      id: number;
      store_id?: number | null;
      version: number;
    };
    data: null;
  };
  /** Who did what in the store, the latest first; narrowed by who it was (their account) and by words of at least three letters: a page, and how much there is (counted to 10,000, or there is `more`). */
  'sellerLog.list': {
    input: {
      q?: string;
      sort?: "at" | "-at";
      only?: unknown;
      store_id?: number | null;
      who?: number;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<StoreDeed>;
      total: number;
      more: boolean;
    };
  };
  /** All log that match, as CSV. */
  'sellerLog.export': {
    input: {
      q?: string;
      sort?: "at" | "-at";
      only?: unknown;
      store_id?: number | null;
      who?: number;
    };
    data: Blob;
  };
  /** The parcels of every store, or of one, newest first, 25 a page. */
  'parcel.all': {
    input: {
      store_id?: number | null;
      page?: number;
      status?: number | null;
      cancelled?: boolean;
      q?: string;
      time_zone?: string;
    };
    data: {
      current_page: number;
      data: Array<SoldParcel>;
      first_page_url: string;
      from: number | null;
      last_page: number;
      last_page_url: string;
      links: Array<{
        url: string | null;
        label: string;
        active: boolean;
      }>;
      next_page_url: string | null;
      path: string;
      per_page: number;
      prev_page_url: string | null;
      to: number | null;
      total: number;
      more: boolean;
    };
  };
  /** One parcel. */
  'parcel.find': {
    input: {
      id: number;
      time_zone?: string;
    };
    data: SoldParcel;
  };
  /** Confirms a pending parcel. */
  'parcel.confirm': {
    input: {
      id: number;
      note?: string;
      time_zone?: string;
    };
    data: SoldParcel;
  };
  /** Says that a confirmed parcel was picked up. */
  'parcel.pickUp': {
    input: {
      id: number;
      note?: string;
      time_zone?: string;
    };
    data: SoldParcel;
  };
  /** Says that a picked up parcel is on its way, with whom and under which number. */
  'parcel.send': {
    input: {
      id: number;
      note?: string;
      time_zone?: string;
      carrier?: string;
      number?: string;
    };
    data: SoldParcel;
  };
  /** Says that a parcel on its way was delivered. */
  'parcel.deliver': {
    input: {
      id: number;
      note?: string;
      time_zone?: string;
    };
    data: SoldParcel;
  };
  /** Cancels a parcel that is not picked up yet; the buyer reads the note. */
  'parcel.cancel': {
    input: {
      id: number;
      note: string;
      time_zone?: string;
    };
    data: SoldParcel;
  };
  /** Applications to sell, newest first: without a view those whose address is proven; `q` is a part of the store’s name, or of the applicant’s name or address. `to-check`: something was given that nobody has looked at; `asked`: the applicant is to give something again. */
  'application.list': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at";
      only?: unknown;
      view?: "received" | "to-check" | "asked" | "approved" | "refused" | "unverified" | "all";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<Application>;
      total: number;
      more: boolean;
    };
  };
  /** All applications that match, as CSV. */
  'application.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at";
      only?: unknown;
      view?: "received" | "to-check" | "asked" | "approved" | "refused" | "unverified" | "all";
    };
    data: Blob;
  };
  /** Opens the store of an application; the applicant owns it. Refused while something that is required was not checked, unless `despite` says so; the activity log keeps what it was. */
  'application.approve': {
    input: {
      id: number;
      despite?: boolean;
    };
    data: Application;
  };
  /** Refuses an application; the applicant reads the reason. */
  'application.refuse': {
    input: {
      id: number;
      reason: string;
    };
    data: Application;
  };
  /** All that is asked of an application, with what was given and who looked at it. */
  'applicationCheck.items': {
    input: {
      id: number;
    };
    data: Array<ApplicationItem>;
  };
  /** A file that an applicant gave: a picture (WebP) or a PDF, to be saved. */
  'applicationCheck.file': {
    input: {
      id: number;
      requirement_id: number;
    };
    data: Blob;
  };
  /** Writes down that what was given was `checked`, or takes that back; refused if it is another one by now than the `version` that was seen. */
  'applicationCheck.check': {
    input: {
      id: number;
      requirement_id: number;
      version: number;
      checked?: boolean;
    };
    data: Array<ApplicationItem>;
  };
  /** Asks for an item again, or for one that is missing: the applicant reads the reason by email, with a link to where they give it. */
  'applicationCheck.ask': {
    input: {
      id: number;
      requirement_id: number;
      version: number;
      reason: string;
    };
    data: Array<ApplicationItem>;
  };
  /** A store with who runs it, the owners first. */
  'staffedStore.find': {
    input: {
      id: number;
    };
    data: StaffedStore;
  };
  /** Suspends a store: it and its products are gone from the shop at once; its owners read the reason. */
  'staffedStore.suspend': {
    input: {
      id: number;
      reason: string;
    };
    data: StaffedStore;
  };
  /** Opens a suspended store again. */
  'staffedStore.reinstate': {
    input: {
      id: number;
    };
    data: StaffedStore;
  };
  /** Closes a store: it takes no orders any more and is gone from the shop, its open orders go on to their end, and what it has earned is paid out; its owners read the reason. */
  'staffedStore.close': {
    input: {
      id: number;
      reason: string;
    };
    data: StaffedStore;
  };
  /** Opens a closed store again, whoever has closed it. */
  'staffedStore.reopen': {
    input: {
      id: number;
    };
    data: StaffedStore;
  };
  /** Says whether what a store proposes from now on goes live at once; what waits already is decided one by one. */
  'staffedStore.trust': {
    input: {
      id: number;
      trusted?: boolean;
    };
    data: StaffedStore;
  };
  /** Who works for the market. */
  'staff.all': {
    input: Record<string, unknown>;
    data: Array<StaffMember>;
  };
  /** Gives an account a role, or another one, that may do no more than the caller. An owner is left at any time. */
  'staff.appoint': {
    input: {
      email: string;
      role: string;
    };
    data: StaffMember;
  };
  /** Takes somebody’s role away and signs them out. The last owner stays. */
  'staff.dismiss': {
    input: {
      account_id: number;
    };
    data: null;
  };
  /** What is done of the set-up. `database_fixed`: DATABASE_URL names the database; `mail`: SMTP_URL is set. POST keeps the code out of addresses. */
  'install.configured': {
    input: {
      code: string;
    };
    data: {
      configured: boolean;
      database: boolean;
      writable: boolean;
      owner: boolean;
      database_fixed: boolean;
      mail: boolean;
    };
  };
  /** Makes the folders that Souk writes to, and says of each whether it can. */
  'install.setPermission': {
    input: {
      code: string;
    };
    data: Array<{
      folder: "data" | "media";
      writable: boolean;
    }>;
  };
  /** Tests a PostgreSQL, brings it to the newest migration, and stores its address for the next start. Refused where DATABASE_URL names one. */
  'install.setDatabase': {
    input: {
      code: string;
      database_url: string;
    };
    data: {
      migrations: number;
    };
  };
  /** Sends a letter at once: by SMTP_URL, where that is set, and else by the server in `mail`, refused beside the field that is wrong. `said`: what that of SMTP_URL answered instead. */
  'install.testMail': {
    input: {
      code: string;
      email: string;
      mail?: {
        host: string;
        port: number;
        security: "tls" | "starttls" | "none";
        username: string;
        password: string;
        sender_name: string;
        sender_address: string;
      };
    };
    data: {
      sent: boolean;
      said: string;
    };
  };
  /** Keeps the site’s logo until `install/finish` names it; `image` of a multipart form. */
  'install.logo': {
    input: {
      code: string;
      image?: Array<string>;
    };
    data: {
      name: string;
      width: number;
      height: number;
    };
  };
  /** Makes the settings, the languages and the owner, all or nothing, and opens the market. `content` demo: it is filled with the demo’s stores and products meanwhile. `mail`: the server that email goes out by. */
  'install.finish': {
    input: {
      code: string;
      languages: Array<"en" | "fr" | "ar" | "tr" | "hi">;
      country: string;
      currency: string;
      site_name?: string;
      logo?: string;
      name: string;
      email: string;
      password: string;
      mail?: {
        host: string;
        port: number;
        security: "tls" | "starttls" | "none";
        username: string;
        password: string;
        sender_name: string;
        sender_address: string;
      };
      content?: "empty" | "demo";
    };
    data: null;
  };
  /** To what the link of a letter invites; refused when it is over. */
  'invitation.find': {
    input: {
      word: string;
    };
    data: {
      email: string;
      has_account: boolean;
      market: string;
      store: {
        id: number;
        name: string;
      } | null;
      invited_by: string;
    };
  };
  /** Takes the role: with the password of the account, or with a name and a password for a new one. Signs nobody in; answers the address to sign in with. */
  'invitation.accept': {
    input: {
      word: string;
      name?: string;
      password: string;
    };
    data: {
      email: string;
    };
  };
  /** How far the demo’s things are, in hundredths, if the set-up asked for them. */
  'demoFill.state': {
    input: Record<string, unknown>;
    data: {
      state: "none" | "filling" | "filled" | "failed";
      percent: number;
    };
  };
  /** Who works here, what they may do, and what their screens know of the market. */
  'adminDesk.me': {
    input: Record<string, unknown>;
    data: {
      id: number;
      name: string;
      email: string;
      role: string;
      permissions: Array<string>;
      owes: boolean;
      granters: Array<string>;
      market: {
        name: string;
        currency: string;
        currency_exponent: number;
        default_country: string;
        time_zone: string;
        eu_pack: boolean;
        languages: Array<{
          code: string;
          name: string;
          direction: "ltr" | "rtl";
          is_default: boolean;
          enabled: boolean;
        }>;
      };
    };
  };
  /** Who did what, the latest first; narrowed by who it was (their account), the kind of thing, days in the marketplace’s zone, and words of at least three letters. */
  'adminAudit.list': {
    input: {
      q?: string;
      who?: number;
      noun?: string;
      from?: string | null;
      until?: string | null;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<Deed>;
      total: number;
      more: boolean;
    };
  };
  /** One of them, by the number that the list gives it. */
  'adminAudit.open': {
    input: {
      deed: string;
    };
    data: Deed;
  };
  /** The keys of programs, the latest first; also those that are over. */
  'adminApiKey.all': {
    input: Record<string, unknown>;
    data: Array<ApiKey>;
  };
  /** Makes a key with scopes that its maker has; it never may more than they may later, and nothing while they owe a second factor. `secret` is the key itself, answered this once: send it as the bearer of `admin/…` calls. `ends_at` empty: until it is revoked. */
  'adminApiKey.make': {
    input: {
      name: string;
      scopes: unknown;
      ends_at?: unknown | null;
    };
    data: {
      key: ApiKey;
      secret: string;
    };
  };
  /** Ends a key at once, for good. */
  'adminApiKey.revoke': {
    input: {
      id: number;
    };
    data: ApiKey;
  };
  /** The banners: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminBanner.list': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "type" | "-type" | "shown_from" | "-shown_from" | "shown_until" | "-shown_until";
      only?: unknown;
      view?: "live" | "planned" | "over" | "hidden" | "gap";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<BannerRow>;
      total: number;
      more: boolean;
    };
  };
  /** All banners that match, as CSV. */
  'adminBanner.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "type" | "-type" | "shown_from" | "-shown_from" | "shown_until" | "-shown_until";
      only?: unknown;
      view?: "live" | "planned" | "over" | "hidden" | "gap";
    };
    data: Blob;
  };
  /** One banner with all that can be edited, in every language, and its version. */
  'adminBanner.open': {
    input: {
      id: number;
    };
    data: OpenedBanner;
  };
  /** Who changed what of one banner, the latest first; also after it was deleted. */
  'adminBanner.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a banner (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminBanner.save': {
    input: {
      id?: number | null;
      version?: number | null;
      type: number;
      title?: Record<string, string>;
      detail?: Record<string, string>;
      action?: Record<string, string>;
      image?: string;
      image_alt?: Record<string, string>;
      ground: string;
      source_type: number;
      source_ids?: unknown;
      url?: string;
      shown_from?: unknown | null;
      shown_until?: unknown | null;
      public?: boolean;
      closable?: boolean;
      first_order?: boolean;
    };
    data: OpenedBanner;
  };
  /** Deletes a banner that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminBanner.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a banner back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminBanner.restore': {
    input: {
      id: number;
    };
    data: OpenedBanner;
  };
  /** Does one act to many banners, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminBanner.bulk': {
    input: {
      act: "show" | "hide" | "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "live" | "planned" | "over" | "hidden" | "gap";
      } | null;
      run?: number | null;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many banners it would be, and what would change of the first 5: done, and taken back. */
  'adminBanner.tryBulk': {
    input: {
      act: "show" | "hide" | "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "live" | "planned" | "over" | "hidden" | "gap";
      } | null;
      run?: number | null;
    };
    data: BulkTrial;
  };
  /** The brands: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminBrand.list': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "products" | "-products";
      only?: unknown;
      view?: "public" | "hidden" | "unused" | "gap";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<BrandRow>;
      total: number;
      more: boolean;
    };
  };
  /** All brands that match, as CSV. */
  'adminBrand.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "products" | "-products";
      only?: unknown;
      view?: "public" | "hidden" | "unused" | "gap";
    };
    data: Blob;
  };
  /** One brand with all that can be edited, in every language, and its version. */
  'adminBrand.open': {
    input: {
      id: number;
    };
    data: OpenedBrand;
  };
  /** Who changed what of one brand, the latest first; also after it was deleted. */
  'adminBrand.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a brand (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminBrand.save': {
    input: {
      id?: number | null;
      version?: number | null;
      title?: Record<string, string>;
      slug?: string;
      slugs?: unknown | Record<string, string>;
      image?: string;
      featured?: boolean;
      public?: boolean;
    };
    data: OpenedBrand;
  };
  /** Deletes a brand that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminBrand.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a brand back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminBrand.restore': {
    input: {
      id: number;
    };
    data: OpenedBrand;
  };
  /** Does one act to many brands, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminBrand.bulk': {
    input: {
      act: "show" | "hide" | "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "public" | "hidden" | "unused" | "gap";
      } | null;
      run?: number | null;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many brands it would be, and what would change of the first 5: done, and taken back. */
  'adminBrand.tryBulk': {
    input: {
      act: "show" | "hide" | "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "public" | "hidden" | "unused" | "gap";
      } | null;
      run?: number | null;
    };
    data: BulkTrial;
  };
  /** Gives all that has a brand (its products, and the banners, slides and rules that name it) another one, `into`, and deletes it for good; its address leads there from then on. Refused if somebody has saved another `version` of it since. Answers the one that stays. */
  'adminBrandMerge.merge': {
    input: {
      id: number;
      version: number;
      into: number;
    };
    data: OpenedBrand;
  };
  /** The attributes: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminAttribute.list': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "values" | "-values" | "products" | "-products";
      only?: unknown;
      view?: "unused" | "gap";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<AttributeRow>;
      total: number;
      more: boolean;
    };
  };
  /** All attributes that match, as CSV. */
  'adminAttribute.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "values" | "-values" | "products" | "-products";
      only?: unknown;
      view?: "unused" | "gap";
    };
    data: Blob;
  };
  /** One attribute with all that can be edited, in every language, and its version. */
  'adminAttribute.open': {
    input: {
      id: number;
    };
    data: OpenedAttribute;
  };
  /** Who changed what of one attribute, the latest first; also after it was deleted. */
  'adminAttribute.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a attribute (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminAttribute.save': {
    input: {
      id?: number | null;
      version?: number | null;
      title?: Record<string, string>;
      slug?: string;
      values?: Array<{
        id: number | null;
        title: Record<string, string>;
      }>;
    };
    data: OpenedAttribute;
  };
  /** Deletes a attribute that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminAttribute.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a attribute back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminAttribute.restore': {
    input: {
      id: number;
    };
    data: OpenedAttribute;
  };
  /** Does one act to many attributes, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminAttribute.bulk': {
    input: {
      act: "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "unused" | "gap";
      } | null;
      run?: number | null;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many attributes it would be, and what would change of the first 5: done, and taken back. */
  'adminAttribute.tryBulk': {
    input: {
      act: "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "unused" | "gap";
      } | null;
      run?: number | null;
    };
    data: BulkTrial;
  };
  /** The tags: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminTag.list': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "products" | "-products";
      only?: unknown;
      view?: "unused" | "gap";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<TagRow>;
      total: number;
      more: boolean;
    };
  };
  /** All tags that match, as CSV. */
  'adminTag.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "products" | "-products";
      only?: unknown;
      view?: "unused" | "gap";
    };
    data: Blob;
  };
  /** One tag with all that can be edited, in every language, and its version. */
  'adminTag.open': {
    input: {
      id: number;
    };
    data: OpenedTag;
  };
  /** Who changed what of one tag, the latest first; also after it was deleted. */
  'adminTag.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a tag (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminTag.save': {
    input: {
      id?: number | null;
      version?: number | null;
      title?: Record<string, string>;
    };
    data: OpenedTag;
  };
  /** Deletes a tag that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminTag.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a tag back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminTag.restore': {
    input: {
      id: number;
    };
    data: OpenedTag;
  };
  /** Does one act to many tags, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminTag.bulk': {
    input: {
      act: "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "unused" | "gap";
      } | null;
      run?: number | null;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many tags it would be, and what would change of the first 5: done, and taken back. */
  'adminTag.tryBulk': {
    input: {
      act: "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "unused" | "gap";
      } | null;
      run?: number | null;
    };
    data: BulkTrial;
  };
  /** The collections: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminCollection.list': {
    input: {
      q?: string;
      sort?: "title" | "-title";
      only?: unknown;
      view?: "public" | "hidden" | "by-hand" | "by-rule" | "gap";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<CollectionRow>;
      total: number;
      more: boolean;
    };
  };
  /** All collections that match, as CSV. */
  'adminCollection.export': {
    input: {
      q?: string;
      sort?: "title" | "-title";
      only?: unknown;
      view?: "public" | "hidden" | "by-hand" | "by-rule" | "gap";
    };
    data: Blob;
  };
  /** One collection with all that can be edited, in every language, and its version. */
  'adminCollection.open': {
    input: {
      id: number;
    };
    data: OpenedCollection;
  };
  /** Who changed what of one collection, the latest first; also after it was deleted. */
  'adminCollection.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a collection (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminCollection.save': {
    input: {
      id?: number | null;
      version?: number | null;
      title?: Record<string, string>;
      slug?: string;
      slugs?: unknown | Record<string, string>;
      public?: boolean;
      rule?: {
        match: "all" | "any";
        conditions: Array<{
          by: "category" | "brand" | "tag" | "store" | "price" | "discounted" | "new" | "in-stock";
          ids: unknown;
          from: string;
          to: string;
          days: number | null;
        }>;
        sort: "newest" | "price-low" | "price-high" | "best-sold" | "rating";
        most: number;
      } | null;
      product_ids?: unknown;
    };
    data: OpenedCollection;
  };
  /** Deletes a collection that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminCollection.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a collection back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminCollection.restore': {
    input: {
      id: number;
    };
    data: OpenedCollection;
  };
  /** Does one act to many collections, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminCollection.bulk': {
    input: {
      act: "show" | "hide" | "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "public" | "hidden" | "by-hand" | "by-rule" | "gap";
      } | null;
      run?: number | null;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many collections it would be, and what would change of the first 5: done, and taken back. */
  'adminCollection.tryBulk': {
    input: {
      act: "show" | "hide" | "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "public" | "hidden" | "by-hand" | "by-rule" | "gap";
      } | null;
      run?: number | null;
    };
    data: BulkTrial;
  };
  /** The bundle deals: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminBundleDeal.list': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "products" | "-products";
      only?: unknown;
      view?: "unused" | "gap";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<BundleDealRow>;
      total: number;
      more: boolean;
    };
  };
  /** All bundle deals that match, as CSV. */
  'adminBundleDeal.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "products" | "-products";
      only?: unknown;
      view?: "unused" | "gap";
    };
    data: Blob;
  };
  /** One bundle deal with all that can be edited, in every language, and its version. */
  'adminBundleDeal.open': {
    input: {
      id: number;
    };
    data: OpenedBundleDeal;
  };
  /** Who changed what of one bundle deal, the latest first; also after it was deleted. */
  'adminBundleDeal.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a bundle deal (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminBundleDeal.save': {
    input: {
      id?: number | null;
      version?: number | null;
      title?: Record<string, string>;
      buy: number;
      free: number;
    };
    data: OpenedBundleDeal;
  };
  /** Deletes a bundle deal that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminBundleDeal.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a bundle deal back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminBundleDeal.restore': {
    input: {
      id: number;
    };
    data: OpenedBundleDeal;
  };
  /** Does one act to many bundle deals, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminBundleDeal.bulk': {
    input: {
      act: "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "unused" | "gap";
      } | null;
      run?: number | null;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many bundle deals it would be, and what would change of the first 5: done, and taken back. */
  'adminBundleDeal.tryBulk': {
    input: {
      act: "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "unused" | "gap";
      } | null;
      run?: number | null;
    };
    data: BulkTrial;
  };
  /** How far a run is that the caller began, and what came of it. */
  'adminBulk.open': {
    input: {
      id: number;
    };
    data: BulkRun;
  };
  /** The categories: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminCategory.list': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "products" | "-products";
      only?: unknown;
      view?: "public" | "hidden" | "unused" | "gap";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<CategoryRow>;
      total: number;
      more: boolean;
    };
  };
  /** All categories that match, as CSV. */
  'adminCategory.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "products" | "-products";
      only?: unknown;
      view?: "public" | "hidden" | "unused" | "gap";
    };
    data: Blob;
  };
  /** One category with all that can be edited, in every language, and its version. */
  'adminCategory.open': {
    input: {
      id: number;
    };
    data: OpenedCategory;
  };
  /** Who changed what of one category, the latest first; also after it was deleted. */
  'adminCategory.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a category (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminCategory.save': {
    input: {
      id?: number | null;
      version?: number | null;
      parent_id?: number | null;
      title?: Record<string, string>;
      slug?: string;
      slugs?: unknown | Record<string, string>;
      image?: string;
      meta_title?: Record<string, string>;
      meta_description?: Record<string, string>;
      filters?: Array<number>;
      size_table?: unknown | {
        title: Record<string, string>;
        columns: Array<{
          title: Record<string, string>;
          unit: "" | "cm";
        }>;
        rows: Array<Array<string | Record<string, string>>>;
      } | null;
      featured?: boolean;
      in_footer?: boolean;
      public?: boolean;
    };
    data: OpenedCategory;
  };
  /** Deletes a category that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminCategory.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a category back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminCategory.restore': {
    input: {
      id: number;
    };
    data: OpenedCategory;
  };
  /** Puts categories into this order; with the order that was `seen` before, it is refused if somebody has changed that since. */
  'adminCategory.order': {
    input: {
      ids: Array<number>;
      seen?: Array<number>;
    };
    data: null;
  };
  /** All categories, each one after the one that it stands below (`depth` 0: at the top), in the order of siblings. */
  'adminCategoryTree.all': {
    input: Record<string, unknown>;
    data: Array<CategoryBranch>;
  };
  /** Puts a category below another one (`parent_id`; none: at the top), with what is below it, in front of the one that `before` names there (none, or itself: last). */
  'adminCategoryTree.move': {
    input: {
      id: number;
      parent_id?: number | null;
      before?: number | null;
    };
    data: null;
  };
  /** Customers with an account that match, the newest first: `q` is a part of a name, an e-mail or a phone number. Counted to 10000, or there are `more`. */
  'adminCustomer.list': {
    input: {
      q?: string;
      sort?: "orders" | "-orders" | "spent" | "-spent" | "last_order_at" | "-last_order_at" | "created_at" | "-created_at";
      only?: unknown;
      view?: "buyers" | "without-orders";
      country?: string;
      consent?: "yes" | "no";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<CustomerRow>;
      total: number;
      more: boolean;
    };
  };
  /** One customer: addresses, where they are signed in, and what staff noted. */
  'adminCustomer.open': {
    input: {
      id: number;
      time_zone?: string;
    };
    data: AdminCustomer;
  };
  /** Writes a note about a customer, which only staff read. */
  'adminCustomer.note': {
    input: {
      id: number;
      note: string;
    };
    data: Array<StaffNote>;
  };
  /** Signs a customer out everywhere; those who work here are left alone. */
  'adminCustomer.endSessions': {
    input: {
      id: number;
      time_zone?: string;
    };
    data: null;
  };
  /** All customers that match, as CSV, the newest first. */
  'adminCustomerData.export': {
    input: {
      q?: string;
      sort?: "orders" | "-orders" | "spent" | "-spent" | "last_order_at" | "-last_order_at" | "created_at" | "-created_at";
      only?: unknown;
      view?: "buyers" | "without-orders";
      country?: string;
      consent?: "yes" | "no";
    };
    data: Blob;
  };
  /** All that the market keeps about a customer, as a file of JSON to hand to them. */
  'adminCustomerData.file': {
    input: {
      id: number;
      time_zone?: string;
    };
    data: Blob;
  };
  /** Erases a customer as they could themselves: what tells who they were goes, and orders, books and invoices stay. Refused while an order is open. */
  'adminCustomerData.erase': {
    input: {
      id: number;
      time_zone?: string;
    };
    data: null;
  };
  /** The custom scripts: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminCustomScript.list': {
    input: {
      q?: string;
      sort?: "name" | "-name";
      only?: unknown;
      view?: "on" | "off";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<CustomScriptRow>;
      total: number;
      more: boolean;
    };
  };
  /** All custom scripts that match, as CSV. */
  'adminCustomScript.export': {
    input: {
      q?: string;
      sort?: "name" | "-name";
      only?: unknown;
      view?: "on" | "off";
    };
    data: Blob;
  };
  /** One custom script with all that can be edited, in every language, and its version. */
  'adminCustomScript.open': {
    input: {
      id: number;
    };
    data: OpenedCustomScript;
  };
  /** Who changed what of one custom script, the latest first; also after it was deleted. */
  'adminCustomScript.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a custom script (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminCustomScript.save': {
    input: {
      id?: number | null;
      version?: number | null;
      name: string;
      consent: "functional" | "analytics" | "marketing";
      pages: Array<"all" | "home" | "brands" | "stores" | "categories" | "products" | "category" | "sub-category" | "flash-sales" | "flash-sale" | "search" | "content" | "store" | "brand" | "collection" | "product" | "cart">;
      code?: string;
      address?: unknown;
      hosts?: Array<string>;
      enabled?: boolean;
    };
    data: OpenedCustomScript;
  };
  /** Deletes a custom script that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminCustomScript.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a custom script back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminCustomScript.restore': {
    input: {
      id: number;
    };
    data: OpenedCustomScript;
  };
  /** Puts custom scripts into this order; with the order that was `seen` before, it is refused if somebody has changed that since. */
  'adminCustomScript.order': {
    input: {
      ids: Array<number>;
      seen?: Array<number>;
    };
    data: null;
  };
  /** Things of one kind that customers can be led to: those with these ids, or up to 20 whose name has this text in any language. */
  'adminDestination.find': {
    input: {
      kind: "category" | "tag" | "brand" | "product" | "collection" | "flash-sale" | "page" | "store";
      q?: string;
      source_ids?: unknown;
    };
    data: Array<Destination>;
  };
  /** Addresses of the product feeds: RSS 2.0 with the fields of Google Merchant Center, which Meta takes as well. Every variant of every public product at the price of the moment. */
  'adminFeed.open': {
    input: Record<string, unknown>;
    data: ProductFeeds;
  };
  /** Switches them on or off. Their addresses have a key, so that nobody else fetches a million products: off, it is gone for good, and on again there is another. */
  'adminFeed.switch': {
    input: {
      enabled?: boolean;
    };
    data: ProductFeeds;
  };
  /** The fonts that were added, at most 20. The settings choose what is written in them. */
  'adminFont.all': {
    input: Record<string, unknown>;
    data: {
      rows: Array<FontRow>;
    };
  };
  /** Adds a font, or another weight or script to the one of the same name. `font` of a multipart form: TTF, OTF, WOFF or WOFF2, up to 10 MB. It is cut into a file for each script, so that pages fetch only what they need. */
  'adminFont.upload': {
    input: {
      font?: Array<string>;
    };
    data: {
      id: number;
    };
  };
  /** Deletes a font that the settings do not choose. */
  'adminFont.delete': {
    input: {
      id: number;
    };
    data: null;
  };
  /** The draft of the home page and its version, or, where nobody has begun one, its blocks. */
  'adminHomePage.open': {
    input: Record<string, unknown>;
    data: OpenedHomePage;
  };
  /** Who changed which blocks of the draft, the latest first. */
  'adminHomePage.edits': {
    input: Record<string, unknown>;
    data: Array<Edit>;
  };
  /** Saves these blocks, in this order, as the draft; refused if somebody has changed the draft since its `version` was opened. Of texts stays what is harmless. */
  'adminHomePage.save': {
    input: {
      version: number;
      blocks: Array<{
        id: string;
        kind: "slider" | "features" | "flash-sales" | "banners" | "collection" | "categories" | "brands" | "viewed" | "for-you" | "discover" | "text" | "picture";
        shown_from: unknown | null;
        shown_until: unknown | null;
        public: boolean;
        title: Record<string, string>;
        count: number | null;
        collection: number | null;
        look: "row" | "grid";
        banners: Array<number>;
        text: Record<string, string>;
        action: Record<string, string>;
        link: string;
        image: string;
        alt: Record<string, string>;
        side: "start" | "end";
      }>;
    };
    data: OpenedHomePage;
  };
  /** Throws the draft of this version away. */
  'adminHomePage.discard': {
    input: {
      version: number;
    };
    data: OpenedHomePage;
  };
  /** Publishes the draft as the `version` that was seen; refused if it was changed or published since, and while a block is not finished. */
  'adminHomePage.publish': {
    input: {
      version: number;
    };
    data: OpenedHomePage;
  };
  /** The arrangements that were published, the latest first, and what each changed. */
  'adminHomePage.versions': {
    input: Record<string, unknown>;
    data: Array<{
      number: number;
      by: string;
      at: string;
      changes: Array<HomeBlockChange>;
    }>;
  };
  /** Makes a published arrangement the draft. */
  'adminHomePage.restore': {
    input: {
      version: number;
      arrangement: number;
    };
    data: OpenedHomePage;
  };
  /** A token that shows the home page for some minutes to whoever has it: with the draft, or a published arrangement, at any `moment`. It is sent as the field `preview` of a form to the home page’s address. */
  'adminHomePage.preview': {
    input: {
      moment?: unknown | null;
      arrangement?: number;
    };
    data: {
      token: string;
      until: string;
    };
  };
  /** The languages: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminLanguage.list': {
    input: {
      q?: string;
      sort?: "code" | "-code" | "name" | "-name";
      only?: unknown;
      view?: "on" | "off";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<LanguageRow>;
      total: number;
      more: boolean;
    };
  };
  /** All languages that match, as CSV. */
  'adminLanguage.export': {
    input: {
      q?: string;
      sort?: "code" | "-code" | "name" | "-name";
      only?: unknown;
      view?: "on" | "off";
    };
    data: Blob;
  };
  /** One language with all that can be edited, in every language, and its version. */
  'adminLanguage.open': {
    input: {
      id: number;
    };
    data: OpenedLanguage;
  };
  /** Who changed what of one language, the latest first; also after it was deleted. */
  'adminLanguage.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a language (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminLanguage.save': {
    input: {
      id?: number | null;
      version?: number | null;
      code: string;
      name: string;
      enabled?: boolean;
    };
    data: OpenedLanguage;
  };
  /** Deletes a language that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminLanguage.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a language back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminLanguage.restore': {
    input: {
      id: number;
    };
    data: OpenedLanguage;
  };
  /** Puts languages into this order; with the order that was `seen` before, it is refused if somebody has changed that since. */
  'adminLanguage.order': {
    input: {
      ids: Array<number>;
      seen?: Array<number>;
    };
    data: null;
  };
  /** Makes a language that is on the default, whose addresses have no code. `instead`: the id of the one that is the default until now. */
  'adminLanguageMore.makeDefault': {
    input: {
      id: number;
      version: number;
      instead: number;
    };
    data: null;
  };
  /** How many things of each kind have no title in a language yet, and the first of them. */
  'adminLanguageMore.gaps': {
    input: {
      id: number;
    };
    data: Array<Gap>;
  };
  /** Languages that can be added, by `q` in their codes, their own names or those in the language of whoever asks; the first 50. */
  'adminLanguageMore.choices': {
    input: {
      q?: string;
    };
    data: Array<{
      code: string;
      name: string;
      title: string;
      direction: "ltr" | "rtl";
    }>;
  };
  /** The menus of header and footer in every language, and their version. */
  'adminMenus.open': {
    input: Record<string, unknown>;
    data: OpenedMenus;
  };
  /** Who changed what of the menus, the latest first. */
  'adminMenus.edits': {
    input: Record<string, unknown>;
    data: Array<Edit>;
  };
  /** Saves all menus as the `version` that was opened; refused if somebody has saved others since. What is not in a list any more is deleted. */
  'adminMenus.save': {
    input: {
      version: number;
      header_left?: Array<{
        id: number | null;
        title: Record<string, string>;
        url: string;
      }>;
      header_right?: Array<{
        id: number | null;
        title: Record<string, string>;
        url: string;
      }>;
      footer_services?: unknown;
      footer_about?: unknown;
      footer_payment?: Array<{
        id: number | null;
        title: Record<string, string>;
        link: string;
        image: string;
        public: boolean;
      }>;
      footer_social?: Array<{
        id: number | null;
        title: Record<string, string>;
        link: string;
        image: string;
        public: boolean;
      }>;
    };
    data: OpenedMenus;
  };
  /** The imports of catalogues, the newest first; `q` looks in the names of files and stores. */
  'adminImport.list': {
    input: {
      q?: string;
      sort?: "at" | "-at";
      view?: "done" | "undone" | "waiting";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<ImportRow>;
      total: number;
      more: boolean;
    };
  };
  /** Keeps a CSV file of products for a store, and answers what it seems to be. `file` of a multipart form, up to 10 MB, plain or packed with gzip (then up to 200 MB of CSV); it is removed after 14 days. Nothing of it is written yet. `language`: the one its texts are in; the shop’s first without it. */
  'adminImport.upload': {
    input: {
      file?: Array<string>;
      store_id: number;
      language?: string;
    };
    data: OpenedImport;
  };
  /** One import: its columns, how far it is, and what came of it. */
  'adminImport.open': {
    input: {
      id: number;
    };
    data: OpenedImport;
  };
  /** Says as what each column of the file is read, in the file’s order; null leaves one out. */
  'adminImport.columns': {
    input: {
      id: number;
      columns: Array<string | null>;
    };
    data: OpenedImport;
  };
  /** Begins a dry run: everything is done, counted and taken back. */
  'adminImport.try': {
    input: {
      id: number;
    };
    data: OpenedImport;
  };
  /** Begins the import, or goes on with one that was stopped. */
  'adminImport.run': {
    input: {
      id: number;
    };
    data: OpenedImport;
  };
  /** Ends a run or a dry run after the products that it has in hand. What came in stays. */
  'adminImport.stop': {
    input: {
      id: number;
    };
    data: OpenedImport;
  };
  /** The rows that stayed out of the last run or dry run, as the file has them, each with the reason in the caller’s language: the first 10,000. */
  'adminImport.badRows': {
    input: {
      id: number;
    };
    data: Blob;
  };
  /** All products of a store as a file that an import reads back (Shopify’s columns, texts in the shop’s first language): what stands in it can be changed elsewhere and brought in again. */
  'adminImport.catalogue': {
    input: {
      store_id: number;
    };
    data: Blob;
  };
  /** Begins to take an import back, as a whole. */
  'adminImport.undo': {
    input: {
      id: number;
    };
    data: OpenedImport;
  };
  /** The server that mail goes out by. Its password is never shown. `fixed`: the environment (SMTP_URL) names it, and nothing here changes it. */
  'adminMailServer.open': {
    input: Record<string, unknown>;
    data: OpenedMailServer;
  };
  /** Who changed what of it, the latest first. Of the password only that it was changed. */
  'adminMailServer.edits': {
    input: Record<string, unknown>;
    data: Array<Edit>;
  };
  /** How mail stands: how many wait, how many of the last 24 hours will not go, when one went last, and why the last one did not. */
  'adminMailServer.standing': {
    input: Record<string, unknown>;
    data: MailStanding;
  };
  /** Sets it, as the `version` that was opened; mail goes out by it at once. An empty password stays as it is, and has to be given again for another host or user. */
  'adminMailServer.save': {
    input: {
      version: number;
      enabled?: boolean;
      host?: string;
      port: number;
      security: "tls" | "starttls" | "none";
      username?: string;
      password?: string;
      sender_name?: string;
      sender_address?: string;
    };
    data: OpenedMailServer;
  };
  /** Sends one mail to `to` by a server as it is typed, within 15 seconds, and says in words of ours why not if it did not go. Changes nothing. */
  'adminMailServer.test': {
    input: {
      to: string;
      host?: string;
      port: number;
      security: "tls" | "starttls" | "none";
      username?: string;
      password?: string;
      sender_name?: string;
      sender_address?: string;
    };
    data: null;
  };
  /** The languages of the shop, and how many of its messages each has not. */
  'adminMessage.languages': {
    input: Record<string, unknown>;
    data: Array<MessageLanguage>;
  };
  /** The messages of a language beside the English ones, those without a text first; and how many there are in each group. */
  'adminMessage.list': {
    input: {
      language: string;
      q?: string;
      group?: "pages" | "products" | "buying" | "account" | "letters" | "answers" | "desk";
      letter?: "verify" | "already-registered" | "welcome" | "staff-invited" | "store-invited" | "password-code" | "password-changed" | "account-guarded" | "social-code" | "order-placed" | "order-to-pay" | "parcel-moved" | "parcel-cancelled" | "pieces-cancelled" | "order-cancelled" | "order-paid" | "transfer-refused" | "transfer-short" | "payment-not-needed" | "refunded" | "order-arrived" | "parcel-called-off" | "parcel-late" | "parcels-late" | "payout-paid" | "payment-in-review" | "refund-failed" | "refund-outside" | "dispute-opened" | "dispute-ended" | "store-dispute-opened" | "store-dispute-ended" | "seller-verify" | "application-received" | "application-asked" | "application-arrived" | "application-approved" | "application-refused" | "proposal-approved" | "proposal-refused" | "enrolment-approved" | "enrolment-refused" | "store-suspended" | "store-reinstated" | "store-closed" | "store-reopened" | "payee-changed" | "trader-wanted" | "product-hidden" | "review-hidden" | "restricted" | "report-received" | "report-decided" | "objection-decided" | "contact" | "webhook-off" | "cart-left" | "newsletter-confirm" | "stock-notice-confirm" | "back-in-stock" | "sale-notice-confirm" | "sale-begun";
      view?: "missing" | "changed" | "outdated";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<Message>;
      total: number;
      groups: Array<{
        group: "pages" | "products" | "buying" | "account" | "letters" | "answers" | "desk";
        total: number;
        missing: number;
        changed: number;
        outdated: number;
      }>;
    };
  };
  /** Saves texts of a language, all or none, each as the `version` that was read (0: nobody has changed it); `text` null takes the built-in one back. Refused if somebody has saved another one since, and for a text that can not be said in this place. */
  'adminMessage.save': {
    input: {
      language: string;
      messages: Array<{
        section: string;
        key: string;
        text: string | null;
        version: number;
      }>;
    };
    data: Array<Message>;
  };
  /** Whether a text can be said in its place, while it is typed: what is wrong with it, or null. Nothing is written. */
  'adminMessage.check': {
    input: {
      language: string;
      section: string;
      key: string;
      text?: string;
    };
    data: {
      fault: string | null;
    };
  };
  /** Who changed one message of a language, the latest first; null is the built-in text. */
  'adminMessage.edits': {
    input: {
      language: string;
      section: string;
      key: string;
    };
    data: Array<Edit>;
  };
  /** All messages of a language that match, as CSV: to be translated and sent back. */
  'adminMessageFile.export': {
    input: {
      language: string;
      q?: string;
      group?: "pages" | "products" | "buying" | "account" | "letters" | "answers" | "desk";
      letter?: "verify" | "already-registered" | "welcome" | "staff-invited" | "store-invited" | "password-code" | "password-changed" | "account-guarded" | "social-code" | "order-placed" | "order-to-pay" | "parcel-moved" | "parcel-cancelled" | "pieces-cancelled" | "order-cancelled" | "order-paid" | "transfer-refused" | "transfer-short" | "payment-not-needed" | "refunded" | "order-arrived" | "parcel-called-off" | "parcel-late" | "parcels-late" | "payout-paid" | "payment-in-review" | "refund-failed" | "refund-outside" | "dispute-opened" | "dispute-ended" | "store-dispute-opened" | "store-dispute-ended" | "seller-verify" | "application-received" | "application-asked" | "application-arrived" | "application-approved" | "application-refused" | "proposal-approved" | "proposal-refused" | "enrolment-approved" | "enrolment-refused" | "store-suspended" | "store-reinstated" | "store-closed" | "store-reopened" | "payee-changed" | "trader-wanted" | "product-hidden" | "review-hidden" | "restricted" | "report-received" | "report-decided" | "objection-decided" | "contact" | "webhook-off" | "cart-left" | "newsletter-confirm" | "stock-notice-confirm" | "back-in-stock" | "sale-notice-confirm" | "sale-begun";
      view?: "missing" | "changed" | "outdated";
    };
    data: Blob;
  };
  /** The same as a file of JSON. */
  'adminMessageFile.exportJson': {
    input: {
      language: string;
      q?: string;
      group?: "pages" | "products" | "buying" | "account" | "letters" | "answers" | "desk";
      letter?: "verify" | "already-registered" | "welcome" | "staff-invited" | "store-invited" | "password-code" | "password-changed" | "account-guarded" | "social-code" | "order-placed" | "order-to-pay" | "parcel-moved" | "parcel-cancelled" | "pieces-cancelled" | "order-cancelled" | "order-paid" | "transfer-refused" | "transfer-short" | "payment-not-needed" | "refunded" | "order-arrived" | "parcel-called-off" | "parcel-late" | "parcels-late" | "payout-paid" | "payment-in-review" | "refund-failed" | "refund-outside" | "dispute-opened" | "dispute-ended" | "store-dispute-opened" | "store-dispute-ended" | "seller-verify" | "application-received" | "application-asked" | "application-arrived" | "application-approved" | "application-refused" | "proposal-approved" | "proposal-refused" | "enrolment-approved" | "enrolment-refused" | "store-suspended" | "store-reinstated" | "store-closed" | "store-reopened" | "payee-changed" | "trader-wanted" | "product-hidden" | "review-hidden" | "restricted" | "report-received" | "report-decided" | "objection-decided" | "contact" | "webhook-off" | "cart-left" | "newsletter-confirm" | "stock-notice-confirm" | "back-in-stock" | "sale-notice-confirm" | "sale-begun";
      view?: "missing" | "changed" | "outdated";
    };
    data: Blob;
  };
  /** Says what a file of messages would change, and which of its rows can not be taken and why. Nothing is written. `file` of a multipart form: CSV or JSON as exported, up to 5 MB. */
  'adminMessageFile.try': {
    input: {
      language: string;
      file: Array<string>;
    };
    data: MessageFileRead;
  };
  /** Takes the rows of a file that can be taken. `stamp`: the one of its dry run; refused if somebody has changed a message of the language since. */
  'adminMessageFile.take': {
    input: {
      language: string;
      file: Array<string>;
      stamp: number;
    };
    data: MessageFileRead;
  };
  /** The orders of every store that match, the newest first, and how many there are (counted to 10000, or there are `more`). `q` is a part of a code, of the buyer’s name, e-mail or phone, of a tracking number, or of a product’s name or SKU. */
  'adminOrder.list': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "total" | "-total";
      only?: unknown;
      view?: "to-confirm" | "late" | "unpaid" | "review" | "cash" | "refunded" | "cancelled";
      paid?: "yes" | "no";
      sent?: "no" | "partly" | "all";
      state?: "open" | "done" | "cancelled";
      store?: number | null;
      customer?: number | null;
      product?: number | null;
      voucher?: number | null;
      country?: string;
      method?: number;
      from?: string | null;
      until?: string | null;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<AdminOrderRow>;
      total: number;
      more: boolean;
    };
  };
  /** All orders that match, as CSV, the newest first. */
  'adminOrder.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "total" | "-total";
      only?: unknown;
      view?: "to-confirm" | "late" | "unpaid" | "review" | "cash" | "refunded" | "cancelled";
      paid?: "yes" | "no";
      sent?: "no" | "partly" | "all";
      state?: "open" | "done" | "cancelled";
      store?: number | null;
      customer?: number | null;
      product?: number | null;
      voucher?: number | null;
      country?: string;
      method?: number;
      from?: string | null;
      until?: string | null;
    };
    data: Blob;
  };
  /** One order with all that is known of it: parcels, payments, refunds, papers, letters, notes of the staff, and what happened, the latest first. */
  'adminOrder.open': {
    input: {
      id: number;
      time_zone?: string;
    };
    data: AdminOrder;
  };
  /** Writes a note about an order, which only staff read. */
  'adminOrder.note': {
    input: {
      id: number;
      note: string;
    };
    data: Array<StaffNote>;
  };
  /** Cancels every parcel of an order, none of which is picked up yet; the buyer reads the note, and what was paid goes back. */
  'adminOrder.cancel': {
    input: {
      id: number;
      note: string;
    };
    data: null;
  };
  /** Mails the buyer of an unpaid order the link to pay it, at most three times an hour; who has no account opens the order by it. */
  'adminOrder.sendLink': {
    input: {
      id: number;
    };
    data: null;
  };
  /** Carts of customers with an account that nobody has touched for an hour, a day or a week, the last left first; `q` is a part of the customer’s name, e-mail or phone. Counted to 10000, or there are `more`. */
  'adminLeftCart.list': {
    input: {
      q?: string;
      sort?: "changed_at" | "-changed_at";
      only?: unknown;
      age?: "hour" | "day" | "week";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<LeftCart>;
      total: number;
      more: boolean;
    };
  };
  /** Mails a customer what is in the cart that they left: once for each change of it, not to who has ordered since, and not to who wants no such letters. */
  'adminLeftCart.remind': {
    input: {
      id: number;
    };
    data: null;
  };
  /** Does one act to many left carts, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminLeftCartBulk.bulk': {
    input: {
      act: "remind" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        age?: "hour" | "day" | "week";
      } | null;
      run?: number | null;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many left carts it would be, and what would change of the first 5: done, and taken back. */
  'adminLeftCartBulk.tryBulk': {
    input: {
      act: "remind" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        age?: "hour" | "day" | "week";
      } | null;
      run?: number | null;
    };
    data: BulkTrial;
  };
  /** Customers with an account, to make an order for one: `q` is a part of a name, an e-mail or a phone number. The first of them. */
  'adminTakenOrder.buyers': {
    input: {
      q?: string;
    };
    data: Array<FoundBuyer>;
  };
  /** A customer to make an order for, with their addresses. */
  'adminTakenOrder.buyer': {
    input: {
      id: number;
      time_zone?: string;
    };
    data: OrderBuyer;
  };
  /** Variants of public products of every store, at the prices of now: `q` is words of a title, the beginning of a SKU, or a product’s id. The first of them. */
  'adminTakenOrder.goods': {
    input: {
      q?: string;
    };
    data: Array<FoundGoods>;
  };
  /** What an order for a customer would come to now, and what stands in its way; nothing is kept. Without `customer_id` it is for somebody without an account. */
  'adminTakenOrder.try': {
    input: {
      customer_id?: number | null;
      saved_address?: number | null;
      lines: Array<{
        inventory_id: number;
        quantity: number;
        pickup: boolean;
      }>;
      voucher?: string;
      order_method?: number;
      country?: string;
      state?: string;
      time_zone?: string;
    };
    data: TriedOrder;
  };
  /** Places an order for a customer, who gets the usual letter in `language`; who has no account gets a link that opens the order. `total`: what it came to when it was tried; another one is refused. Sent again with its `idempotency_key`, it is the same order. */
  'adminTakenOrder.place': {
    input: {
      customer_id?: number | null;
      saved_address?: number | null;
      lines: Array<{
        inventory_id: number;
        quantity: number;
        pickup: boolean;
      }>;
      voucher?: string;
      order_method: number;
      country?: string;
      state?: string;
      time_zone?: string;
      name?: string;
      email?: string;
      phone?: string;
      city?: string;
      zip?: string;
      address_1?: string;
      address_2?: string;
      company?: string;
      tax_number?: string;
      delivery_instruction?: string;
      language?: string;
      total?: string;
      idempotency_key: string;
    };
    data: {
      id: number;
    };
  };
  /** The pages: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminPage.list': {
    input: {
      q?: string;
      sort?: "title" | "-title";
      only?: unknown;
      view?: "public" | "hidden" | "gap";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<PageRow>;
      total: number;
      more: boolean;
    };
  };
  /** All pages that match, as CSV. */
  'adminPage.export': {
    input: {
      q?: string;
      sort?: "title" | "-title";
      only?: unknown;
      view?: "public" | "hidden" | "gap";
    };
    data: Blob;
  };
  /** One page with all that can be edited, in every language, and its version. */
  'adminPage.open': {
    input: {
      id: number;
    };
    data: OpenedPage;
  };
  /** Who changed what of one page, the latest first; also after it was deleted. */
  'adminPage.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a page (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminPage.save': {
    input: {
      id?: number | null;
      version?: number | null;
      title?: Record<string, string>;
      slug?: string;
      slugs?: unknown | Record<string, string>;
      description?: Record<string, string>;
      meta_title?: Record<string, string>;
      meta_description?: Record<string, string>;
      public?: boolean;
    };
    data: OpenedPage;
  };
  /** Deletes a page that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminPage.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a page back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminPage.restore': {
    input: {
      id: number;
    };
    data: OpenedPage;
  };
  /** Does one act to many pages, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminPage.bulk': {
    input: {
      act: "show" | "hide" | "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "public" | "hidden" | "gap";
      } | null;
      run?: number | null;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many pages it would be, and what would change of the first 5: done, and taken back. */
  'adminPage.tryBulk': {
    input: {
      act: "show" | "hide" | "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "public" | "hidden" | "gap";
      } | null;
      run?: number | null;
    };
    data: BulkTrial;
  };
  /** The parcels of every store that match, the newest first, each in a line: `q` is a part of its code, of its order’s, or of its tracking number. */
  'adminParcel.list': {
    input: {
      q?: string;
      sort?: "due_at" | "-due_at";
      only?: unknown;
      view?: "to-confirm" | "to-hand-over" | "late" | "on-the-way";
      state?: "open" | "delivered" | "cancelled";
      store?: number | null;
      case?: "late-sent" | "cancelled-by-store" | "refunded";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<ParcelRow>;
      total: number;
      more: boolean;
    };
  };
  /** All parcels that match, as CSV, the newest first. */
  'adminParcel.export': {
    input: {
      q?: string;
      sort?: "due_at" | "-due_at";
      only?: unknown;
      view?: "to-confirm" | "to-hand-over" | "late" | "on-the-way";
      state?: "open" | "delivered" | "cancelled";
      store?: number | null;
      case?: "late-sent" | "cancelled-by-store" | "refunded";
    };
    data: Blob;
  };
  /** Mails everybody of its store that a parcel is late, at most once a day. */
  'adminParcel.remind': {
    input: {
      id: number;
    };
    data: null;
  };
  /** Does one act to many orders, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminOrderBulk.bulk': {
    input: {
      act: "cancel" | "send-link" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "to-confirm" | "late" | "unpaid" | "review" | "cash" | "refunded" | "cancelled";
        paid?: "yes" | "no";
        sent?: "no" | "partly" | "all";
        state?: "open" | "done" | "cancelled";
        store: number | null;
        customer: number | null;
        product: number | null;
        voucher: number | null;
        country: string;
        method?: number;
        from: string | null;
        until: string | null;
      } | null;
      run?: number | null;
      reason?: string;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many orders it would be, and what would change of the first 5: done, and taken back. */
  'adminOrderBulk.tryBulk': {
    input: {
      act: "cancel" | "send-link" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "to-confirm" | "late" | "unpaid" | "review" | "cash" | "refunded" | "cancelled";
        paid?: "yes" | "no";
        sent?: "no" | "partly" | "all";
        state?: "open" | "done" | "cancelled";
        store: number | null;
        customer: number | null;
        product: number | null;
        voucher: number | null;
        country: string;
        method?: number;
        from: string | null;
        until: string | null;
      } | null;
      run?: number | null;
      reason?: string;
    };
    data: BulkTrial;
  };
  /** Does one act to many parcels, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminParcelSteps.bulk': {
    input: {
      act: "confirm" | "hand-over" | "remind" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "to-confirm" | "to-hand-over" | "late" | "on-the-way";
        state?: "open" | "delivered" | "cancelled";
        store: number | null;
        case?: "late-sent" | "cancelled-by-store" | "refunded";
      } | null;
      run?: number | null;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many parcels it would be, and what would change of the first 5: done, and taken back. */
  'adminParcelSteps.tryBulk': {
    input: {
      act: "confirm" | "hand-over" | "remind" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "to-confirm" | "to-hand-over" | "late" | "on-the-way";
        state?: "open" | "delivered" | "cancelled";
        store: number | null;
        case?: "late-sent" | "cancelled-by-store" | "refunded";
      } | null;
      run?: number | null;
    };
    data: BulkTrial;
  };
  /** Does one act to many payouts, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminPayoutBulk.bulk': {
    input: {
      act: "paid" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "open" | "paid" | "cancelled" | "held";
        store: number | null;
      } | null;
      run?: number | null;
      reference?: string;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many payouts it would be, and what would change of the first 5: done, and taken back. */
  'adminPayoutBulk.tryBulk': {
    input: {
      act: "paid" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "open" | "paid" | "cancelled" | "held";
        store: number | null;
      } | null;
      run?: number | null;
      reference?: string;
    };
    data: BulkTrial;
  };
  /** Every kept picture, the newest first, with where it is used. */
  'adminPicture.list': {
    input: {
      q?: string;
      view?: "used" | "unused";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<PictureRow>;
      total: number;
      more: boolean;
    };
  };
  /** Deletes a picture that nothing shows; its files go soon after. */
  'adminPicture.delete': {
    input: {
      name: string;
    };
    data: null;
  };
  /** Deletes all pictures that nothing shows and that are older than 7 days. */
  'adminPicture.deleteUnused': {
    input: Record<string, unknown>;
    data: {
      deleted: number;
    };
  };
  /** Keeps a picture and answers the name that other calls take. `image` of a multipart form: JPEG, PNG, WebP or GIF by its content, up to 10 MB and 50 megapixels. */
  'adminPicture.upload': {
    input: {
      image?: Array<string>;
    };
    data: {
      name: string;
      width: number;
      height: number;
    };
  };
  /** A kept picture by its name; `original` is what it was cut out of, else itself. */
  'adminPicture.open': {
    input: {
      name: string;
    };
    data: {
      name: string;
      width: number;
      height: number;
      file_name: string;
      original: {
        name: string;
        width: number;
        height: number;
      };
      cut: {
        turns: number;
        left: number;
        top: number;
        width: number;
        height: number;
      } | null;
    };
  };
  /** Turns the original of a picture to the right and cuts a piece out of it, in ten-thousandths of the turned sides; answers the name of the new picture. The original stays. */
  'adminPicture.cut': {
    input: {
      name: string;
      turns: number;
      left: number;
      top: number;
      width: number;
      height: number;
    };
    data: {
      name: string;
      width: number;
      height: number;
    };
  };
  /** The products: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminProduct.list': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "price" | "-price" | "lowest" | "-lowest" | "updated_at" | "-updated_at";
      only?: unknown;
      view?: "public" | "hidden" | "low" | "out" | "gap" | "facts";
      store?: number | null;
      category?: number | null;
      brand?: number | null;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<ProductRow>;
      total: number;
      more: boolean;
    };
  };
  /** All products that match, as CSV. */
  'adminProduct.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "price" | "-price" | "lowest" | "-lowest" | "updated_at" | "-updated_at";
      only?: unknown;
      view?: "public" | "hidden" | "low" | "out" | "gap" | "facts";
      store?: number | null;
      category?: number | null;
      brand?: number | null;
    };
    data: Blob;
  };
  /** One product with all that can be edited, in every language, and its version. */
  'adminProduct.open': {
    input: {
      id: number;
    };
    data: OpenedProduct;
  };
  /** Who changed what of one product, the latest first; also after it was deleted. */
  'adminProduct.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a product (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminProduct.save': {
    input: {
      id?: number | null;
      version?: number | null;
      store_id: number;
      slug?: string;
      badge?: Record<string, string>;
      public?: boolean;
      hide_reason?: unknown | string;
      category_id: number;
      brand_id?: number | null;
      tax_rule_id?: number | null;
      shipping_rule_id: number;
      bundle_deal_id?: number | null;
      tag_ids?: unknown;
      title?: Record<string, string>;
      overview?: Record<string, string>;
      description?: Record<string, string>;
      unit?: Record<string, string>;
      meta_title?: Record<string, string>;
      meta_description?: Record<string, string>;
      selling?: string;
      offered?: string;
      image?: string;
      image_alt?: Record<string, string>;
      images?: Array<{
        image: string;
        value_ids: unknown;
        alt: Record<string, string>;
      }>;
      video?: string;
      video_thumb?: string;
      warranty?: boolean;
      refundable?: boolean;
      gtin?: unknown;
      mpn?: string;
      condition?: unknown;
      origin?: string;
      hs_code?: unknown;
      model?: string;
      maker_name?: string;
      maker_address?: string;
      maker_country?: string;
      maker_contact?: string;
      responsible_name?: string;
      responsible_address?: string;
      responsible_contact?: string;
      warnings?: Record<string, string>;
      variants: Array<{
        choice: Array<{
          attribute_id: number;
          value_id: number;
        }>;
        sku: string;
        price: string;
        weight: number | null;
        stock: number | null;
        stock_seen: number | null;
      }>;
    };
    data: OpenedProduct;
  };
  /** Deletes a product that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminProduct.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a product back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminProduct.restore': {
    input: {
      id: number;
    };
    data: OpenedProduct;
  };
  /** Does one act to many products, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminProduct.bulk': {
    input: {
      act: "show" | "hide" | "price" | "set-category" | "add-tag" | "remove-tag" | "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "public" | "hidden" | "low" | "out" | "gap" | "facts";
        store: number | null;
        category: number | null;
        brand: number | null;
      } | null;
      run?: number | null;
      percent?: string;
      category_id?: number | null;
      tag_id?: number | null;
      reason?: string;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many products it would be, and what would change of the first 5: done, and taken back. */
  'adminProduct.tryBulk': {
    input: {
      act: "show" | "hide" | "price" | "set-category" | "add-tag" | "remove-tag" | "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "public" | "hidden" | "low" | "out" | "gap" | "facts";
        store: number | null;
        category: number | null;
        brand: number | null;
      } | null;
      run?: number | null;
      percent?: string;
      category_id?: number | null;
      tag_id?: number | null;
      reason?: string;
    };
    data: BulkTrial;
  };
  /** Which rules a store's products can have: the market's and its own. */
  'adminProductMore.rules': {
    input: {
      store_id: number;
    };
    data: {
      tax_rules: Array<{
        id: number;
        title: string;
      }>;
      shipping_rules: Array<{
        id: number;
        title: string;
      }>;
      bundle_deals: Array<{
        id: number;
        title: string;
      }>;
    };
  };
  /** Every change of a variant's stock with its cause, the latest first. */
  'adminProductMore.stock': {
    input: {
      id: number;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<StockMove>;
      total: number;
      more: boolean;
    };
  };
  /** How many pieces of a product were ordered on each of the last `days`, the oldest first; what was cancelled does not count. */
  'adminProductMore.sold': {
    input: {
      id: number;
      days?: number;
    };
    data: Array<SoldDay>;
  };
  /** Makes a hidden copy of a product, with another address, no SKUs and no stock. Sent again with its `idempotency_key`, it is the same copy. */
  'adminProductMore.duplicate': {
    input: {
      id: number;
      idempotency_key?: string;
    };
    data: OpenedProduct;
  };
  /** Up to five things of each kind that the caller may edit, by a text in their names in any language, without regard to accents; products also by the beginning of a SKU, orders by their code and buyer, customers also by e-mail and phone, payments by the gateway’s number, payouts by the bank’s, papers and reports by theirs; all by id. */
  'adminSearch.find': {
    input: {
      q?: string;
    };
    data: Array<Found>;
  };
  /** What sellers propose: those that wait, the one that waits longest first, or those that were decided. */
  'adminProductProposal.list': {
    input: {
      q?: string;
      sort?: "sent_at" | "-sent_at" | "id" | "-id";
      only?: unknown;
      view?: "approved" | "refused" | "at-once";
      store?: number | null;
      category?: number | null;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<ProposalRow>;
      total: number;
      more: boolean;
    };
  };
  /** The proposal that waits longest, and how many wait. */
  'adminProductProposal.next': {
    input: Record<string, unknown>;
    data: {
      id: number | null;
      waiting: number;
    };
  };
  /** One proposal: what was and what is proposed, part by part, against what is on sale now. */
  'adminProductProposal.open': {
    input: {
      id: number;
    };
    data: OpenedProposal;
  };
  /** Puts what the seller changed into the shop, as this `version` of the proposal and `product_version` of the product were seen; parts named in `keep` stay as they are. `trust`: what the store proposes from now on goes live at once. */
  'adminProductProposal.approve': {
    input: {
      id: number;
      version: number;
      product_version?: number | null;
      keep?: Array<string>;
      trust?: boolean;
    };
    data: OpenedProposal;
  };
  /** Refuses this `version` with a reason: a ready one, which the seller reads in their language, or own words; of the whole (`code`, `text`) and of single fields (`reasons`). */
  'adminProductProposal.refuse': {
    input: {
      id: number;
      version: number;
      code?: "text-unclear" | "text-missing" | "wrong-category" | "pictures-poor" | "pictures-missing" | "pictures-foreign" | "price-wrong" | "not-allowed" | "brand-unproven" | "sold-already";
      text?: string;
      reasons?: Array<{
        field: "category_id" | "brand_id" | "tax_rule_id" | "shipping_rule_id" | "bundle_deal_id" | "tag_ids" | "title" | "overview" | "description" | "unit" | "meta_title" | "meta_description" | "selling" | "offered" | "image" | "image_alt" | "images" | "video" | "video_thumb" | "warranty" | "refundable" | "gtin" | "mpn" | "condition" | "origin" | "hs_code" | "model" | "maker_name" | "maker_address" | "maker_country" | "maker_contact" | "responsible_name" | "responsible_address" | "responsible_contact" | "warnings" | "variants";
        code?: "text-unclear" | "text-missing" | "wrong-category" | "pictures-poor" | "pictures-missing" | "pictures-foreign" | "price-wrong" | "not-allowed" | "brand-unproven" | "sold-already";
        text: string;
      }>;
    };
    data: OpenedProposal;
  };
  /** A token that shows the product’s page for some minutes as it would be once this is approved. It is sent as the field `preview` of a form to the home page’s address. */
  'adminProductProposal.preview': {
    input: {
      id: number;
    };
    data: {
      token: string;
      until: string;
    };
  };
  /** Takes the second factor of somebody away who has lost it, signs them out and writes to them. Not of who may do more than the caller, and never the caller’s own. */
  'adminSecondFactor.reset': {
    input: {
      id: number;
    };
    data: null;
  };
  /** Says whether who has a role must have a second factor: who has none sets it up before anything else. Only by somebody who has one. */
  'adminSecondFactor.demand': {
    input: {
      id: number;
      demanded?: boolean;
    };
    data: null;
  };
  /** The market’s settings in every language, and their version. `currency_fixed`: there are orders, so currency and decimals stay. */
  'adminSettings.open': {
    input: Record<string, unknown>;
    data: OpenedSettings;
  };
  /** Who changed what of the market’s settings, the latest first. */
  'adminSettings.edits': {
    input: Record<string, unknown>;
    data: Array<Edit>;
  };
  /** Saves the settings as the `version` that was opened; refused if somebody has saved others since. Currency and decimals are refused to change once there are orders; prices keep their digits. */
  'adminSettings.save': {
    input: {
      version: number;
      site_name?: Record<string, string>;
      meta_title?: Record<string, string>;
      meta_description?: Record<string, string>;
      copyright_text?: Record<string, string>;
      header_logo?: string;
      footer_logo?: string;
      email_logo?: string;
      default_image?: string;
      primary_color?: string;
      primary_hover_color?: string;
      body_font?: number | null;
      heading_font?: number | null;
      phone?: string;
      email?: unknown;
      address_1?: string;
      address_2?: string;
      city?: string;
      state?: string;
      zip?: string;
      country?: string;
      default_country: string;
      default_state?: string;
      time_zone: string;
      guest_checkout?: boolean;
      vendor_registration?: boolean;
      cookie_banner?: boolean;
      slider_autoplay: number;
      cart_reminder_hours?: number;
      eu_pack?: boolean;
      eu_grace?: unknown | null;
      trader_checks?: boolean;
      currency: string;
      currency_exponent: number;
      currency_icon: string;
      currency_position: number;
      decimal_format: string;
    };
    data: OpenedSettings;
  };
  /** How the score of stores is weighed: sent late, cancelled by the store, refunded, stars and time to answer reviews, and how many parcels of 90 days a store needs before it has one. */
  'adminScore.open': {
    input: Record<string, unknown>;
    data: ScoreSettings;
  };
  /** Who changed what of the weights, the latest first. */
  'adminScore.edits': {
    input: Record<string, unknown>;
    data: Array<Edit>;
  };
  /** What the scores of stores would be by other weights; nothing changes. */
  'adminScore.preview': {
    input: {
      score_parcels: number;
      score_late: number;
      score_cancelled: number;
      score_refunded: number;
      score_rating: number;
      score_answers: number;
    };
    data: ScorePreview;
  };
  /** Weighs the scores of all stores anew, as the `version` of the settings that was opened. All weights 0: stores have no score. */
  'adminScore.save': {
    input: {
      version: number;
      score_parcels: number;
      score_late: number;
      score_cancelled: number;
      score_refunded: number;
      score_rating: number;
      score_answers: number;
    };
    data: ScoreSettings;
  };
  /** Google and Facebook, and what is set for the sign-in with them; no secret is shown. */
  'adminSignIn.all': {
    input: Record<string, unknown>;
    data: Array<SignIn>;
  };
  /** One of them as `admin/sign-ins` has it. */
  'adminSignIn.open': {
    input: {
      id: number;
    };
    data: SignIn;
  };
  /** Who changed what of one, the latest first. Of its secret only that it was changed. */
  'adminSignIn.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Sets one up, as the `version` that was opened; pages show its button at once. An empty secret stays as it is, and has to be given again for another ID. */
  'adminSignIn.save': {
    input: {
      id: number;
      version: number;
      enabled?: boolean;
      client_id?: string;
      client_secret?: string;
    };
    data: SignIn;
  };
  /** Asks the provider whether it knows the keys as they are typed. Changes nothing. */
  'adminSignIn.test': {
    input: {
      id: number;
      client_id?: string;
      client_secret?: string;
    };
    data: null;
  };
  /** The site features: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminSiteFeature.list': {
    input: {
      q?: string;
      sort?: "detail" | "-detail" | "shown_from" | "-shown_from" | "shown_until" | "-shown_until";
      only?: unknown;
      view?: "live" | "planned" | "over" | "hidden" | "gap";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<SiteFeatureRow>;
      total: number;
      more: boolean;
    };
  };
  /** All site features that match, as CSV. */
  'adminSiteFeature.export': {
    input: {
      q?: string;
      sort?: "detail" | "-detail" | "shown_from" | "-shown_from" | "shown_until" | "-shown_until";
      only?: unknown;
      view?: "live" | "planned" | "over" | "hidden" | "gap";
    };
    data: Blob;
  };
  /** One site feature with all that can be edited, in every language, and its version. */
  'adminSiteFeature.open': {
    input: {
      id: number;
    };
    data: OpenedSiteFeature;
  };
  /** Who changed what of one site feature, the latest first; also after it was deleted. */
  'adminSiteFeature.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a site feature (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminSiteFeature.save': {
    input: {
      id?: number | null;
      version?: number | null;
      detail?: Record<string, string>;
      image?: string;
      icon?: "" | "truck" | "package-check" | "rotate-ccw" | "badge-check" | "lock" | "credit-card" | "wallet" | "badge-percent" | "gift" | "clock" | "phone" | "message-circle" | "globe" | "heart" | "star";
      shown_from?: unknown | null;
      shown_until?: unknown | null;
      public?: boolean;
    };
    data: OpenedSiteFeature;
  };
  /** Deletes a site feature that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminSiteFeature.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a site feature back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminSiteFeature.restore': {
    input: {
      id: number;
    };
    data: OpenedSiteFeature;
  };
  /** Does one act to many site features, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminSiteFeature.bulk': {
    input: {
      act: "show" | "hide" | "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "live" | "planned" | "over" | "hidden" | "gap";
      } | null;
      run?: number | null;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many site features it would be, and what would change of the first 5: done, and taken back. */
  'adminSiteFeature.tryBulk': {
    input: {
      act: "show" | "hide" | "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "live" | "planned" | "over" | "hidden" | "gap";
      } | null;
      run?: number | null;
    };
    data: BulkTrial;
  };
  /** Puts site features into this order; with the order that was `seen` before, it is refused if somebody has changed that since. */
  'adminSiteFeature.order': {
    input: {
      ids: Array<number>;
      seen?: Array<number>;
    };
    data: null;
  };
  /** The sliders: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminSlider.list': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "type" | "-type" | "shown_from" | "-shown_from" | "shown_until" | "-shown_until";
      only?: unknown;
      view?: "live" | "planned" | "over" | "hidden" | "gap";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<SliderRow>;
      total: number;
      more: boolean;
    };
  };
  /** All sliders that match, as CSV. */
  'adminSlider.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "type" | "-type" | "shown_from" | "-shown_from" | "shown_until" | "-shown_until";
      only?: unknown;
      view?: "live" | "planned" | "over" | "hidden" | "gap";
    };
    data: Blob;
  };
  /** One slider with all that can be edited, in every language, and its version. */
  'adminSlider.open': {
    input: {
      id: number;
    };
    data: OpenedSlider;
  };
  /** Who changed what of one slider, the latest first; also after it was deleted. */
  'adminSlider.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a slider (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminSlider.save': {
    input: {
      id?: number | null;
      version?: number | null;
      type: number;
      title?: Record<string, string>;
      detail?: Record<string, string>;
      action?: Record<string, string>;
      image?: string;
      image_alt?: Record<string, string>;
      ground: string;
      source_type: number;
      source_ids?: unknown;
      url?: string;
      shown_from?: unknown | null;
      shown_until?: unknown | null;
      public?: boolean;
    };
    data: OpenedSlider;
  };
  /** Deletes a slider that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminSlider.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a slider back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminSlider.restore': {
    input: {
      id: number;
    };
    data: OpenedSlider;
  };
  /** Does one act to many sliders, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminSlider.bulk': {
    input: {
      act: "show" | "hide" | "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "live" | "planned" | "over" | "hidden" | "gap";
      } | null;
      run?: number | null;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many sliders it would be, and what would change of the first 5: done, and taken back. */
  'adminSlider.tryBulk': {
    input: {
      act: "show" | "hide" | "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "live" | "planned" | "over" | "hidden" | "gap";
      } | null;
      run?: number | null;
    };
    data: BulkTrial;
  };
  /** Puts sliders into this order; with the order that was `seen` before, it is refused if somebody has changed that since. */
  'adminSlider.order': {
    input: {
      ids: Array<number>;
      seen?: Array<number>;
    };
    data: null;
  };
  /** The requirements: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminRequirement.list': {
    input: {
      q?: string;
      sort?: "name" | "-name";
      only?: unknown;
      view?: "asked" | "off" | "gap";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<RequirementRow>;
      total: number;
      more: boolean;
    };
  };
  /** All requirements that match, as CSV. */
  'adminRequirement.export': {
    input: {
      q?: string;
      sort?: "name" | "-name";
      only?: unknown;
      view?: "asked" | "off" | "gap";
    };
    data: Blob;
  };
  /** One requirement with all that can be edited, in every language, and its version. */
  'adminRequirement.open': {
    input: {
      id: number;
    };
    data: OpenedRequirement;
  };
  /** Who changed what of one requirement, the latest first; also after it was deleted. */
  'adminRequirement.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a requirement (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminRequirement.save': {
    input: {
      id?: number | null;
      version?: number | null;
      name?: Record<string, string>;
      explanation?: Record<string, string>;
      kind: "file" | "text";
      required?: boolean;
      countries?: unknown;
      asked?: boolean;
    };
    data: OpenedRequirement;
  };
  /** Deletes a requirement that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminRequirement.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a requirement back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminRequirement.restore': {
    input: {
      id: number;
    };
    data: OpenedRequirement;
  };
  /** Puts requirements into this order; with the order that was `seen` before, it is refused if somebody has changed that since. */
  'adminRequirement.order': {
    input: {
      ids: Array<number>;
      seen?: Array<number>;
    };
    data: null;
  };
  /** The roles: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminRole.list': {
    input: {
      q?: string;
      sort?: "name" | "-name" | "people" | "-people";
      only?: unknown;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<RoleRow>;
      total: number;
      more: boolean;
    };
  };
  /** All roles that match, as CSV. */
  'adminRole.export': {
    input: {
      q?: string;
      sort?: "name" | "-name" | "people" | "-people";
      only?: unknown;
    };
    data: Blob;
  };
  /** One role with all that can be edited, in every language, and its version. */
  'adminRole.open': {
    input: {
      id: number;
    };
    data: OpenedRole;
  };
  /** Who changed what of one role, the latest first; also after it was deleted. */
  'adminRole.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a role (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminRole.save': {
    input: {
      id?: number | null;
      version?: number | null;
      name?: string;
      permissions?: unknown;
    };
    data: OpenedRole;
  };
  /** Deletes a role that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminRole.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a role back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminRole.restore': {
    input: {
      id: number;
    };
    data: OpenedRole;
  };
  /** The staff members: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminStaffMember.list': {
    input: {
      q?: string;
      sort?: "name" | "-name" | "seen_at" | "-seen_at";
      only?: unknown;
      role?: string;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<StaffMemberRow>;
      total: number;
      more: boolean;
    };
  };
  /** All staff members that match, as CSV. */
  'adminStaffMember.export': {
    input: {
      q?: string;
      sort?: "name" | "-name" | "seen_at" | "-seen_at";
      only?: unknown;
      role?: string;
    };
    data: Blob;
  };
  /** One of the staff, with the devices that they are signed in on, last seen first. */
  'adminStaffMember.open': {
    input: {
      id: number;
    };
    data: {
      id: number;
      name: string;
      email: string;
      role: string;
      role_name: string;
      guarded: boolean;
      created_at: string;
      seen_at: string | null;
      sessions: Array<StaffSession>;
    };
  };
  /** Signs one device of one of the staff out, who may do no more than the caller. */
  'adminStaffMember.endSession': {
    input: {
      session_id: string;
    };
    data: null;
  };
  /** Who was invited to work for the market and has not answered, the latest first. */
  'adminStaffMember.invitations': {
    input: Record<string, unknown>;
    data: Array<Invitation>;
  };
  /** Mails a link by which somebody takes a role, good for three days; a second one for the same address ends the first. */
  'adminStaffMember.invite': {
    input: {
      email: string;
      role: string;
    };
    data: Invitation;
  };
  /** Takes an invitation back: its link is good for nothing from now on. */
  'adminStaffMember.withdraw': {
    input: {
      id: number;
    };
    data: null;
  };
  /** The stores: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminStore.list': {
    input: {
      q?: string;
      sort?: "name" | "-name" | "products" | "-products" | "late_rate" | "-late_rate" | "refunded_rate" | "-refunded_rate" | "score" | "-score" | "sales" | "-sales";
      only?: unknown;
      view?: "public" | "hidden" | "suspended" | "closed" | "trader-missing" | "trader-changed" | "unused" | "late" | "refunded" | "sold-nothing";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<StoreRow>;
      total: number;
      more: boolean;
    };
  };
  /** All stores that match, as CSV. */
  'adminStore.export': {
    input: {
      q?: string;
      sort?: "name" | "-name" | "products" | "-products" | "late_rate" | "-late_rate" | "refunded_rate" | "-refunded_rate" | "score" | "-score" | "sales" | "-sales";
      only?: unknown;
      view?: "public" | "hidden" | "suspended" | "closed" | "trader-missing" | "trader-changed" | "unused" | "late" | "refunded" | "sold-nothing";
    };
    data: Blob;
  };
  /** One store with all that can be edited, in every language, and its version. */
  'adminStore.open': {
    input: {
      id: number;
    };
    data: OpenedStore;
  };
  /** Who changed what of one store, the latest first; also after it was deleted. */
  'adminStore.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a store (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminStore.save': {
    input: {
      id?: number | null;
      version?: number | null;
      name: string;
      slug?: string;
      image?: string;
      about?: Record<string, string>;
      country?: string;
      city?: string;
      public?: boolean;
      hide_reason?: unknown | string;
    };
    data: OpenedStore;
  };
  /** Deletes a store that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminStore.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a store back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminStore.restore': {
    input: {
      id: number;
    };
    data: OpenedStore;
  };
  /** How a store does: late, cancelled and refunded parcels of the last 90 days, its stars, its sales of 30 and 90 days beside the median of all stores, and its balance. */
  'adminStoreFigures.read': {
    input: {
      id: number;
    };
    data: StoreFigures;
  };
  /** Who trades in a store, and what is missing of it. */
  'adminTrader.read': {
    input: {
      id: number;
    };
    data: StaffedTrader;
  };
  /** Who changed what of who trades in a store, the latest first. */
  'adminTrader.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Writes down that staff have checked who trades in a store, as it was `seen` (`changed_at`); refused where it has changed since. */
  'adminTrader.check': {
    input: {
      id: number;
      seen?: unknown | null;
    };
    data: StaffedTrader;
  };
  /** The stores by name: a page of those that match. */
  'adminStoreChoice.list': {
    input: {
      q?: string;
      only?: unknown;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<StoreChoice>;
      total: number;
      more: boolean;
    };
  };
  /** The shipping rules: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminShippingRule.list': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "places" | "-places" | "products" | "-products";
      only?: unknown;
      view?: "unused" | "gap";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<ShippingRuleRow>;
      total: number;
      more: boolean;
    };
  };
  /** All shipping rules that match, as CSV. */
  'adminShippingRule.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "places" | "-places" | "products" | "-products";
      only?: unknown;
      view?: "unused" | "gap";
    };
    data: Blob;
  };
  /** One shipping rule with all that can be edited, in every language, and its version. */
  'adminShippingRule.open': {
    input: {
      id: number;
    };
    data: OpenedShippingRule;
  };
  /** Who changed what of one shipping rule, the latest first; also after it was deleted. */
  'adminShippingRule.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a shipping rule (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminShippingRule.save': {
    input: {
      id?: number | null;
      version?: number | null;
      title?: Record<string, string>;
      single_price?: boolean;
      places: Array<{
        country: string;
        state: string;
        price: string;
        day_needed: number;
        pickup_point: boolean;
        pickup_price: string;
        pickup_phone: string;
        pickup_address_line_1: string;
        pickup_address_line_2: string;
        pickup_zip: string;
        pickup_city: string;
        pickup_state: string;
        pickup_country: string;
      }>;
    };
    data: OpenedShippingRule;
  };
  /** Deletes a shipping rule that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminShippingRule.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a shipping rule back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminShippingRule.restore': {
    input: {
      id: number;
    };
    data: OpenedShippingRule;
  };
  /** Does one act to many shipping rules, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminShippingRule.bulk': {
    input: {
      act: "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "unused" | "gap";
      } | null;
      run?: number | null;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many shipping rules it would be, and what would change of the first 5: done, and taken back. */
  'adminShippingRule.tryBulk': {
    input: {
      act: "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "unused" | "gap";
      } | null;
      run?: number | null;
    };
    data: BulkTrial;
  };
  /** The tax rules: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminTaxRule.list': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "products" | "-products";
      only?: unknown;
      view?: "unused" | "gap";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<TaxRuleRow>;
      total: number;
      more: boolean;
    };
  };
  /** All tax rules that match, as CSV. */
  'adminTaxRule.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "products" | "-products";
      only?: unknown;
      view?: "unused" | "gap";
    };
    data: Blob;
  };
  /** One tax rule with all that can be edited, in every language, and its version. */
  'adminTaxRule.open': {
    input: {
      id: number;
    };
    data: OpenedTaxRule;
  };
  /** Who changed what of one tax rule, the latest first; also after it was deleted. */
  'adminTaxRule.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a tax rule (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminTaxRule.save': {
    input: {
      id?: number | null;
      version?: number | null;
      title?: Record<string, string>;
      kind: "percent" | "flat";
      amount?: string;
    };
    data: OpenedTaxRule;
  };
  /** Deletes a tax rule that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminTaxRule.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a tax rule back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminTaxRule.restore': {
    input: {
      id: number;
    };
    data: OpenedTaxRule;
  };
  /** Does one act to many tax rules, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminTaxRule.bulk': {
    input: {
      act: "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "unused" | "gap";
      } | null;
      run?: number | null;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many tax rules it would be, and what would change of the first 5: done, and taken back. */
  'adminTaxRule.tryBulk': {
    input: {
      act: "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "unused" | "gap";
      } | null;
      run?: number | null;
    };
    data: BulkTrial;
  };
  /** The emails of the last 90 days, the newest first. `q` is how an address begins; those in `failed` were given up, those in `trying` did not go yet and are tried again; `lately`: given up within a week, and not sent again. */
  'adminMail.list': {
    input: {
      q?: string;
      sort?: "id" | "-id";
      only?: unknown;
      view?: "lately" | "waiting" | "trying" | "sent" | "failed" | "outbox";
      kind?: "verify" | "already-registered" | "welcome" | "staff-invited" | "store-invited" | "password-code" | "password-changed" | "account-guarded" | "social-code" | "order-placed" | "order-to-pay" | "parcel-moved" | "parcel-cancelled" | "pieces-cancelled" | "order-cancelled" | "order-paid" | "transfer-refused" | "transfer-short" | "payment-not-needed" | "refunded" | "order-arrived" | "parcel-called-off" | "parcel-late" | "parcels-late" | "payout-paid" | "payment-in-review" | "refund-failed" | "refund-outside" | "dispute-opened" | "dispute-ended" | "store-dispute-opened" | "store-dispute-ended" | "seller-verify" | "application-received" | "application-asked" | "application-arrived" | "application-approved" | "application-refused" | "proposal-approved" | "proposal-refused" | "enrolment-approved" | "enrolment-refused" | "store-suspended" | "store-reinstated" | "store-closed" | "store-reopened" | "payee-changed" | "trader-wanted" | "product-hidden" | "review-hidden" | "restricted" | "report-received" | "report-decided" | "objection-decided" | "contact" | "webhook-off" | "cart-left" | "newsletter-confirm" | "stock-notice-confirm" | "back-in-stock" | "sale-notice-confirm" | "sale-begun";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<Mail>;
      total: number;
      more: boolean;
    };
  };
  /** All mails that match, as CSV. */
  'adminMail.export': {
    input: {
      q?: string;
      sort?: "id" | "-id";
      only?: unknown;
      view?: "lately" | "waiting" | "trying" | "sent" | "failed" | "outbox";
      kind?: "verify" | "already-registered" | "welcome" | "staff-invited" | "store-invited" | "password-code" | "password-changed" | "account-guarded" | "social-code" | "order-placed" | "order-to-pay" | "parcel-moved" | "parcel-cancelled" | "pieces-cancelled" | "order-cancelled" | "order-paid" | "transfer-refused" | "transfer-short" | "payment-not-needed" | "refunded" | "order-arrived" | "parcel-called-off" | "parcel-late" | "parcels-late" | "payout-paid" | "payment-in-review" | "refund-failed" | "refund-outside" | "dispute-opened" | "dispute-ended" | "store-dispute-opened" | "store-dispute-ended" | "seller-verify" | "application-received" | "application-asked" | "application-arrived" | "application-approved" | "application-refused" | "proposal-approved" | "proposal-refused" | "enrolment-approved" | "enrolment-refused" | "store-suspended" | "store-reinstated" | "store-closed" | "store-reopened" | "payee-changed" | "trader-wanted" | "product-hidden" | "review-hidden" | "restricted" | "report-received" | "report-decided" | "objection-decided" | "contact" | "webhook-off" | "cart-left" | "newsletter-confirm" | "stock-notice-confirm" | "back-in-stock" | "sale-notice-confirm" | "sale-begun";
    };
    data: Blob;
  };
  /** One email: its text, and what the mail server said. The text of one that holds a code or a secret link is never shown. */
  'adminMail.open': {
    input: {
      id: number;
    };
    data: OpenedMail;
  };
  /** Sends a copy of an email to the same address, and answers the copy. Refused for one whose text is not kept, that is on its way, or that was sent again within the last minute. */
  'adminMail.again': {
    input: {
      id: number;
    };
    data: OpenedMail;
  };
  /** The emails that are written by themselves. Their texts are messages: `admin/messages` lists those of one with `letter`, and saves them. */
  'adminLetter.list': {
    input: {
      q?: string;
      sort?: "id" | "-id";
      only?: unknown;
      view?: "gap" | "changed";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<LetterRow>;
      total: number;
      more: boolean;
    };
  };
  /** All letters that match, as CSV. */
  'adminLetter.export': {
    input: {
      q?: string;
      sort?: "id" | "-id";
      only?: unknown;
      view?: "gap" | "changed";
    };
    data: Blob;
  };
  /** An email as it would be sent, with example data; `messages` are texts that are not saved yet. One of these that can not be said is left out. */
  'adminLetter.preview': {
    input: {
      kind: "verify" | "already-registered" | "welcome" | "staff-invited" | "store-invited" | "password-code" | "password-changed" | "account-guarded" | "social-code" | "order-placed" | "order-to-pay" | "parcel-moved" | "parcel-cancelled" | "pieces-cancelled" | "order-cancelled" | "order-paid" | "transfer-refused" | "transfer-short" | "payment-not-needed" | "refunded" | "order-arrived" | "parcel-called-off" | "parcel-late" | "parcels-late" | "payout-paid" | "payment-in-review" | "refund-failed" | "refund-outside" | "dispute-opened" | "dispute-ended" | "store-dispute-opened" | "store-dispute-ended" | "seller-verify" | "application-received" | "application-asked" | "application-arrived" | "application-approved" | "application-refused" | "proposal-approved" | "proposal-refused" | "enrolment-approved" | "enrolment-refused" | "store-suspended" | "store-reinstated" | "store-closed" | "store-reopened" | "payee-changed" | "trader-wanted" | "product-hidden" | "review-hidden" | "restricted" | "report-received" | "report-decided" | "objection-decided" | "contact" | "webhook-off" | "cart-left" | "newsletter-confirm" | "stock-notice-confirm" | "back-in-stock" | "sale-notice-confirm" | "sale-begun";
      language: string;
      example?: number;
      messages?: Array<{
        section: string;
        key: string;
        text: string | null;
      }>;
    };
    data: LetterPreview;
  };
  /** Sends an email with example data to the caller’s own address within 15 seconds, as `admin/letter/preview` shows it. */
  'adminLetter.test': {
    input: {
      kind: "verify" | "already-registered" | "welcome" | "staff-invited" | "store-invited" | "password-code" | "password-changed" | "account-guarded" | "social-code" | "order-placed" | "order-to-pay" | "parcel-moved" | "parcel-cancelled" | "pieces-cancelled" | "order-cancelled" | "order-paid" | "transfer-refused" | "transfer-short" | "payment-not-needed" | "refunded" | "order-arrived" | "parcel-called-off" | "parcel-late" | "parcels-late" | "payout-paid" | "payment-in-review" | "refund-failed" | "refund-outside" | "dispute-opened" | "dispute-ended" | "store-dispute-opened" | "store-dispute-ended" | "seller-verify" | "application-received" | "application-asked" | "application-arrived" | "application-approved" | "application-refused" | "proposal-approved" | "proposal-refused" | "enrolment-approved" | "enrolment-refused" | "store-suspended" | "store-reinstated" | "store-closed" | "store-reopened" | "payee-changed" | "trader-wanted" | "product-hidden" | "review-hidden" | "restricted" | "report-received" | "report-decided" | "objection-decided" | "contact" | "webhook-off" | "cart-left" | "newsletter-confirm" | "stock-notice-confirm" | "back-in-stock" | "sale-notice-confirm" | "sale-begun";
      language: string;
      example?: number;
      messages?: Array<{
        section: string;
        key: string;
        text: string | null;
      }>;
    };
    data: null;
  };
  /** The jobs of the queue, the newest first. A job that is done is not kept; those in `failed` wait for somebody. `q` is the name of a task. */
  'adminJob.list': {
    input: {
      q?: string;
      sort?: "id" | "-id" | "due_at" | "-due_at";
      only?: unknown;
      view?: "waiting" | "running" | "planned" | "trying" | "failed";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<Job>;
      total: number;
      more: boolean;
    };
  };
  /** All jobs that match, as CSV. */
  'adminJob.export': {
    input: {
      q?: string;
      sort?: "id" | "-id" | "due_at" | "-due_at";
      only?: unknown;
      view?: "waiting" | "running" | "planned" | "trying" | "failed";
    };
    data: Blob;
  };
  /** How many jobs wait, run and failed, and since when the oldest one waits. */
  'adminJob.standing': {
    input: Record<string, unknown>;
    data: JobStanding;
  };
  /** Has a job done now that failed or is planned, with all its tries again. */
  'adminJob.retry': {
    input: {
      id: number;
    };
    data: null;
  };
  /** The same with all that failed, or all of one `task`; answers how many. */
  'adminJob.retryAll': {
    input: {
      task?: string;
    };
    data: {
      count: number;
    };
  };
  /** Takes a job out of the queue for good; one that a worker has stays. */
  'adminJob.discard': {
    input: {
      id: number;
    };
    data: null;
  };
  /** How the shop runs: database, queue, worker, mail, disk, gateways and the certificate of its address, each with a sentence and what to do; and its versions. Holds no secret. While the database is away this call is, too: then `/readyz` says so. */
  'adminHealth.read': {
    input: Record<string, unknown>;
    data: Health;
  };
  /** The flash sales: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminFlashSale.list': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "start_at" | "-start_at" | "end_at" | "-end_at";
      only?: unknown;
      view?: "live" | "planned" | "over" | "off" | "gap";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<FlashSaleRow>;
      total: number;
      more: boolean;
    };
  };
  /** All flash sales that match, as CSV. */
  'adminFlashSale.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "start_at" | "-start_at" | "end_at" | "-end_at";
      only?: unknown;
      view?: "live" | "planned" | "over" | "off" | "gap";
    };
    data: Blob;
  };
  /** One flash sale with all that can be edited, in every language, and its version. */
  'adminFlashSale.open': {
    input: {
      id: number;
    };
    data: OpenedFlashSale;
  };
  /** Who changed what of one flash sale, the latest first; also after it was deleted. */
  'adminFlashSale.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a flash sale (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminFlashSale.save': {
    input: {
      id?: number | null;
      version?: number | null;
      title?: Record<string, string>;
      start_at: unknown;
      end_at: unknown;
      renews?: boolean;
      public?: boolean;
      enrol_until?: unknown | null;
      min_percent?: number;
      per_store?: number;
      terms?: Record<string, string>;
      hide_reason?: unknown | string;
      products?: Array<{
        product_id: number;
        price: string;
        quota: number;
        per_customer?: number;
      }>;
    };
    data: OpenedFlashSale;
  };
  /** Deletes a flash sale that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminFlashSale.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a flash sale back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminFlashSale.restore': {
    input: {
      id: number;
    };
    data: OpenedFlashSale;
  };
  /** Does one act to many flash sales, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminFlashSale.bulk': {
    input: {
      act: "show" | "hide" | "end" | "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "live" | "planned" | "over" | "off" | "gap";
      } | null;
      run?: number | null;
      reason?: string;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many flash sales it would be, and what would change of the first 5: done, and taken back. */
  'adminFlashSale.tryBulk': {
    input: {
      act: "show" | "hide" | "end" | "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "live" | "planned" | "over" | "off" | "gap";
      } | null;
      run?: number | null;
      reason?: string;
    };
    data: BulkTrial;
  };
  /** What was sold in a flash sale by product and by store, in all rounds and in orders that were not cancelled; and how many products stores propose for it. */
  'adminFlashSaleMore.result': {
    input: {
      id: number;
    };
    data: SaleResult;
  };
  /** The products that stores propose for flash sales, the newest first. `q` is looked for in titles of products and names of stores. */
  'adminEnrolment.list': {
    input: {
      q?: string;
      sort?: "sent_at" | "-sent_at";
      only?: unknown;
      view?: "waiting" | "approved" | "refused" | "withdrawn" | "removed" | "lapsed";
      sale?: number | null;
      store?: number | null;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<EnrolmentRow>;
      total: number;
      more: boolean;
    };
  };
  /** All enrolments that match, as CSV. */
  'adminEnrolment.export': {
    input: {
      q?: string;
      sort?: "sent_at" | "-sent_at";
      only?: unknown;
      view?: "waiting" | "approved" | "refused" | "withdrawn" | "removed" | "lapsed";
      sale?: number | null;
      store?: number | null;
    };
    data: Blob;
  };
  /** Puts the product into the sale as it was proposed in this `version`, if it still keeps the sale’s rules, and tells the seller. */
  'adminEnrolment.approve': {
    input: {
      id: number;
      version: number;
    };
    data: null;
  };
  /** Refuses this `version` for a reason that the seller reads. */
  'adminEnrolment.refuse': {
    input: {
      id: number;
      version: number;
      reason?: string;
    };
    data: null;
  };
  /** Does one act to many enrolments, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminEnrolmentActs.bulk': {
    input: {
      act: "approve" | "refuse" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "waiting" | "approved" | "refused" | "withdrawn" | "removed" | "lapsed";
        sale: number | null;
        store: number | null;
      } | null;
      run?: number | null;
      reason?: string;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many enrolments it would be, and what would change of the first 5: done, and taken back. */
  'adminEnrolmentActs.tryBulk': {
    input: {
      act: "approve" | "refuse" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "waiting" | "approved" | "refused" | "withdrawn" | "removed" | "lapsed";
        sale: number | null;
        store: number | null;
      } | null;
      run?: number | null;
      reason?: string;
    };
    data: BulkTrial;
  };
  /** What customers and visitors reported, without a view what waits, the oldest first, with how many open reports there are of the same thing; `q` is a part of a code. */
  'adminReport.list': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at";
      only?: unknown;
      view?: "decided" | "all";
      kind?: "product" | "review" | "store";
      reason?: "illegal" | "dangerous" | "counterfeit" | "misleading" | "offensive" | "fake-review" | "personal-data" | "children" | "other";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<AdminReportRow>;
      total: number;
      more: boolean;
    };
  };
  /** All reports that match, as CSV. */
  'adminReport.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at";
      only?: unknown;
      view?: "decided" | "all";
      kind?: "product" | "review" | "store";
      reason?: "illegal" | "dangerous" | "counterfeit" | "misleading" | "offensive" | "fake-review" | "personal-data" | "children" | "other";
    };
    data: Blob;
  };
  /** A report, what it is about as that stands, and what was reported and decided before. */
  'adminReport.open': {
    input: {
      id: number;
    };
    data: AdminReport;
  };
  /** Decides a report, and others of the same thing with it (`also`): nothing is done, or the thing is not shown any more, which needs the permission to do that without a report. Who reported and who is hit are told facts and ground. Refused, with who was first, if one of them is decided. */
  'adminReport.decide': {
    input: {
      id: number;
      also?: unknown;
      action: "none" | "hide-product" | "hide-review" | "suspend-store";
      facts: string;
      ground?: "law" | "terms";
      which?: string;
    };
    data: AdminReport;
  };
  /** Objections to decisions, without a view those that wait, the oldest first. */
  'adminObjection.list': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at";
      only?: unknown;
      view?: "upheld" | "taken-back" | "all";
      kind?: "product" | "review" | "store" | "answer";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<AdminObjectionRow>;
      total: number;
      more: boolean;
    };
  };
  /** All objections that match, as CSV. */
  'adminObjection.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at";
      only?: unknown;
      view?: "upheld" | "taken-back" | "all";
      kind?: "product" | "review" | "store" | "answer";
    };
    data: Blob;
  };
  /** An objection, the decision that it is about, and the thing as it stands. */
  'adminObjection.open': {
    input: {
      id: number;
    };
    data: AdminObjection;
  };
  /** Upholds a decision, or takes it back: what it restricted is shown again; where nothing was done, `action` is done now, for its facts and ground. Another person decides than who decided first, unless nobody else may. */
  'adminObjection.decide': {
    input: {
      id: number;
      outcome: "upheld" | "taken-back";
      answer: string;
      action?: "hide-product" | "hide-review" | "suspend-store";
      facts?: string;
      ground?: "law" | "terms";
      which?: string;
    };
    data: AdminObjection;
  };
  /** The reviews of every product, the newest first, with who wrote them and whether customers see them. `q` is looked for in what they say. */
  'adminReview.list': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "rating" | "-rating";
      only?: unknown;
      view?: "shown" | "hidden" | "low" | "pictures";
      rating?: number;
      store?: number | null;
      product?: number | null;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<AdminReviewRow>;
      total: number;
      more: boolean;
    };
  };
  /** All reviews that match, as CSV. */
  'adminReview.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "rating" | "-rating";
      only?: unknown;
      view?: "shown" | "hidden" | "low" | "pictures";
      rating?: number;
      store?: number | null;
      product?: number | null;
    };
    data: Blob;
  };
  /** Hides a review from customers, with a reason, or shows it again; its product is rated anew. Refused if somebody has judged it since this `version`. */
  'adminReview.moderate': {
    input: {
      id: number;
      version: number;
      hidden?: boolean;
      reason?: string;
    };
    data: null;
  };
  /** Hides what a store answered to a review from customers, with a reason that the store reads, or shows it again; the review stays. */
  'adminReview.moderateAnswer': {
    input: {
      id: number;
      hidden?: boolean;
      reason?: string;
    };
    data: null;
  };
  /** Does one act to many reviews, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminReviewActs.bulk': {
    input: {
      act: "hide" | "show" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "shown" | "hidden" | "low" | "pictures";
        rating?: number;
        store: number | null;
        product: number | null;
      } | null;
      run?: number | null;
      reason?: string;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many reviews it would be, and what would change of the first 5: done, and taken back. */
  'adminReviewActs.tryBulk': {
    input: {
      act: "hide" | "show" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "shown" | "hidden" | "low" | "pictures";
        rating?: number;
        store: number | null;
        product: number | null;
      } | null;
      run?: number | null;
      reason?: string;
    };
    data: BulkTrial;
  };
  /** Orders, sales and visits of the last days, today included, by days of the market’s time zone; and the same of as many days before. Sums are in the market’s currency. */
  'adminSales.read': {
    input: {
      days?: number;
    };
    data: AdminSales;
  };
  /** What shoppers searched for within 30 days, the most frequent first: words, how often, and how many products were opened from there, put into a cart and ordered, and nothing of who. Those in `without` found no product the last time. */
  'adminSearched.list': {
    input: {
      q?: string;
      sort?: "asked" | "-asked" | "found" | "-found" | "pressed" | "-pressed" | "carted" | "-carted" | "ordered" | "-ordered" | "last_at" | "-last_at";
      only?: unknown;
      view?: "without";
      language?: string;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<ShoppersSearch>;
      total: number;
      more: boolean;
    };
  };
  /** All searches that match, as CSV. */
  'adminSearched.export': {
    input: {
      q?: string;
      sort?: "asked" | "-asked" | "found" | "-found" | "pressed" | "-pressed" | "carted" | "-carted" | "ordered" | "-ordered" | "last_at" | "-last_at";
      only?: unknown;
      view?: "without";
      language?: string;
    };
    data: Blob;
  };
  /** The synonyms: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminSynonym.list': {
    input: {
      q?: string;
      sort?: "words" | "-words" | "language" | "-language";
      only?: unknown;
      view?: "both" | "one-way";
      language?: string;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<SynonymRow>;
      total: number;
      more: boolean;
    };
  };
  /** All synonyms that match, as CSV. */
  'adminSynonym.export': {
    input: {
      q?: string;
      sort?: "words" | "-words" | "language" | "-language";
      only?: unknown;
      view?: "both" | "one-way";
      language?: string;
    };
    data: Blob;
  };
  /** One synonym with all that can be edited, in every language, and its version. */
  'adminSynonym.open': {
    input: {
      id: number;
    };
    data: OpenedSynonym;
  };
  /** Who changed what of one synonym, the latest first; also after it was deleted. */
  'adminSynonym.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a synonym (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminSynonym.save': {
    input: {
      id?: number | null;
      version?: number | null;
      language?: string | null;
      words?: unknown;
      finds?: unknown;
    };
    data: OpenedSynonym;
  };
  /** Deletes a synonym that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminSynonym.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a synonym back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminSynonym.restore': {
    input: {
      id: number;
    };
    data: OpenedSynonym;
  };
  /** Does one act to many synonyms, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminSynonym.bulk': {
    input: {
      act: "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "both" | "one-way";
        language: string;
      } | null;
      run?: number | null;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many synonyms it would be, and what would change of the first 5: done, and taken back. */
  'adminSynonym.tryBulk': {
    input: {
      act: "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "both" | "one-way";
        language: string;
      } | null;
      run?: number | null;
    };
    data: BulkTrial;
  };
  /** Synonyms that most shops can use in a language, and whether the shop has some of one of their words already. None is used before it is taken over. */
  'adminStarterSynonym.list': {
    input: {
      language: string;
    };
    data: Array<StarterSynonym>;
  };
  /** Takes over some of these synonyms, each named by its first word; those that the shop knows stay as they are. Answers how many are new. */
  'adminStarterSynonym.take': {
    input: {
      language: string;
      starters: Array<string>;
    };
    data: {
      taken: number;
    };
  };
  /** The pinned searches: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminPinnedSearch.list': {
    input: {
      q?: string;
      sort?: "typed" | "-typed" | "language" | "-language";
      only?: unknown;
      language?: string;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<PinnedSearchRow>;
      total: number;
      more: boolean;
    };
  };
  /** All pinned searches that match, as CSV. */
  'adminPinnedSearch.export': {
    input: {
      q?: string;
      sort?: "typed" | "-typed" | "language" | "-language";
      only?: unknown;
      language?: string;
    };
    data: Blob;
  };
  /** One pinned search with all that can be edited, in every language, and its version. */
  'adminPinnedSearch.open': {
    input: {
      id: number;
    };
    data: OpenedPinnedSearch;
  };
  /** Who changed what of one pinned search, the latest first; also after it was deleted. */
  'adminPinnedSearch.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a pinned search (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminPinnedSearch.save': {
    input: {
      id?: number | null;
      version?: number | null;
      typed: string;
      language?: string | null;
      product_ids?: unknown;
    };
    data: OpenedPinnedSearch;
  };
  /** Deletes a pinned search that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminPinnedSearch.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a pinned search back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminPinnedSearch.restore': {
    input: {
      id: number;
    };
    data: OpenedPinnedSearch;
  };
  /** The vouchers: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminVoucher.list': {
    input: {
      q?: string;
      sort?: "code" | "-code" | "used" | "-used" | "end_at" | "-end_at";
      only?: unknown;
      view?: "live" | "planned" | "used-up" | "over" | "off" | "gap";
      store?: number | null;
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<VoucherRow>;
      total: number;
      more: boolean;
    };
  };
  /** All vouchers that match, as CSV. */
  'adminVoucher.export': {
    input: {
      q?: string;
      sort?: "code" | "-code" | "used" | "-used" | "end_at" | "-end_at";
      only?: unknown;
      view?: "live" | "planned" | "used-up" | "over" | "off" | "gap";
      store?: number | null;
    };
    data: Blob;
  };
  /** One voucher with all that can be edited, in every language, and its version. */
  'adminVoucher.open': {
    input: {
      id: number;
    };
    data: OpenedVoucher;
  };
  /** Who changed what of one voucher, the latest first; also after it was deleted. */
  'adminVoucher.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a voucher (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminVoucher.save': {
    input: {
      id?: number | null;
      version?: number | null;
      title?: Record<string, string>;
      code: string;
      kind: "percent" | "flat";
      amount?: string;
      capped_price?: string;
      min_spend?: string;
      start_at: unknown;
      end_at: unknown;
      usage_limit: number;
      limit_per_customer: number;
      product_ids?: unknown;
      category_ids?: unknown;
      listed?: boolean;
      public?: boolean;
      store_id?: number | null;
      store_ids?: unknown;
      hide_reason?: unknown | string;
    };
    data: OpenedVoucher;
  };
  /** Deletes a voucher that nothing needs; for a day it can be restored. Who had it on show reads the `reason`. */
  'adminVoucher.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Takes the deletion of a voucher back within a day, with its id and all that hung on it; refused when another one has its name by now. */
  'adminVoucher.restore': {
    input: {
      id: number;
    };
    data: OpenedVoucher;
  };
  /** Does one act to many vouchers, each as its own call does it. Those with `ids`; or all that are `matching` what the list can be asked for, at most 10000; or of an earlier `run` what it was refused, and with the act `undo` what it changed and nobody has changed since. What is not done when it answers, a worker does. Sent again with its `idempotency_key`, it is the same run. */
  'adminVoucher.bulk': {
    input: {
      act: "show" | "hide" | "end" | "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "live" | "planned" | "used-up" | "over" | "off" | "gap";
        store: number | null;
      } | null;
      run?: number | null;
      reason?: string;
      idempotency_key?: string;
    };
    data: BulkRun;
  };
  /** How many vouchers it would be, and what would change of the first 5: done, and taken back. */
  'adminVoucher.tryBulk': {
    input: {
      act: "show" | "hide" | "end" | "delete" | "undo";
      ids?: unknown;
      matching?: {
        q: string;
        view?: "live" | "planned" | "used-up" | "over" | "off" | "gap";
        store: number | null;
      } | null;
      run?: number | null;
      reason?: string;
    };
    data: BulkTrial;
  };
  /** Makes codes like this voucher that nobody can guess: each its own voucher, shown to nobody, beginning with `prefix`. Refused where codes begin with that already, so that what is sent twice is done once. */
  'adminVoucherMore.makeMany': {
    input: {
      id: number;
      prefix: string;
      count: number;
      uses: number;
    };
    data: {
      made: number;
      prefix: string;
    };
  };
  /** A bearer with which the site is seen as this customer sees it, for half an hour: it reads, and every write is refused with `view-only`. `user/logout` ends it sooner. It is written down who looked, at whom and why. */
  'adminViewAs.begin': {
    input: {
      id: number;
      reason: string;
    };
    data: {
      token: string;
      ends_at: string;
    };
  };
  /** The webhooks: a page of those that match, and how many there are (counted to 10000, or there are `more`). */
  'adminWebhook.list': {
    input: {
      q?: string;
      sort?: "name" | "-name";
      only?: unknown;
      view?: "working" | "failing" | "off";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<WebhookRow>;
      total: number;
      more: boolean;
    };
  };
  /** All webhooks that match, as CSV. */
  'adminWebhook.export': {
    input: {
      q?: string;
      sort?: "name" | "-name";
      only?: unknown;
      view?: "working" | "failing" | "off";
    };
    data: Blob;
  };
  /** One webhook with all that can be edited, in every language, and its version. */
  'adminWebhook.open': {
    input: {
      id: number;
    };
    data: OpenedWebhook;
  };
  /** Who changed what of one webhook, the latest first; also after it was deleted. */
  'adminWebhook.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Makes a webhook (no `id`), or saves one as the `version` that was opened; refused if somebody has saved another one since. */
  'adminWebhook.save': {
    input: {
      id?: number | null;
      version?: number | null;
      name: string;
      address: string;
      events: unknown;
      enabled?: boolean;
    };
    data: OpenedWebhook;
  };
  /** Deletes a webhook with its log; what waited there is not told any more. */
  'adminWebhook.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** The secret that a webhook signs with (Standard Webhooks: `whsec_…`). */
  'adminWebhookMore.secret': {
    input: {
      id: number;
    };
    data: WebhookSecret;
  };
  /** Gives a webhook another secret. For a day it signs with both. */
  'adminWebhookMore.rotate': {
    input: {
      id: number;
    };
    data: WebhookSecret;
  };
  /** Sends a signed example to a webhook now, also to one that is off, and answers what came of it. It has the number 0 and stands in no log. */
  'adminWebhookMore.test': {
    input: {
      id: number;
      event: "order.placed" | "order.paid" | "order.cancelled" | "parcel.confirmed" | "parcel.sent" | "parcel.delivered" | "parcel.cancelled" | "refund.made" | "refund.failed" | "dispute.opened" | "dispute.ended" | "product.changed" | "products.changed" | "stock.low" | "store.approved" | "payout.paid";
    };
    data: WebhookTry;
  };
  /** What a webhook was told or is to be told, the latest first; kept for 30 days. */
  'adminWebhookMore.messages': {
    input: {
      id: number;
      state?: "waiting" | "taken" | "skipped";
      page?: number;
      size?: number;
    };
    data: {
      rows: Array<WebhookMessage>;
      total: number;
      more: boolean;
    };
  };
  /** One message of a webhook: its body as it is sent, and each try. */
  'adminWebhookMessage.open': {
    input: {
      id: number;
    };
    data: OpenedWebhookMessage;
  };
  /** Tells a message again, with its id and number, before all that wait behind it. */
  'adminWebhookMessage.again': {
    input: {
      id: number;
    };
    data: OpenedWebhookMessage;
  };
  /** Leaves a message out that the other side will not take, so that the next one goes. */
  'adminWebhookMessage.skip': {
    input: {
      id: number;
    };
    data: OpenedWebhookMessage;
  };
};
