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
  /** Returns what every page needs: settings, languages, menus, categories and banners. */
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
  /** Returns every block of the home page. `blocks` says which of them are shown, and in which order. */
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
  /** Lists the products of a category or sub-category and of everything below it. */
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
  /** Lists the products of a search, a slider, a banner, or of given categories, brands and tags (by id or name), filtered and sorted. */
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
  /** Lists the brands, stores or shipping options of a listing whose name contains a text, those with the most products first. The sidebar of a listing has only the first of them. */
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
  /** Returns one product with its options, shipping and vouchers. */
  'product.find': {
    input: {
      id: number;
    };
    data: Product;
  };
  /** Returns the size table of a product, as its category has it; null if there is none. */
  'product.sizeTable': {
    input: {
      id: number;
    };
    data: SizeTable | null;
  };
  /** Returns the cards of up to 24 products by id (`12,5`), in this order, without those that are not public. */
  'product.byIds': {
    input: {
      ids?: unknown;
    };
    data: Array<ProductCard>;
  };
  /** Lists top-level categories, 25 a page. */
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
  /** Returns a category with everything below it. */
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
  /** Lists brands by name, 25 a page. `letter` selects names that begin with it (`#`: with no letter of the caller’s script or of Latin), and `q` names that contain it. */
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
  /** Lists the first letters of brand names, and how many brands begin with each; `#` counts all others. */
  'brand.letters': {
    input: Record<string, unknown>;
    data: Array<DirectoryLetter>;
  };
  /** Finds products, categories and search words that match a text. */
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
  /** Completes a search while it is typed, only in the caller’s language. */
  'search.complete': {
    input: {
      q?: string;
    };
    data: SearchCompletions;
  };
  /** Counts that a product opened from search results was put into a cart or ordered. It counts for the words of the search (`q`, exactly as searched for) in the caller’s language. Nothing about the caller is stored. The answer does not reveal whether the search is counted. */
  'search.tell': {
    input: {
      q: string;
      product_id: number;
      outcome: "carted" | "ordered";
    };
    data: true;
  };
  /** Lists the running flash sales with their first products. */
  'flashSale.all': {
    input: Record<string, unknown>;
    data: Array<FlashSale>;
  };
  /** Lists the flash sales that start within a week, soonest first, with their first products at today’s prices. */
  'flashSale.coming': {
    input: Record<string, unknown>;
    data: Array<AnnouncedSale>;
  };
  /** Lists the products of a running flash sale, 25 a page. */
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
  /** Lists stores by name, 24 a page. `letter` selects names that begin with it (`#`: with no letter of the caller’s script or of Latin), and `q` names that contain it. */
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
  /** Lists the first letters of store names, and how many stores begin with each; `#` counts all others. */
  'store.letters': {
    input: Record<string, unknown>;
    data: Array<DirectoryLetter>;
  };
  /** Returns a store and its products, 30 a page, filtered and sorted. */
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
  /** Returns a page that the owner wrote. The page `Sitemap` also returns what it lists. */
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
  /** Returns products to suggest beside one: similar ones, and those bought together with it. */
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
  /** Returns suggestions for a person who viewed up to 24 products (`12,5`, latest first), and the reason for each; without any, what sells. The browser keeps the viewed products; nothing about the person is stored. */
  'suggestion.forYou': {
    input: {
      ids?: unknown;
    };
    data: Array<Picked>;
  };
  /** Returns popular products: of a country (`DE`), then of the whole market. `country` is empty if there is too little data about it. */
  'suggestion.popular': {
    input: {
      country?: string;
    };
    data: {
      country: string;
      products: Array<ProductCard>;
    };
  };
  /** Returns a page of all products that can be bought, each once, shuffled anew every day. For the next page, send the answer’s `day` as `day`, and its `next` as `after`; `next` is null at the end. */
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
  /** Lists the reviews of a product, six a page: all, those with `rating` stars, or those with pictures. `own_language`: those in the caller’s language first, or only those. With `get_total`, also returns how many gave each star, have pictures, and are in that language. */
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
  /** Marks a review as helpful, or takes that back. `helpful` sets which of the two; without it, the mark is toggled. */
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
  /** Reviews a product of a delivered parcel, or updates the review. Pictures are `images[]` of a multipart form: JPEG or PNG, up to 1000 kB each and six in all. `failed` is the number of pictures that were rejected. */
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
  /** Does the same as `rating-review/action`, under the name that one mobile client calls. */
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
  /** Returns the caller’s own review of a product: for the order `order_id`, or else the newest. */
  'review.find': {
    input: {
      id: number;
      order_id?: number | null;
      user_token?: string;
      time_zone?: string;
    };
    data: Review;
  };
  /** Starts to pay an order of the caller’s, with the method it was placed with or another one, and returns where to go. A double click starts one payment. */
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
  /** Asks the gateway whether an order is paid, after a client believes so; or starts to pay it with another method. Returns whether it is paid, and where to go if it is not. Refused if a gateway’s `payment_token` was sent but no money has come. */
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
  /** Asks the gateway whether an order is paid, after a client believes that paying failed. If it is not, the order goes on waiting for its payment. Returns whether it is paid. */
  'orderPayment.failed': {
    input: {
      user_token?: string;
      id: number;
    };
    data: {
      payment_done: 0 | 1;
    };
  };
  /** Reports how an order was paid by bank transfer; staff check for the money. A transaction id is valid for one order. `amount` is the sum that was sent, and `paid_on` the day. `proof` is a file of a multipart form: a picture (JPEG, PNG, WebP) or a PDF without a password, scripts or attachments, up to 5 MB. A later report replaces one that still waits, and keeps its proof if it brings none. */
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
  /** Lists the payment methods and their settings, never their keys. Amounts are in `currency`. A method whose amounts are in another currency than the market’s is closed until it is saved again. */
  'payMethod.all': {
    input: Record<string, unknown>;
    data: Array<PayMethod>;
  };
  /** Returns one payment method, as `admin/payment-methods` does. */
  'payMethod.open': {
    input: {
      id: number;
    };
    data: PayMethod;
  };
  /** Lists the changes to a payment method and who made them, newest first. For secret keys (`sealed`), only that they were changed. Amounts are in minor units. */
  'payMethod.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Updates a payment method. Keys that are missing stay; new ones are tried with the gateway before they are saved. It can be switched on only with its keys or bank details, and, if it takes real money, only if the market has an https address of its own (PUBLIC_URL). Refused if somebody has saved it since this `version`, if sent. `default`: whether it is offered first. */
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
  /** Asks the gateway whether it accepts the saved keys, replaced by those in `keys`. Saves nothing. The secret for the gateway’s notices can only be verified once a notice comes. For a method without a gateway, it only checks what is missing. */
  'payMethod.test': {
    input: {
      method: number;
      test_mode?: boolean;
      keys?: Record<string, string>;
    };
    data: null;
  };
  /** Lists payments, newest first; those in the view `review` wait for a decision. `q` is an order’s code, or the gateway’s number. */
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
  /** Exports all rows of `admin/payments` that match, as CSV. */
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
  /** Asks the gateway for the current state of a payment. */
  'payment.lookAt': {
    input: {
      id: number;
    };
    data: Payment;
  };
  /** Decides a payment in `review`. `accept`: more came than was asked, and it pays the order. `refund`: everything that came is sent back; also retries that after a failure. `dismiss`: it is no money for this order, or it was settled elsewhere. */
  'payment.decide': {
    input: {
      id: number;
      decision: "accept" | "refund" | "dismiss";
      reason: string;
    };
    data: Payment;
  };
  /** Lists refunds, newest first. The view `by-hand` has those that wait until somebody has paid them. `q` is an order’s code, or the gateway’s number. */
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
  /** Exports all rows of `admin/refunds` that match, as CSV. */
  'refund.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "amount" | "-amount";
      only?: unknown;
      view?: "by-hand" | "pending" | "succeeded" | "failed" | "guessed";
    };
    data: Blob;
  };
  /** Refunds an order: all of it, a parcel, some lines or units of them, or an amount; never more than was paid. `back` returns the units to stock once the refund succeeds. */
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
  /** Tries a refund and rolls it back: returns what it would write to the books, and its papers. Refused wherever the refund would be. */
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
  /** Marks a refund by hand as paid, in cash or by transfer. */
  'refund.done': {
    input: {
      id: number;
      reference?: string;
    };
    data: Refund;
  };
  /** Allocates a refund that was made on the gateway’s own pages, or a lost dispute, to parcels and their lines. Until then it is divided by what is left of each parcel (`guessed`), and the stores’ earnings from the order are held. `parcels` must add up to the refund; without them it stays divided as it is. */
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
  /** Lists disputes (chargebacks); without a view, the open ones, by the deadline for an answer. `q` is an order’s code, or the gateway’s number. */
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
  /** Exports all rows of `admin/disputes` that match, as CSV. */
  'dispute.export': {
    input: {
      q?: string;
      sort?: "due_by" | "-due_by" | "opened_at" | "-opened_at";
      only?: unknown;
      view?: "inquiry" | "needs-response" | "under-review" | "won" | "lost" | "closed" | "all";
    };
    data: Blob;
  };
  /** Returns a dispute with every movement of its money. */
  'dispute.find': {
    input: {
      id: number;
    };
    data: DisputeShown;
  };
  /** Records or updates a dispute of a gateway that does not report disputes (Iyzico, Flutterwave), identified by `reference`, the gateway’s own number. `amount` is the disputed sum; if missing, the whole payment. `due_by` is the last day for an answer, in the market’s time zone. `movements` are what the gateway took (`hold`), gave back (`release`) and kept as a `fee`, in the payment’s currency, each with its own reference, under which it is booked once. For a dispute that the gateway does report, only movements can be added that it does not report itself: those in another currency, and those still missing after the dispute has ended. */
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
  /** Lists buyers’ reports of bank transfers, oldest first; without a view, those that wait. `q` is an order’s code, or the number that the buyer gave. */
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
  /** Exports all rows of `admin/transfers` that match, as CSV. */
  'transfer.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at";
      only?: unknown;
      view?: "accepted" | "refused" | "all";
    };
    data: Blob;
  };
  /** Books the money of a transfer that has arrived: `amount` (if missing, what is owed now), on the day `value_date` (if missing, today). If it is less than what is owed, the order stays open for the rest; if it is more, the surplus is set aside for a decision. */
  'transfer.accept': {
    input: {
      id: number;
      amount?: string;
      value_date?: string | null;
    };
    data: Transfer;
  };
  /** Refuses a transfer whose money was not found. The buyer reads the reason and can report it again. */
  'transfer.refuse': {
    input: {
      id: number;
      reason: string;
    };
    data: Transfer;
  };
  /** Downloads the proof that a buyer sent of a transfer: a picture (WebP) or a PDF. */
  'transfer.proof': {
    input: {
      id: number;
    };
    data: Blob;
  };
  /** Books money that has arrived for an order on the bank account, whether the buyer reported it or not. `reference` is the bank’s own for this movement, which is booked once. */
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
  /** Lists the money that arrived by bank transfer, newest first. `q` is an order’s code, the bank’s number, or part of the sender’s name. */
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
  /** Exports all rows of `admin/receipts` that match, as CSV. */
  'receipt.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "amount" | "-amount";
      only?: unknown;
      view?: "confirmed" | "unconfirmed" | "reversed";
    };
    data: Blob;
  };
  /** Reverses money that was booked for the wrong order, while that order still waits for the rest. If the order is paid with it, refund the order instead. */
  'receipt.reverse': {
    input: {
      id: number;
      reason: string;
    };
    data: BankReceipt;
  };
  /** Imports a bank’s file: camt.052, camt.053, camt.054, MT940, or CSV with a saved `mapping`. Send it as text in `content`, as bytes in `base64`, or as `file` of a multipart form. Transfers that name an order and are exactly what it owes are booked; the others wait as open entries. */
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
  /** Lists the imported statements, newest first. `q` matches an account, or part of a file’s name. */
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
  /** Exports all rows of `admin/bank-statements` that match, as CSV. */
  'bankStatement.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at" | "closed_on" | "-closed_on";
      only?: unknown;
      view?: "open" | "gap";
    };
    data: Blob;
  };
  /** Returns a statement with its entries in the order of the file, 25 a page. */
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
  /** Lists the entries of bank statements, newest first; without a view, those that need attention. `way` selects incoming or outgoing money. `q` matches part of what the bank says. */
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
  /** Exports all rows of `admin/bank-entries` that match, as CSV. */
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
  /** Matches an open entry to an order and books all of it. If it is less than what is owed, the order stays open for the rest; if it is more, the surplus is set aside for a decision; if it is too late, it reopens the order or is sent back. */
  'bankEntry.match': {
    input: {
      id: number;
      order_id: number;
      note?: string;
    };
    data: BookedMoney;
  };
  /** Ignores an open entry, because it is for no order. */
  'bankEntry.ignore': {
    input: {
      id: number;
      reason: string;
    };
    data: BankEntry;
  };
  /** Reopens an ignored entry. */
  'bankEntry.reopen': {
    input: {
      id: number;
    };
    data: BankEntry;
  };
  /** Lists the saved mappings of banks’ CSV files, by name. */
  'bankCsv.all': {
    input: Record<string, unknown>;
    data: Array<SavedBankCsv>;
  };
  /** Creates a mapping, or updates the one with this `id`. Names are unique. */
  'bankCsv.save': {
    input: {
      id?: number | null;
      name: string;
      mapping: BankCsv;
    };
    data: SavedBankCsv;
  };
  /** Deletes a mapping. Statements that were imported with it stay. */
  'bankCsv.delete': {
    input: {
      id: number;
    };
    data: null;
  };
  /** Tries a mapping on a file: returns the header, the first 20 entries, and the cells that cannot be read. Saves nothing. Send the file as text in `content`, or as bytes in `base64`. */
  'bankCsv.preview': {
    input: {
      content?: string;
      base64?: string;
      mapping: BankCsv;
    };
    data: BankCsvPreview;
  };
  /** Lists the commission rules in the order in which they apply. */
  'commissionRule.all': {
    input: Record<string, unknown>;
    data: Array<CommissionRule>;
  };
  /** Creates a commission rule, as the last one, or updates one. Refused if somebody has saved it since this `version`. Orders that are already placed keep their commission. */
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
  /** Tries the commission rules on an example: one item of a product at a price. Saves nothing. `with_rule` is counted as if it were saved; a new one comes last. */
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
  /** Sorts the commission rules into this order. Refused if `seen` is sent and is no longer the present order. */
  'commissionRule.order': {
    input: {
      ids: Array<number>;
      seen?: Array<number>;
    };
    data: null;
  };
  /** Deletes a commission rule. Refused if somebody has saved it since this `version`. */
  'commissionRule.delete': {
    input: {
      id: number;
      version: number;
    };
    data: Array<CommissionRule>;
  };
  /** Returns what the market owes the caller’s store, in each currency. */
  'sellerMoney.balance': {
    input: {
      store_id?: number | null;
    };
    data: Array<Balance>;
  };
  /** Lists the lines of the store’s account that are in no payout yet, newest first, 25 a page. */
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
  /** Lists the payouts of the caller’s store, newest first, 25 a page. */
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
  /** Returns a payout with every line of its statement. */
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
  /** Returns the bank account that receives the store’s payouts. */
  'sellerMoney.payee': {
    input: {
      store_id?: number | null;
    };
    data: {
      name: string;
      iban: string;
    };
  };
  /** Sets the bank account that receives the store’s payouts. For its owners. With `payee_name_seen` and `iban_seen`, refused if the present account is another one. */
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
  /** Lists what the market owes each store, by name. The view `debt` has the stores that owe the market. `q` matches part of a name. */
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
  /** Exports all rows of `admin/balances` that match, as CSV. */
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
  /** Returns the balance of each account in the market’s books. Above zero, it is owed to the account’s holder. */
  'books.accounts': {
    input: Record<string, unknown>;
    data: Array<{
      account: string;
      method: number | null;
      currency: string;
      amount: number;
    }>;
  };
  /** Audits the market’s books, and returns what is wrong. */
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
  /** Books an adjustment to a store’s account: above zero in its favour, below zero at its cost. The store reads the reason. `waiting` is the request that a second person has to approve first. */
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
  /** Lists the lines of the ledger, newest first. Filter them by account, store, entry, and days in the market’s time zone. The view `unpaid` has those that are in no payout. `q` is an order’s code. */
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
  /** Exports all rows of `admin/ledger` that match, as CSV. */
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
  /** Returns what each line of a parcel earned its store. `base` is the price of its goods after offers and the store’s own vouchers; the commission follows the rules at the time of the order. */
  'ledger.earned': {
    input: {
      id: number;
    };
    data: Array<EarnedLine>;
  };
  /** Lists the payouts of all stores, newest first. The view `held` has open ones that cannot be paid as they are. `q` matches part of a store’s name, or a reference. */
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
  /** Exports all rows of `admin/payouts` that match, as CSV. */
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
  /** Returns a payout with every line of its statement. */
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
  /** Gathers what is due into one payout for each store. What a store owes, what is on hold, and what is below the least amount is carried over. `again` first cancels the open payouts that cannot be paid as they are. */
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
  /** Returns when earnings are released (days after delivery) and how often payouts are gathered, in periods of the market’s time zone, with weeks from Monday. Also the least amount of a payout, the reserve that is kept of each release and for how many days, and the amount above which adjustments and refunds need a second person (null: none do). */
  'payoutSettings.read': {
    input: Record<string, unknown>;
    data: PayoutSettings;
  };
  /** Updates when earnings are released and how payouts are gathered. What is missing stays. A reserve in percent replaces one as an amount, and the other way round. `second_person_above` may be `off`; if there is a second person, a higher limit waits for their approval: `waiting`. */
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
  /** Returns the reserve that is kept of a store’s releases, and for how many days. */
  'payoutSettings.reserve': {
    input: {
      id: number;
    };
    data: StoreReserve;
  };
  /** Gives a store a reserve of its `own`, from its next release on, or the market’s again. */
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
  /** Lists the requests for a second person’s approval, of the kinds that the caller can decide; without a view, the open ones. `q` matches part of a store’s name, or an order’s code. */
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
  /** Exports all rows of `admin/approvals` that match, as CSV. */
  'approval.export': {
    input: {
      q?: string;
      sort?: "asked_at" | "-asked_at";
      only?: unknown;
      view?: "approved" | "refused" | "withdrawn" | "expired" | "all";
    };
    data: Blob;
  };
  /** Decides another person’s request. `approve` checks it again and carries it out; `refuse` gives a reason. The person who made it can `withdraw` it. */
  'approval.decide': {
    input: {
      id: number;
      answer: "approve" | "refuse" | "withdraw";
      note?: string;
    };
    data: Approval;
  };
  /** Marks a payout as paid. Refused if it cannot be paid as it is, unless `despite` says that the bank has paid it already. */
  'openPayout.paid': {
    input: {
      id: number;
      reference?: string;
      despite?: boolean;
    };
    data: Payout;
  };
  /** Cancels a payout that was not paid; its lines become due again. */
  'openPayout.cancel': {
    input: {
      id: number;
      note?: string;
    };
    data: Payout;
  };
  /** Exports the open payouts as a CSV table for a bank or a spreadsheet. Refused while one of them cannot be paid as it is, unless `leave_out` is set. */
  'openPayout.csv': {
    input: {
      leave_out?: boolean;
    };
    data: Blob;
  };
  /** Exports the open payouts as a SEPA bank order (pain.001.001.09), in euro. Refused while one of them cannot be paid as it is, unless `leave_out` is set. */
  'openPayout.xml': {
    input: {
      leave_out?: boolean;
    };
    data: Blob;
  };
  /** Lists the imported settlement files, newest first. `q` matches part of a name. */
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
  /** Exports all rows of `admin/settlements` that match, as CSV. */
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
  /** Returns the content of a settlement file, compared with the books. */
  'settlement.find': {
    input: {
      id: number;
    };
    data: Settlement;
  };
  /** Imports a gateway’s settlement file, as CSV text. `gateway` is the number of its payment method. */
  'settlement.take': {
    input: {
      gateway: number;
      name: string;
      csv: string;
    };
    data: Settlement;
  };
  /** Tracks an order by its code, or a parcel by its own. */
  'tracking.find': {
    input: {
      tracking_id: string;
      time_zone?: string;
    };
    data: TrackedOrder;
  };
  /** Returns the messages of a language, or of the default one if it is unknown, by section and key. */
  'places.localization': {
    input: {
      locale_code?: string;
    };
    data: Record<string, Record<string, string>>;
  };
  /** Returns the parts of an address in a country, with their local names, and examples. */
  'places.addressForm': {
    input: {
      country: string;
    };
    data: AddressForm;
  };
  /** Returns all countries with their states, and the dialling prefixes. */
  'places.countries': {
    input: Record<string, unknown>;
    data: {
      countries: Record<string, Country>;
      phones: Record<string, string>;
    };
  };
  /** Returns the payment methods that are open, with only their public keys and bank details. */
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
  /** Signs in. The cart, addresses and orders of `user_token` move to the account. For an account with a second factor, returns a `challenge` instead, to be sent to `user/signin/verify`. */
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
  /** Registers a customer and emails a code. The answer does not reveal whether the address has an account. */
  'auth.signUp': {
    input: {
      name: string;
      email: string;
      password: string;
      user_token?: string;
    };
    data: string;
  };
  /** Verifies the address of a registration with the emailed code. If the registration sent a `user_token`, the same one is required. */
  'auth.verify': {
    input: {
      email: string;
      code: string;
      user_token?: string;
    };
    data: Account;
  };
  /** Emails a new code to a person who registered with the same `user_token`, or without one from the same network. The answer does not reveal whether anybody did. */
  'auth.resend': {
    input: {
      email: string;
      user_token?: string;
    };
    data: string;
  };
  /** Signs the bearer out; without one, does nothing. */
  'auth.logout': {
    input: Record<string, unknown>;
    data: null;
  };
  /** Emails a code for choosing a new password. The answer does not reveal whether the address has an account. */
  'auth.forgotPassword': {
    input: {
      email: string;
      user_token?: string;
    };
    data: string;
  };
  /** Sets a new password with the emailed code, or with the secret in the email’s link, and ends all sessions. */
  'auth.updatePassword': {
    input: {
      email: string;
      code: string;
      password: string;
      user_token?: string;
    };
    data: string;
  };
  /** Completes a sign-in that returned a `challenge`, with a code of the authenticator app or a recovery code. The challenge is valid for ten minutes and five attempts. */
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
  /** Returns whether the caller’s account has a second factor, and how many recovery codes are left. */
  'secondFactor.read': {
    input: Record<string, unknown>;
    data: SecondFactor;
  };
  /** Creates a secret for an authenticator app, to be scanned (`uri`) or typed (`secret`). It takes effect once it is confirmed. Called again within an hour, it returns the same one. */
  'secondFactor.begin': {
    input: {
      password: string;
    };
    data: {
      secret: string;
      uri: string;
    };
  };
  /** Switches the second factor on with a code of the app, and ends all other sessions. Returns ten recovery codes, which are not shown again. */
  'secondFactor.confirm': {
    input: {
      code: string;
    };
    data: {
      recovery_codes: Array<string>;
    };
  };
  /** Creates ten new recovery codes; the old ones no longer work. */
  'secondFactor.renewCodes': {
    input: {
      password: string;
      code: string;
    };
    data: {
      recovery_codes: Array<string>;
    };
  };
  /** Removes the second factor, with the password and a code of the app or a recovery code. */
  'secondFactor.remove': {
    input: {
      password: string;
      code: string;
    };
    data: null;
  };
  /** Confirms the caller’s password. For a few minutes, this session can then make calls that are otherwise refused with `prove-again`. Returns until when. */
  'proof.give': {
    input: {
      password: string;
    };
    data: {
      proven_until: string;
    };
  };
  /** Lists the caller’s passkeys, newest first. */
  'passkey.all': {
    input: Record<string, unknown>;
    data: Array<Passkey>;
  };
  /** Returns the options with which a browser creates a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
  'passkey.begin': {
    input: Record<string, unknown>;
    data: {
      options: Record<string, unknown>;
    };
  };
  /** Adds a passkey that the browser created (`RegistrationResponseJSON`), once for each `begin`. If it is the caller’s first second factor, all other sessions end, and ten recovery codes are returned. */
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
  /** Deletes a passkey. */
  'passkey.remove': {
    input: {
      id: number;
    };
    data: null;
  };
  /** Returns the options with which a browser signs in with a passkey (`PublicKeyCredentialRequestOptionsJSON`). */
  'passkey.ask': {
    input: Record<string, unknown>;
    data: {
      options: Record<string, unknown>;
    };
  };
  /** Signs in with a passkey’s answer (`AuthenticationResponseJSON`), in place of the password and the second factor. */
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
  /** Returns the caller, and how much is in their cart. */
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
  /** Updates the caller’s name, and the phone number if it is sent. */
  'account.updateProfile': {
    input: {
      name: string;
      phone?: string;
    };
    data: {
      name: string;
    };
  };
  /** Changes the caller’s password and ends all other sessions. `password` is accepted in place of `new_password`. */
  'account.updatePassword': {
    input: {
      current_password?: string;
      new_password?: string;
      password?: string;
    };
    data: null;
  };
  /** Deletes the caller’s account: ends its sessions and erases personal data. Accounting records are kept without the name. */
  'account.delete': {
    input: Record<string, unknown>;
    data: Account;
  };
  /** Lists the devices on which the caller is signed in, most recently seen first. */
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
  /** Signs the caller out on one device. */
  'account.endSession': {
    input: {
      id: string;
    };
    data: null;
  };
  /** Stores the push token of the caller’s device for as long as its session lasts; no push messages are sent yet. Returns whether it was stored: for visitors it is not. */
  'account.pushToken': {
    input: {
      fcm_token: string;
      user_token?: string;
    };
    data: boolean;
  };
  /** Returns a copy of all data that the market holds about the caller. */
  'account.data': {
    input: Record<string, unknown>;
    data: Record<string, unknown>;
  };
  /** Exchanges the one-time code of a social sign-in for a bearer token. */
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
  /** Emails a six-digit code to the address that a social sign-in (the `ask` of its callback) still has to verify. Without `email`, only returns what the provider knows. */
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
  /** Verifies the address of a social sign-in with the emailed code, and signs in. */
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
  /** Lists the caller’s addresses, newest first. */
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
  /** Creates an address, or updates the one with this `id`. Its country decides which fields are required (see `address-form`). */
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
  /** Deletes an address. Refused if an order was placed with it. */
  'address.delete': {
    input: {
      id: number;
      user_token?: string;
      time_zone?: string;
    };
    data: Address;
  };
  /** Returns the lines of the caller’s cart. */
  'cart.byUser': {
    input: {
      user_token?: string;
    };
    data: Array<CartLine>;
  };
  /** Adds this many of a variant to the cart; a negative quantity removes some. */
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
  /** Sets the quantity of a variant in the cart, and selects only its line for checkout. */
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
  /** Deletes a line of a cart. For a guest’s line, knowing its id is enough. */
  'cart.delete': {
    input: {
      id: number;
    };
    data: {
      id: number;
      quantity: number;
    };
  };
  /** Selects and deselects lines for checkout. */
  'cart.change': {
    input: {
      checked?: Array<number>;
      unchecked?: Array<number>;
      isBundle?: boolean;
    };
    data: true;
  };
  /** Sets the shipping address, and how each line is shipped. */
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
  /** Lists what the caller has saved for later, newest first. */
  'savedLine.all': {
    input: {
      user_token?: string;
    };
    data: Array<SavedLine>;
  };
  /** Saves a line of the caller’s cart for later, which takes it out of the cart. */
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
  /** Moves a saved item back to the cart, with at most the quantity that is in stock. */
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
  /** Deletes a saved item. */
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
  /** Places an order for the selected lines of the caller’s cart, to the chosen address. */
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
  /** Lists the caller’s orders, 25 a page; with `order_id`, returns one of them. */
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
  /** Returns one of the caller’s orders. */
  'order.find': {
    input: {
      id: number;
      user_token?: string;
      time_zone?: string;
    };
    data: Order;
  };
  /** Adds the items of one of the caller’s orders to the cart, in the same quantities as far as stock allows, and returns the outcome for each item. Calling it again adds nothing more. */
  'order.again': {
    input: {
      order_id: number;
      user_token?: string;
    };
    data: {
      lines: Array<AgainLine>;
    };
  };
  /** Gives an order that was placed without an account to a caller with the `key` of the link that was emailed to its buyer. From then on it is the caller’s. */
  'order.byLink': {
    input: {
      id: number;
      key: string;
      user_token?: string;
    };
    data: true;
  };
  /** Emails the order to its address again, at most three times an hour. Just after the order is placed, nothing is sent: its own email is on the way. */
  'order.sendEmail': {
    input: {
      id: number;
      user_token?: string;
      time_zone?: string;
    };
    data: true;
  };
  /** Downloads the invoice of a parcel of the caller’s, once the store has confirmed the parcel, in the language of the order. `id` is the parcel’s. */
  'orderPaper.invoice': {
    input: {
      id: number;
      user_token?: string;
    };
    data: Blob;
  };
  /** Downloads an invoice or a credit note of an order of the caller’s, as listed in its `papers`. */
  'orderPaper.find': {
    input: {
      id: number;
      user_token?: string;
    };
    data: Blob;
  };
  /** Cancels an order while all of its parcels are pending. If it is called again, it updates the reason. */
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
  /** Returns why the caller’s order was cancelled. */
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
  /** Cancels one parcel of an order while it is pending. Cancelling the last one cancels the order. */
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
  /** Lists the invoices and credit notes of the caller’s store, and those of the market to it for commission, newest first, 25 a page. */
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
  /** Downloads one of these papers as a PDF. */
  'sellerPaper.find': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: Blob;
  };
  /** Returns what the store’s invoices say about it beside its name, city and country. */
  'sellerPaper.settings': {
    input: {
      store_id?: number | null;
    };
    data: StorePaperSettings;
  };
  /** Sets what the store’s invoices say about it from now on, and the time zone of its days. For its owners. Papers that are already issued do not change. */
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
  /** Lists invoices and credit notes, newest first. `q` is a paper’s number, or an order’s code. */
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
  /** Exports all rows of `admin/papers` that match, as CSV. */
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
  /** Downloads any paper as a PDF. */
  'paper.find': {
    input: {
      id: number;
    };
    data: Blob;
  };
  /** Returns what papers say about the market beside its address, the tax rate within its commission, and the time zone of stores that have set none. */
  'paperSettings.read': {
    input: Record<string, unknown>;
    data: PaperSettings;
  };
  /** Updates the settings of papers. Papers that are already issued do not change. */
  'paperSettings.save': {
    input: {
      legal_name?: string;
      tax_number?: string;
      time_zone: string;
      commission_tax: number;
    };
    data: PaperSettings;
  };
  /** Returns the settings of the cookie notice, Google Analytics, Meta Pixel and the owner’s own CSS. */
  'storefront.read': {
    input: Record<string, unknown>;
    data: StorefrontSettings;
  };
  /** Lists the changes to the market’s settings, these included, and who made them, newest first. */
  'storefront.edits': {
    input: Record<string, unknown>;
    data: Array<Edit>;
  };
  /** Updates the settings of the cookie notice, Google Analytics, Meta Pixel and the owner’s own CSS. The CSS may have up to 64 kB; it cannot import anything, and can only use pictures and fonts of this site. What is switched on needs its ID. Refused if somebody has saved settings since this `version`, if sent. */
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
  /** Lists the products on the caller’s wishlist, newest first, 14 a page. */
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
  /** Adds a product to the caller’s wishlist, or removes it and returns null. */
  'wishlist.action': {
    input: {
      product_id: number;
      time_zone?: string;
    };
    data: ListedProduct | null;
  };
  /** Lists the products on the caller’s compare list, newest first, 14 a page, with the properties to compare them by. */
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
  /** Adds a product to the caller’s compare list, or removes it and returns null. With `compare` true, it only adds. */
  'compareList.action': {
    input: {
      product_id: number;
      compare?: boolean;
      time_zone?: string;
    };
    data: ListedProduct | null;
  };
  /** Follows a store, or stops following it and returns null. */
  'following.toggle': {
    input: {
      store_id: number;
    };
    data: true | null;
  };
  /** Lists the stores that the caller follows, newest first, 14 a page. */
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
  /** Lists the public vouchers that are valid now, 25 a page. */
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
  /** Returns the discount of a voucher code on the caller’s selected lines that can be bought: `offered`, in the market’s currency. `terms` say how it applies to other lines. Saves nothing: send the code with the order. */
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
  /** Sends a message to the market’s owner, who answers by email. */
  'contact.send': {
    input: {
      name: string;
      email: string;
      subject: string;
      message: string;
    };
    data: true;
  };
  /** Reports exactly one product, review or store, in good faith. Name and email address are required for every reason except `children`. The receipt is sent to the address. If the same person has reported the same thing and waits for the decision, returns that receipt. `key` is returned only if no address was given. */
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
  /** Returns the state of a report, by the code of its receipt and the key of its link. */
  'report.show': {
    input: {
      code: string;
      key: string;
    };
    data: Report;
  };
  /** Returns a decision and the state of an objection to it, by the key in the email’s link. */
  'objection.show': {
    input: {
      key: string;
    };
    data: Objection;
  };
  /** Objects to a decision, by the key in the email’s link, once and within six months. */
  'objection.make': {
    input: {
      key: string;
      words: string;
    };
    data: Objection;
  };
  /** Subscribes to the newsletter: emails a link to confirm it. The answer does not reveal whether the address is subscribed already. */
  'newsletter.subscribe': {
    input: {
      email: string;
    };
    data: true;
  };
  /** Confirms the subscription with the key in the email’s link. */
  'newsletter.confirm': {
    input: {
      key: string;
    };
    data: true;
  };
  /** Unsubscribes from the newsletter, with the key in the address. Mail programs call it for a one-click unsubscribe (RFC 8058). */
  'newsletter.leave': {
    input: {
      key: string;
    };
    data: true;
  };
  /** Requests one email for when an announced flash sale starts. `confirmed` 1: the address is the verified one of the signed-in caller; 0: it is emailed a link to confirm first. For visitors, the answer does not reveal whether the address is waiting already. */
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
  /** Confirms the request with the key in the email’s link. */
  'saleNotice.confirm': {
    input: {
      key: string;
    };
    data: true;
  };
  /** Cancels the request, with the key in the address. Mail programs call it for a one-click unsubscribe (RFC 8058). Calling it again does no harm. */
  'saleNotice.leave': {
    input: {
      key: string;
    };
    data: true;
  };
  /** Requests one email for when a sold-out variant is back in stock. `confirmed` 1: the address is the verified one of the signed-in caller; 0: it is emailed a link to confirm first. For visitors, the answer does not reveal whether the address is waiting already. */
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
  /** Confirms the request with the key in the email’s link. */
  'stockNotice.confirm': {
    input: {
      key: string;
    };
    data: true;
  };
  /** Cancels the request, with the key in the address. Mail programs call it for a one-click unsubscribe (RFC 8058). Calling it again does no harm. */
  'stockNotice.leave': {
    input: {
      key: string;
    };
    data: true;
  };
  /** Unsubscribes from emails about left carts, with the key in the email’s link. Mail programs call it for a one-click unsubscribe (RFC 8058). Calling it again does no harm. */
  'cartReminder.leave': {
    input: {
      key: string;
    };
    data: true;
  };
  /** Applies to sell, and emails a code. The answer does not reveal whether the address has an account. */
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
  /** Verifies the address of an application with the emailed code, after which the owner decides. */
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
  /** Returns the signed-in person, and the stores they work for with their permissions in each. Without a store, they can apply to sell. Also returns what the seller centre needs to know about the market. */
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
  /** Returns the store’s page with everything that its people can edit. */
  'sellerStore.open': {
    input: {
      store_id?: number | null;
    };
    data: OwnStore;
  };
  /** Lists the changes to the store’s page and who made them, newest first. */
  'sellerStore.edits': {
    input: {
      store_id?: number | null;
    };
    data: Array<Edit>;
  };
  /** Updates the store’s page. Refused if somebody has saved it since this `version`. With `away_until`, the store is on holiday until then: its products stay listed but cannot be bought. */
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
  /** Returns the store’s trader details: name, address, register, tax numbers, self-certification, proofs, and what is still missing. */
  'sellerTrader.open': {
    input: {
      store_id?: number | null;
    };
    data: OwnTrader;
  };
  /** Lists the changes to the store’s trader details and who made them, newest first. */
  'sellerTrader.edits': {
    input: {
      store_id?: number | null;
    };
    data: Array<Edit>;
  };
  /** Updates the store’s trader details. For its owners. Refused if somebody has saved them since this `version`. Staff see what changed. */
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
  /** Returns whether the caller’s store is closed, and what is still open: parcels, money, and what waits for approval. For its owners. */
  'sellerClosing.read': {
    input: {
      store_id?: number | null;
    };
    data: StoreClosing;
  };
  /** Closes the caller’s store, which takes no more orders and disappears from the storefront. Open orders are still completed, earnings are paid out, and products proposed for flash sales are withdrawn. For its owners, who can reopen it within 30 days. */
  'sellerClosing.close': {
    input: {
      store_id?: number | null;
    };
    data: StoreClosing;
  };
  /** Reopens a store that an owner has closed, as long as its owners may. Does nothing if it is open. */
  'sellerClosing.reopen': {
    input: {
      store_id?: number | null;
    };
    data: StoreClosing;
  };
  /** Lists the payouts of the store, newest first. `q` is a bank’s reference. */
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
  /** Exports all rows of `seller/payout-list` that match, as CSV. */
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
  /** Lists the invoices and credit notes of the store, and those of the market to it for commission, newest first. `q` is a paper’s number, or an order’s code. */
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
  /** Exports all rows of `seller/paper-list` that match, as CSV. */
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
  /** Lists the lines of the store’s ledger accounts, newest first. Filter them by account and by days in the market’s time zone. The view `unpaid` has those that are in no payout. `q` is an order’s code. */
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
  /** Exports all rows of `seller/account-lines` that match, as CSV. */
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
  /** Returns what each line of a parcel earned the store. `base` is the price of its goods after offers and the store’s own vouchers; the commission follows the rules at the time of the order. */
  'sellerLedger.earned': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: Array<EarnedLine>;
  };
  /** Returns the caller’s latest application to sell, with all its requirements and what was submitted for each. Names are in the caller’s language. */
  'sellerApplication.find': {
    input: Record<string, unknown>;
    data: OwnApplication;
  };
  /** Submits what the caller’s open application requires, or replaces it. Send the text `said`, or `file` of a multipart form: a picture (JPEG, PNG, WebP) or a PDF without a password, scripts or attachments, up to 5 MB. Staff check it again. */
  'sellerApplication.give': {
    input: {
      id: number;
      said?: string;
      file?: Array<string>;
    };
    data: OwnApplication;
  };
  /** Downloads a file that the caller submitted: a picture (WebP) or a PDF. */
  'sellerApplication.file': {
    input: {
      id: number;
    };
    data: Blob;
  };
  /** Lists the parcels of the caller’s store, newest first, 25 a page: of one status, the cancelled ones, or by the beginning of a code. A caller who works for several stores names one with `store_id`, here and in every seller call. */
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
  /** Returns one parcel of the caller’s store. */
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
  /** Marks a confirmed parcel as picked up. */
  'sellerParcel.pickUp': {
    input: {
      id: number;
      store_id?: number | null;
      note?: string;
      time_zone?: string;
    };
    data: SoldParcel;
  };
  /** Marks a picked-up parcel as shipped, with its carrier and tracking number. */
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
  /** Marks a shipped parcel as delivered. */
  'sellerParcel.deliver': {
    input: {
      id: number;
      store_id?: number | null;
      note?: string;
      time_zone?: string;
    };
    data: SoldParcel;
  };
  /** Cancels a parcel that is not picked up yet. The buyer reads the note. */
  'sellerParcel.cancel': {
    input: {
      id: number;
      store_id?: number | null;
      note: string;
      time_zone?: string;
    };
    data: SoldParcel;
  };
  /** Lists the parcels of the caller’s store: those that need work by their due date, others newest first. `q` is the beginning of a code, or what finds an order: the buyer’s name, a product, a tracking number. */
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
  /** Exports all parcels of the store that match, as CSV, newest first. */
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
  /** Returns one parcel of the caller’s store, with its due date and, for cash on delivery, the amount and whether it was collected. */
  'sellerParcels.open': {
    input: {
      id: number;
      store_id?: number | null;
      time_zone?: string;
    };
    data: StoreParcel;
  };
  /** Cancels some items of a parcel before it is picked up: `quantity` of each of the `lines`. The buyer reads the `reason` and is refunded; if the order is not paid, its total and the parcel’s go down instead. The items return to stock, or with `gone`, the stock is set to zero. Cancelling the last items cancels the parcel. */
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
  /** Moves up to 200 parcels one step on. Each succeeds or fails on its own. When they are sent, all have the same `carrier`, and each has its own tracking number from `numbers`, in the order of `ids`. */
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
  /** Prints packing slips (A4) or address labels (100 × 150 mm) of up to 200 parcels as one PDF. Each is in the language of its order, with the parcel’s code as a barcode (Code 128). Cancelled parcels are left out. */
  'sellerParcels.papers': {
    input: {
      store_id?: number | null;
      form: "slip" | "label";
      ids: unknown;
    };
    data: Blob;
  };
  /** Lists the reviews of the store’s products that customers see, newest first, with the store’s answers. `q` searches their text. */
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
  /** Exports all rows of `seller/reviews` that match, as CSV. */
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
  /** Answers a review of one of the store’s products, in public, or updates the answer. With `answer_seen`, refused if the answer is another one by now. */
  'sellerReviews.answer': {
    input: {
      id: number;
      store_id?: number | null;
      answer: string;
      answer_seen?: string | null;
    };
    data: null;
  };
  /** Returns how the caller’s store performs. Sales, parcels and views are those of the last days, today included, and of as many days before, in the market’s time zone. Also returns the best-selling products and countries, where views came from, the service in the last 90 days beside the median of all stores, and the score with its parts. Sales are counted every hour (`counted_at`), in the market’s currency. */
  'sellerFigures.read': {
    input: {
      store_id?: number | null;
      days?: "7" | "30" | "90";
    };
    data: SellerFigures;
  };
  /** Returns what needs work in the caller’s store: the number of parcels for each step, and how many of all are late. Each is counted up to 10000. */
  'sellerToday.read': {
    input: {
      store_id?: number | null;
    };
    data: {
      parcels: WaitingParcels | null;
      left: Array<"logo" | "cover" | "about" | "policies" | "trader" | "payee" | "shipping" | "product" | "facts">;
    };
  };
  /** Returns a product of the caller’s store as it is on sale, and its open proposal. */
  'sellerProduct.find': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OwnProduct;
  };
  /** Lists the tax rules, shipping rules and bundle deals that the store’s products can have: the market’s and the store’s own. */
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
  /** Uploads a picture for the store’s proposals, and returns its name. `image` is a file of a multipart form: JPEG, PNG, WebP or GIF, judged by its content, up to 10 MB and 50 megapixels. */
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
  /** Sets the prices and stock of a product on sale, at once and without approval. A variant without a price has the product’s. `stock` is the new quantity; with `stock_seen`, the stock changes by the difference between the two. */
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
  /** Lists the store’s proposals, newest first, 25 a page: all, or those of one state. */
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
  /** Returns one proposal with its content, and why the market refused it. */
  'sellerProduct.proposal': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OwnProposal;
  };
  /** Proposes a new product, or with `product_id` a change to this `product_version` of one. With `id`, saves this `version` of an open proposal again, even after it was refused. It is a draft until `send`; then the market decides, or, for a trusted store, it goes live at once. Until then, what is on sale does not change. */
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
  /** Withdraws an open proposal for good. */
  'sellerProduct.withdraw': {
    input: {
      id: number;
      store_id?: number | null;
      version: number;
    };
    data: OwnProposal;
  };
  /** Lists the products of the store, including those that the market has not approved yet. The views `draft`, `sent` and `refused` also have products with such an open change. `q` is words in any language, a SKU or an id. */
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
  /** Exports all rows of `seller/products` that match, as CSV. */
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
  /** Archives a product: it leaves the storefront at once, keeps everything, and can be brought back. */
  'sellerShelf.archive': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: ShelvedProduct;
  };
  /** Brings an archived product back. If the market hides it, it stays hidden. */
  'sellerShelf.bringBack': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: ShelvedProduct;
  };
  /** Archives up to 200 products, or with `archived` false brings them back. Each succeeds or fails on its own. */
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
  /** Creates a draft of a new product as a copy of this one, without SKUs and stock. Sending the same `idempotency_key` again returns the same draft. */
  'sellerShelf.duplicate': {
    input: {
      id: number;
      store_id?: number | null;
      idempotency_key?: string;
    };
    data: OwnProposal;
  };
  /** Lists the categories that customers see, each after its parent. */
  'sellerChoice.categories': {
    input: {
      store_id?: number | null;
    };
    data: Array<CategoryChoice>;
  };
  /** Lists the brands that customers see, by name. */
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
  /** Lists the tags that products can have, by name. */
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
  /** Lists the attributes that variants can have, by name. */
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
  /** Returns an attribute with its values in their order. */
  'sellerChoice.attribute': {
    input: {
      store_id?: number | null;
      id: number;
    };
    data: AttributeChoice;
  };
  /** Lists the imports by the store’s people, newest first. `q` searches the names of files. */
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
  /** Uploads a CSV file of products for the store, and returns the format and columns that were recognised. `file` is a file of a multipart form, up to 10 MB, plain or gzipped (then up to 200 MB unpacked); it is deleted after 14 days. Nothing is imported yet. `language` is the language of its texts; if missing, the market’s default language. An import follows the rules of proposals: prices and stock change at once, while new products and other changes wait for the market’s approval, unless the store is trusted. Products are recognised by their SKUs. */
  'sellerImport.upload': {
    input: {
      store_id?: number | null;
      file?: Array<string>;
      language?: string;
    };
    data: OpenedImport;
  };
  /** Exports all products of the store that were ever approved as CSV in Souk’s own format: every field, with texts in every language. Importing it unchanged changes nothing. */
  'sellerImport.catalogue': {
    input: {
      store_id?: number | null;
    };
    data: Blob;
  };
  /** Returns one import: its columns, progress and results. */
  'sellerImport.open': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OpenedImport;
  };
  /** Assigns a field to each column of the file, in the file’s order; null skips the column. */
  'sellerImport.columns': {
    input: {
      id: number;
      store_id?: number | null;
      columns: Array<string | null>;
    };
    data: OpenedImport;
  };
  /** Starts a dry run, which does and counts everything, and then rolls it back. */
  'sellerImport.try': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OpenedImport;
  };
  /** Starts the import, or resumes one that was stopped. */
  'sellerImport.run': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OpenedImport;
  };
  /** Stops a run or a dry run once the current products are done. What is already imported stays. */
  'sellerImport.stop': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OpenedImport;
  };
  /** Exports the first 10,000 rows that the last run or dry run rejected, as they are in the file, each with the reason in the caller’s language. */
  'sellerImport.badRows': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: Blob;
  };
  /** Starts to undo a whole import. */
  'sellerImport.undo': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OpenedImport;
  };
  /** Lists the store’s API keys, newest first, including expired and revoked ones. */
  'sellerKey.all': {
    input: {
      store_id?: number | null;
    };
    data: Array<ApiKey>;
  };
  /** Creates an API key of the store. Its scopes must be ones that the creator has there. A key can never do more than its creator can at that time, and opens no other store. `secret` is the key itself, returned only once: send it as the bearer token of `seller/…` calls. Without `ends_at`, the key is valid until it is revoked. */
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
  /** Revokes an API key of the store, at once and for good. */
  'sellerKey.revoke': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: ApiKey;
  };
  /** Lists the store’s inventory, one row for each variant, product by product, without archived products. `q` is words in any language, the beginning of a SKU, or the id of a product. */
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
  /** Exports all rows of `seller/inventory` that match, as CSV. */
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
  /** Sets the prices and stock of up to 10,000 SKUs, at once. What is missing in a row stays. Each row succeeds or fails on its own, and the answer has the outcomes in the same order. `price` is the price outside flash sales; for a product without options, it is the product’s. `prices` instead restores the `prices_were` of an earlier answer, including a reduction. `stock` is the new quantity; with `stock_seen`, the stock changes by the difference between the two, so that items sold meanwhile stay sold. If it is sent again with the same `idempotency_key`, no stock is moved twice. */
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
  /** Lists the products of the store that customers see, newest first. */
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
  /** Lists the categories that customers see, by name. */
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
  /** Lists the flash sales that stores can propose products for now, earliest closing date first. */
  'sellerEnrolment.sales': {
    input: {
      store_id?: number | null;
    };
    data: Array<OpenSale>;
  };
  /** Lists the store’s enrolments in flash sales, newest first, 25 a page, with the number sold: all, or those of one state or one sale. */
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
  /** Returns one enrolment of the store. */
  'sellerEnrolment.find': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OwnEnrolment;
  };
  /** Proposes a product of the store for a flash sale that accepts enrolments: its sale price, how many are sold at it, and how many to each customer. The market decides. */
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
  /** Updates an enrolment that waits for a decision, while its sale accepts enrolments. Refused if it has changed since this `version`. */
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
  /** Withdraws an enrolment that waits for a decision, while its sale accepts enrolments. */
  'sellerEnrolment.withdraw': {
    input: {
      id: number;
      store_id?: number | null;
      version: number;
    };
    data: OwnEnrolment;
  };
  /** Lists the vouchers that the store pays for, newest first. `q` searches their codes and names. */
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
  /** Exports all rows of `seller/vouchers` that match, as CSV. */
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
  /** Returns a voucher that the store pays for, with everything that can be edited, its version, and what it has cost. */
  'sellerVouchers.open': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OpenedOwnVoucher;
  };
  /** Lists the changes to one of the store’s vouchers and who made them, newest first. */
  'sellerVouchers.edits': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: Array<Edit>;
  };
  /** Creates a voucher that the store pays for (without `id`), or updates one. Refused if somebody has saved it since this `version`. It applies to the store’s own goods: all of them, these products, or those in these categories. */
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
  /** Ends a voucher now: nobody can use it any more, and orders that have it keep it. */
  'sellerVouchers.end': {
    input: {
      id: number;
      store_id?: number | null;
      version: number;
    };
    data: OpenedOwnVoucher;
  };
  /** Deletes a voucher. Refused if an order has it. */
  'sellerVouchers.delete': {
    input: {
      id: number;
      store_id?: number | null;
      version: number;
    };
    data: null;
  };
  /** Lists the shipping rules that the store’s products can have: the store’s own first, then the market’s. */
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
  /** Exports all rows of `seller/shipping-rules` that match, as CSV. */
  'sellerShipping.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "places" | "-places";
      only?: unknown;
      store_id?: number | null;
    };
    data: Blob;
  };
  /** Returns a shipping rule of the store or of the market, with the places that it ships to. `products` is the number of the store’s products that have it. */
  'sellerShipping.open': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OpenedStoreShipping;
  };
  /** Lists the changes to one of the store’s shipping rules and who made them, newest first. */
  'sellerShipping.edits': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: Array<Edit>;
  };
  /** Creates a shipping rule of the store (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a shipping rule of the store. Refused while a product has it. */
  'sellerShipping.delete': {
    input: {
      id: number;
      store_id?: number | null;
      version: number;
    };
    data: null;
  };
  /** Lists the people who work for the store, by name. */
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
  /** Exports all rows of `seller/people` that match, as CSV. */
  'sellerPeople.export': {
    input: {
      q?: string;
      sort?: "name" | "-name" | "created_at" | "-created_at" | "seen_at" | "-seen_at";
      only?: unknown;
      store_id?: number | null;
    };
    data: Blob;
  };
  /** Returns one person who works for the store. */
  'sellerPeople.open': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: StorePerson;
  };
  /** Gives a person another role, which may have no more permissions than the caller. Only owners can appoint owners. The last owner keeps the role. */
  'sellerPeople.appoint': {
    input: {
      id: number;
      store_id?: number | null;
      role: "owner" | "manager" | "packer" | "accountant" | "own";
      own_role?: number | null;
    };
    data: StorePerson;
  };
  /** Removes a person from the store; from then on they can do nothing in it. Refused for the last owner. */
  'sellerPeople.dismiss': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: null;
  };
  /** Lists the open invitations to work for the store, newest first. */
  'sellerPeople.invitations': {
    input: {
      store_id?: number | null;
    };
    data: Array<StoreInvitation>;
  };
  /** Invites a person to a role in the store by email. The link is valid for three days; another invitation to the same address replaces this one. */
  'sellerPeople.invite': {
    input: {
      store_id?: number | null;
      email: string;
      role: "owner" | "manager" | "packer" | "accountant" | "own";
      own_role?: number | null;
    };
    data: StoreInvitation;
  };
  /** Withdraws an invitation; its link no longer works. */
  'sellerPeople.withdraw': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: null;
  };
  /** Lists the roles that the store can give, with their permissions. The store’s own roles have an `id`. */
  'sellerRole.all': {
    input: {
      store_id?: number | null;
    };
    data: Array<StoreRoleRow>;
  };
  /** Returns one of the store’s own roles, and its version. */
  'sellerRole.open': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: OpenedStoreRole;
  };
  /** Lists the changes to one of the store’s own roles and who made them, newest first. */
  'sellerRole.edits': {
    input: {
      id: number;
      store_id?: number | null;
    };
    data: Array<Edit>;
  };
  /** Creates a role of the store (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a role of the store. Refused while somebody has it or is invited to it. */
  'sellerRole.delete': {
    input: {
      id: number;
      store_id?: number | null;
      version: number;
    };
    data: null;
  };
  /** Lists the store log, newest first. Filter it by account, and by words of at least three letters. `total` counts up to 10,000; `more` says that there are more. */
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
  /** Exports all rows of `seller/log` that match, as CSV. */
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
  /** Lists the parcels of all stores, or of one, newest first, 25 a page. */
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
  /** Returns one parcel. */
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
  /** Marks a confirmed parcel as picked up. */
  'parcel.pickUp': {
    input: {
      id: number;
      note?: string;
      time_zone?: string;
    };
    data: SoldParcel;
  };
  /** Marks a picked-up parcel as shipped, with its carrier and tracking number. */
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
  /** Marks a shipped parcel as delivered. */
  'parcel.deliver': {
    input: {
      id: number;
      note?: string;
      time_zone?: string;
    };
    data: SoldParcel;
  };
  /** Cancels a parcel that is not picked up yet. The buyer reads the note. */
  'parcel.cancel': {
    input: {
      id: number;
      note: string;
      time_zone?: string;
    };
    data: SoldParcel;
  };
  /** Lists applications to sell, newest first; without a view, those with a verified email address. `q` matches part of the store’s name, or of the applicant’s name or address. The views: `to-check`, with submitted items that nobody has checked; `asked`, with items that the applicant has to submit again. */
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
  /** Exports all rows of `admin/applications` that match, as CSV. */
  'application.export': {
    input: {
      q?: string;
      sort?: "created_at" | "-created_at";
      only?: unknown;
      view?: "received" | "to-check" | "asked" | "approved" | "refused" | "unverified" | "all";
    };
    data: Blob;
  };
  /** Approves an application: opens the store, with the applicant as its owner. Refused while a required item is unchecked, unless `despite` is set; the audit log records which items were. */
  'application.approve': {
    input: {
      id: number;
      despite?: boolean;
    };
    data: Application;
  };
  /** Refuses an application. The applicant reads the reason. */
  'application.refuse': {
    input: {
      id: number;
      reason: string;
    };
    data: Application;
  };
  /** Lists the requirements of an application, with what was submitted for each and who checked it. */
  'applicationCheck.items': {
    input: {
      id: number;
    };
    data: Array<ApplicationItem>;
  };
  /** Downloads a file that an applicant submitted: a picture (WebP) or a PDF. */
  'applicationCheck.file': {
    input: {
      id: number;
      requirement_id: number;
    };
    data: Blob;
  };
  /** Marks a submitted item as `checked`, or takes that back. Refused if the applicant has replaced this `version` since. */
  'applicationCheck.check': {
    input: {
      id: number;
      requirement_id: number;
      version: number;
      checked?: boolean;
    };
    data: Array<ApplicationItem>;
  };
  /** Asks the applicant to submit an item, or to submit it again. They are emailed the reason, with a link to the page for it. */
  'applicationCheck.ask': {
    input: {
      id: number;
      requirement_id: number;
      version: number;
      reason: string;
    };
    data: Array<ApplicationItem>;
  };
  /** Returns a store with the people who work for it, owners first. */
  'staffedStore.find': {
    input: {
      id: number;
    };
    data: StaffedStore;
  };
  /** Suspends a store: it and its products disappear from the storefront at once. Its owners read the reason. */
  'staffedStore.suspend': {
    input: {
      id: number;
      reason: string;
    };
    data: StaffedStore;
  };
  /** Reinstates a suspended store. */
  'staffedStore.reinstate': {
    input: {
      id: number;
    };
    data: StaffedStore;
  };
  /** Closes a store: it takes no more orders and disappears from the storefront, its open orders are still completed, and its earnings are paid out. Its owners read the reason. */
  'staffedStore.close': {
    input: {
      id: number;
      reason: string;
    };
    data: StaffedStore;
  };
  /** Reopens a closed store, whoever closed it. */
  'staffedStore.reopen': {
    input: {
      id: number;
    };
    data: StaffedStore;
  };
  /** Sets whether what a store proposes from now on goes live at once. Proposals that are already waiting are decided one by one. */
  'staffedStore.trust': {
    input: {
      id: number;
      trusted?: boolean;
    };
    data: StaffedStore;
  };
  /** Lists the staff of the market. */
  'staff.all': {
    input: Record<string, unknown>;
    data: Array<StaffMember>;
  };
  /** Gives an account a role, or another one, which may have no more permissions than the caller. The last owner keeps the role. */
  'staff.appoint': {
    input: {
      email: string;
      role: string;
    };
    data: StaffMember;
  };
  /** Removes a person’s role and signs them out. Refused for the last owner. */
  'staff.dismiss': {
    input: {
      account_id: number;
    };
    data: null;
  };
  /** Returns the progress of the set-up. `database_fixed`: the environment variable DATABASE_URL names the database; `mail`: SMTP_URL is set. It is a POST so that the code does not appear in addresses. */
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
  /** Creates the folders that Souk writes to, and says for each whether it is writable. */
  'install.setPermission': {
    input: {
      code: string;
    };
    data: Array<{
      folder: "data" | "media";
      writable: boolean;
    }>;
  };
  /** Tests a PostgreSQL database, migrates it to the newest version, and stores its address for the next start. Refused if DATABASE_URL names one. */
  'install.setDatabase': {
    input: {
      code: string;
      database_url: string;
    };
    data: {
      migrations: number;
    };
  };
  /** Sends a test email: with SMTP_URL if that is set, otherwise with the server in `mail`, where the refusal names the wrong field. `said` is the error of the server in SMTP_URL. */
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
  /** Uploads the site’s logo, which is stored until `install/finish` names it. `image` is a file of a multipart form. */
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
  /** Creates the settings, the languages and the owner, all or nothing, and opens the market. With `content` `demo`, demo stores and products are added in the background. `mail` is the server that sends email. */
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
  /** Returns the invitation that an emailed link belongs to. Refused once it is over. */
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
  /** Accepts an invitation to a role: with the password of the account, or with a name and a password for a new one. Does not sign in; returns the address to sign in with. */
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
  /** Returns the progress of the demo data, in percent, if the set-up requested it. */
  'demoFill.state': {
    input: Record<string, unknown>;
    data: {
      state: "none" | "filling" | "filled" | "failed";
      percent: number;
    };
  };
  /** Returns the signed-in member of staff, their permissions, and what the back office needs to know about the market. */
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
  /** Lists the audit log, newest first. Filter it by account, kind of thing, days in the market’s time zone, and words of at least three letters. */
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
  /** Returns one entry of the audit log, by the number it has in the list. */
  'adminAudit.open': {
    input: {
      deed: string;
    };
    data: Deed;
  };
  /** Lists API keys, newest first, including expired and revoked ones. */
  'adminApiKey.all': {
    input: Record<string, unknown>;
    data: Array<ApiKey>;
  };
  /** Creates an API key. Its scopes must be ones that the creator has. A key can never do more than its creator can at that time, and does nothing while the creator has yet to set up a required second factor. `secret` is the key itself, returned only once: send it as the bearer token of `admin/…` calls. Without `ends_at`, the key is valid until it is revoked. */
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
  /** Revokes an API key, at once and for good. */
  'adminApiKey.revoke': {
    input: {
      id: number;
    };
    data: ApiKey;
  };
  /** Lists the banners that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/banners` that match, as CSV. */
  'adminBanner.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "type" | "-type" | "shown_from" | "-shown_from" | "shown_until" | "-shown_until";
      only?: unknown;
      view?: "live" | "planned" | "over" | "hidden" | "gap";
    };
    data: Blob;
  };
  /** Returns a banner with everything that can be edited, in every language, and its version. */
  'adminBanner.open': {
    input: {
      id: number;
    };
    data: OpenedBanner;
  };
  /** Lists the changes to a banner and who made them, newest first, even after it was deleted. */
  'adminBanner.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a banner (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a banner; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminBanner.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a banner within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminBanner.restore': {
    input: {
      id: number;
    };
    data: OpenedBanner;
  };
  /** Performs one action on many banners, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of banners, and what would change for the first 5. */
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
  /** Lists the brands that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/brands` that match, as CSV. */
  'adminBrand.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "products" | "-products";
      only?: unknown;
      view?: "public" | "hidden" | "unused" | "gap";
    };
    data: Blob;
  };
  /** Returns a brand with everything that can be edited, in every language, and its version. */
  'adminBrand.open': {
    input: {
      id: number;
    };
    data: OpenedBrand;
  };
  /** Lists the changes to a brand and who made them, newest first, even after it was deleted. */
  'adminBrand.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a brand (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a brand; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminBrand.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a brand within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminBrand.restore': {
    input: {
      id: number;
    };
    data: OpenedBrand;
  };
  /** Performs one action on many brands, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of brands, and what would change for the first 5. */
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
  /** Merges a brand into the brand `into`. Everything that has it (its products, and the banners, slides and rules that name it) gets the other brand; then it is deleted for good, and its address redirects. Refused if somebody has saved it since this `version`. Returns the brand that remains. */
  'adminBrandMerge.merge': {
    input: {
      id: number;
      version: number;
      into: number;
    };
    data: OpenedBrand;
  };
  /** Lists the attributes that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/attributes` that match, as CSV. */
  'adminAttribute.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "values" | "-values" | "products" | "-products";
      only?: unknown;
      view?: "unused" | "gap";
    };
    data: Blob;
  };
  /** Returns an attribute with everything that can be edited, in every language, and its version. */
  'adminAttribute.open': {
    input: {
      id: number;
    };
    data: OpenedAttribute;
  };
  /** Lists the changes to an attribute and who made them, newest first, even after it was deleted. */
  'adminAttribute.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates an attribute (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes an attribute; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminAttribute.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores an attribute within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminAttribute.restore': {
    input: {
      id: number;
    };
    data: OpenedAttribute;
  };
  /** Performs one action on many attributes, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of attributes, and what would change for the first 5. */
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
  /** Lists the tags that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/tags` that match, as CSV. */
  'adminTag.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "products" | "-products";
      only?: unknown;
      view?: "unused" | "gap";
    };
    data: Blob;
  };
  /** Returns a tag with everything that can be edited, in every language, and its version. */
  'adminTag.open': {
    input: {
      id: number;
    };
    data: OpenedTag;
  };
  /** Lists the changes to a tag and who made them, newest first, even after it was deleted. */
  'adminTag.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a tag (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
  'adminTag.save': {
    input: {
      id?: number | null;
      version?: number | null;
      title?: Record<string, string>;
    };
    data: OpenedTag;
  };
  /** Deletes a tag; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminTag.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a tag within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminTag.restore': {
    input: {
      id: number;
    };
    data: OpenedTag;
  };
  /** Performs one action on many tags, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of tags, and what would change for the first 5. */
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
  /** Lists the collections that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/collections` that match, as CSV. */
  'adminCollection.export': {
    input: {
      q?: string;
      sort?: "title" | "-title";
      only?: unknown;
      view?: "public" | "hidden" | "by-hand" | "by-rule" | "gap";
    };
    data: Blob;
  };
  /** Returns a collection with everything that can be edited, in every language, and its version. */
  'adminCollection.open': {
    input: {
      id: number;
    };
    data: OpenedCollection;
  };
  /** Lists the changes to a collection and who made them, newest first, even after it was deleted. */
  'adminCollection.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a collection (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a collection; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminCollection.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a collection within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminCollection.restore': {
    input: {
      id: number;
    };
    data: OpenedCollection;
  };
  /** Performs one action on many collections, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of collections, and what would change for the first 5. */
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
  /** Lists the bundle deals that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/bundle-deals` that match, as CSV. */
  'adminBundleDeal.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "products" | "-products";
      only?: unknown;
      view?: "unused" | "gap";
    };
    data: Blob;
  };
  /** Returns a bundle deal with everything that can be edited, in every language, and its version. */
  'adminBundleDeal.open': {
    input: {
      id: number;
    };
    data: OpenedBundleDeal;
  };
  /** Lists the changes to a bundle deal and who made them, newest first, even after it was deleted. */
  'adminBundleDeal.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a bundle deal (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a bundle deal; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminBundleDeal.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a bundle deal within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminBundleDeal.restore': {
    input: {
      id: number;
    };
    data: OpenedBundleDeal;
  };
  /** Performs one action on many bundle deals, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of bundle deals, and what would change for the first 5. */
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
  /** Returns the progress and results of a bulk run that the caller started. */
  'adminBulk.open': {
    input: {
      id: number;
    };
    data: BulkRun;
  };
  /** Lists the categories that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/categories` that match, as CSV. */
  'adminCategory.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "products" | "-products";
      only?: unknown;
      view?: "public" | "hidden" | "unused" | "gap";
    };
    data: Blob;
  };
  /** Returns a category with everything that can be edited, in every language, and its version. */
  'adminCategory.open': {
    input: {
      id: number;
    };
    data: OpenedCategory;
  };
  /** Lists the changes to a category and who made them, newest first, even after it was deleted. */
  'adminCategory.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a category (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a category; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminCategory.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a category within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminCategory.restore': {
    input: {
      id: number;
    };
    data: OpenedCategory;
  };
  /** Sorts the categories into this order. Refused if `seen` is sent and is no longer the present order. */
  'adminCategory.order': {
    input: {
      ids: Array<number>;
      seen?: Array<number>;
    };
    data: null;
  };
  /** Lists all categories in the order of the tree: each after its parent, with its `depth` (0 is the top level). */
  'adminCategoryTree.all': {
    input: Record<string, unknown>;
    data: Array<CategoryBranch>;
  };
  /** Moves a category, with everything below it, under `parent_id` (none: to the top level) and in front of the category `before` there. If `before` is missing or is the category itself, it goes last. */
  'adminCategoryTree.move': {
    input: {
      id: number;
      parent_id?: number | null;
      before?: number | null;
    };
    data: null;
  };
  /** Lists customers with an account, newest first. `q` matches part of a name, an email address or a phone number. `total` counts up to 10000; `more` says that there are more. */
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
  /** Returns one customer: addresses, the devices they are signed in on, and staff notes. */
  'adminCustomer.open': {
    input: {
      id: number;
      time_zone?: string;
    };
    data: AdminCustomer;
  };
  /** Adds a note about a customer, which only staff can read. */
  'adminCustomer.note': {
    input: {
      id: number;
      note: string;
    };
    data: Array<StaffNote>;
  };
  /** Signs a customer out on all devices. Refused for people who work for the market or a store. */
  'adminCustomer.endSessions': {
    input: {
      id: number;
      time_zone?: string;
    };
    data: null;
  };
  /** Exports all customers that match, as CSV, newest first. */
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
  /** Returns all data that the market holds about a customer as a JSON file, to hand to them. */
  'adminCustomerData.file': {
    input: {
      id: number;
      time_zone?: string;
    };
    data: Blob;
  };
  /** Erases a customer, as customers can do themselves: personal data is deleted; orders, books and invoices are kept. Refused while an order is open. */
  'adminCustomerData.erase': {
    input: {
      id: number;
      time_zone?: string;
    };
    data: null;
  };
  /** Lists the custom scripts that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/custom-scripts` that match, as CSV. */
  'adminCustomScript.export': {
    input: {
      q?: string;
      sort?: "name" | "-name";
      only?: unknown;
      view?: "on" | "off";
    };
    data: Blob;
  };
  /** Returns a custom script with everything that can be edited, in every language, and its version. */
  'adminCustomScript.open': {
    input: {
      id: number;
    };
    data: OpenedCustomScript;
  };
  /** Lists the changes to a custom script and who made them, newest first, even after it was deleted. */
  'adminCustomScript.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a custom script (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a custom script; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminCustomScript.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a custom script within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminCustomScript.restore': {
    input: {
      id: number;
    };
    data: OpenedCustomScript;
  };
  /** Sorts the custom scripts into this order. Refused if `seen` is sent and is no longer the present order. */
  'adminCustomScript.order': {
    input: {
      ids: Array<number>;
      seen?: Array<number>;
    };
    data: null;
  };
  /** Finds things of one kind that a banner, a slide or a link can lead to: those with these ids, or up to 20 whose name contains `q` in any language. */
  'adminDestination.find': {
    input: {
      kind: "category" | "tag" | "brand" | "product" | "collection" | "flash-sale" | "page" | "store";
      q?: string;
      source_ids?: unknown;
    };
    data: Array<Destination>;
  };
  /** Returns the addresses of the product feeds, one for each language: RSS 2.0 with the fields of Google Merchant Center, which Meta accepts too. A feed lists every variant of every public product at its current price. */
  'adminFeed.open': {
    input: Record<string, unknown>;
    data: ProductFeeds;
  };
  /** Switches the product feeds on or off. Their addresses contain a key, so that strangers cannot fetch them. Switching them off deletes the key for good; switching them on again creates another. */
  'adminFeed.switch': {
    input: {
      enabled?: boolean;
    };
    data: ProductFeeds;
  };
  /** Lists the uploaded fonts, at most 20. The settings say where each is used. */
  'adminFont.all': {
    input: Record<string, unknown>;
    data: {
      rows: Array<FontRow>;
    };
  };
  /** Uploads a font, or adds a weight or a script to the font of the same name. `font` is a file of a multipart form: TTF, OTF, WOFF or WOFF2, up to 10 MB. It is split into one file for each script, so that pages load only what they need. */
  'adminFont.upload': {
    input: {
      font?: Array<string>;
    };
    data: {
      id: number;
    };
  };
  /** Deletes a font. Refused while the settings use it. */
  'adminFont.delete': {
    input: {
      id: number;
    };
    data: null;
  };
  /** Returns the draft of the home page and its version; where there is no draft, the published blocks. */
  'adminHomePage.open': {
    input: Record<string, unknown>;
    data: OpenedHomePage;
  };
  /** Lists the changes to the draft’s blocks and who made them, newest first. */
  'adminHomePage.edits': {
    input: Record<string, unknown>;
    data: Array<Edit>;
  };
  /** Saves these blocks, in this order, as the draft. Refused if somebody has changed the draft since this `version`. Unsafe HTML is removed from texts. */
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
  /** Discards this version of the draft. */
  'adminHomePage.discard': {
    input: {
      version: number;
    };
    data: OpenedHomePage;
  };
  /** Publishes this `version` of the draft. Refused if it was changed or published meanwhile, or while a block is unfinished. */
  'adminHomePage.publish': {
    input: {
      version: number;
    };
    data: OpenedHomePage;
  };
  /** Lists the published versions of the home page, newest first, with what each changed. */
  'adminHomePage.versions': {
    input: Record<string, unknown>;
    data: Array<{
      number: number;
      by: string;
      at: string;
      changes: Array<HomeBlockChange>;
    }>;
  };
  /** Makes a published version of the home page the draft. */
  'adminHomePage.restore': {
    input: {
      version: number;
      arrangement: number;
    };
    data: OpenedHomePage;
  };
  /** Creates a token that shows the home page to anyone who has it, for a few minutes: with the draft or a published version, as it looks at any `moment`. Post it to the home page’s address, in a form, as the field `preview`. */
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
  /** Lists the languages that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/languages` that match, as CSV. */
  'adminLanguage.export': {
    input: {
      q?: string;
      sort?: "code" | "-code" | "name" | "-name";
      only?: unknown;
      view?: "on" | "off";
    };
    data: Blob;
  };
  /** Returns a language with everything that can be edited, in every language, and its version. */
  'adminLanguage.open': {
    input: {
      id: number;
    };
    data: OpenedLanguage;
  };
  /** Lists the changes to a language and who made them, newest first, even after it was deleted. */
  'adminLanguage.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a language (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a language; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminLanguage.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a language within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminLanguage.restore': {
    input: {
      id: number;
    };
    data: OpenedLanguage;
  };
  /** Sorts the languages into this order. Refused if `seen` is sent and is no longer the present order. */
  'adminLanguage.order': {
    input: {
      ids: Array<number>;
      seen?: Array<number>;
    };
    data: null;
  };
  /** Makes an active language the default, whose addresses contain no language code. `instead` is the id of the current default; refused if another language has become the default meanwhile. */
  'adminLanguageMore.makeDefault': {
    input: {
      id: number;
      version: number;
      instead: number;
    };
    data: null;
  };
  /** Returns how many things of each kind have no title in a language yet, and the first of them. */
  'adminLanguageMore.gaps': {
    input: {
      id: number;
    };
    data: Array<Gap>;
  };
  /** Lists the languages that can be added, at most 50. `q` searches their codes, their own names, and their names in the caller’s language. */
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
  /** Returns the menus of the header and the footer in every language, and their version. */
  'adminMenus.open': {
    input: Record<string, unknown>;
    data: OpenedMenus;
  };
  /** Lists the changes to the menus and who made them, newest first. */
  'adminMenus.edits': {
    input: Record<string, unknown>;
    data: Array<Edit>;
  };
  /** Saves all menus. Refused if somebody has saved them since this `version`. Entries that are missing from a list are deleted. */
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
  /** Lists the catalogue imports, newest first. `q` searches the names of files and stores. */
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
  /** Uploads a CSV file of products for a store, and returns the format and columns that were recognised. `file` is a file of a multipart form, up to 10 MB, plain or gzipped (then up to 200 MB unpacked); it is deleted after 14 days. Nothing is imported yet. `language` is the language of its texts; if missing, the market’s default language. */
  'adminImport.upload': {
    input: {
      file?: Array<string>;
      store_id: number;
      language?: string;
    };
    data: OpenedImport;
  };
  /** Returns one import: its columns, progress and results. */
  'adminImport.open': {
    input: {
      id: number;
    };
    data: OpenedImport;
  };
  /** Assigns a field to each column of the file, in the file’s order; null skips the column. */
  'adminImport.columns': {
    input: {
      id: number;
      columns: Array<string | null>;
    };
    data: OpenedImport;
  };
  /** Starts a dry run, which does and counts everything, and then rolls it back. */
  'adminImport.try': {
    input: {
      id: number;
    };
    data: OpenedImport;
  };
  /** Starts the import, or resumes one that was stopped. */
  'adminImport.run': {
    input: {
      id: number;
    };
    data: OpenedImport;
  };
  /** Stops a run or a dry run once the current products are done. What is already imported stays. */
  'adminImport.stop': {
    input: {
      id: number;
    };
    data: OpenedImport;
  };
  /** Exports the first 10,000 rows that the last run or dry run rejected, as they are in the file, each with the reason in the caller’s language. */
  'adminImport.badRows': {
    input: {
      id: number;
    };
    data: Blob;
  };
  /** Exports all products of a store as a file that can be edited elsewhere and imported again. It has Shopify’s columns, with texts in the market’s default language. */
  'adminImport.catalogue': {
    input: {
      store_id: number;
    };
    data: Blob;
  };
  /** Starts to undo a whole import. */
  'adminImport.undo': {
    input: {
      id: number;
    };
    data: OpenedImport;
  };
  /** Returns the mail server that the market sends with, never its password. `fixed`: the environment variable SMTP_URL names it, and it cannot be changed here. */
  'adminMailServer.open': {
    input: Record<string, unknown>;
    data: OpenedMailServer;
  };
  /** Lists the changes to the mail server and who made them, newest first. For the password, only that it was changed. */
  'adminMailServer.edits': {
    input: Record<string, unknown>;
    data: Array<Edit>;
  };
  /** Returns the state of outgoing mail. That is how many emails are waiting, how many of the last 24 hours have failed for good, when one was last sent, and why the last failure happened. */
  'adminMailServer.standing': {
    input: Record<string, unknown>;
    data: MailStanding;
  };
  /** Updates the mail server; mail is sent with it at once. Refused if somebody has saved it since this `version`. An empty password keeps the current one, which must be sent again for another host or user. */
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
  /** Sends one email to `to` with the mail server as sent here, within 15 seconds, to test it. If that fails, the refusal explains why. Saves nothing. */
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
  /** Lists the market’s languages, and how many messages each one lacks. */
  'adminMessage.languages': {
    input: Record<string, unknown>;
    data: Array<MessageLanguage>;
  };
  /** Lists the messages of a language beside the English ones, missing ones first, and how many there are in each group. */
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
  /** Saves messages of a language, all or none. `version` is the one that was read (0: never changed); a `text` of null restores the built-in one. Refused if somebody has saved one of them meanwhile, or if a text is invalid in its place. */
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
  /** Checks a text while it is typed: returns what makes it invalid in its place, or null. Saves nothing. */
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
  /** Lists the changes to one message of a language and who made them, newest first; null stands for the built-in text. */
  'adminMessage.edits': {
    input: {
      language: string;
      section: string;
      key: string;
    };
    data: Array<Edit>;
  };
  /** Exports the messages of a language that match as CSV, to be translated and imported again. */
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
  /** Exports the messages of a language that match as JSON, to be translated and imported again. */
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
  /** Checks a file of messages: returns what it would change, and which rows are invalid and why. Saves nothing. `file` is a file of a multipart form: CSV or JSON as exported, up to 5 MB. */
  'adminMessageFile.try': {
    input: {
      language: string;
      file: Array<string>;
    };
    data: MessageFileRead;
  };
  /** Imports the valid rows of a file of messages. `stamp` comes from the file’s dry run; refused if somebody has changed a message of the language since. */
  'adminMessageFile.take': {
    input: {
      language: string;
      file: Array<string>;
      stamp: number;
    };
    data: MessageFileRead;
  };
  /** Lists the orders of all stores, newest first. `q` matches part of a code, of the buyer’s name, email address or phone number, of a tracking number, or of a product’s name or SKU. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all orders that match, as CSV, newest first. */
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
  /** Returns one order with everything that belongs to it: parcels, payments, refunds, papers, emails, staff notes, and its history, newest first. */
  'adminOrder.open': {
    input: {
      id: number;
      time_zone?: string;
    };
    data: AdminOrder;
  };
  /** Adds a note about an order, which only staff can read. */
  'adminOrder.note': {
    input: {
      id: number;
      note: string;
    };
    data: Array<StaffNote>;
  };
  /** Cancels all parcels of an order, as long as none has been picked up. The buyer reads the note, and what they paid is refunded. */
  'adminOrder.cancel': {
    input: {
      id: number;
      note: string;
    };
    data: null;
  };
  /** Emails the buyer of an unpaid order the link to pay it, at most three times an hour. For a buyer without an account, the link also opens the order. */
  'adminOrder.sendLink': {
    input: {
      id: number;
    };
    data: null;
  };
  /** Lists the left carts of customers with an account: those that nobody has touched for an hour, a day or a week, latest first. `q` matches part of the customer’s name, email address or phone number. `total` counts up to 10000; `more` says that there are more. */
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
  /** Emails a customer the items in the cart that they left. Refused if this was done since the cart last changed, if they have ordered since, or if they have opted out of such emails. */
  'adminLeftCart.remind': {
    input: {
      id: number;
    };
    data: null;
  };
  /** Performs one action on many left carts, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of left carts, and what would change for the first 5. */
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
  /** Finds customers with an account to place an order for; returns the first that match. `q` matches part of a name, an email address or a phone number. */
  'adminTakenOrder.buyers': {
    input: {
      q?: string;
    };
    data: Array<FoundBuyer>;
  };
  /** Returns a customer to place an order for, with their addresses. */
  'adminTakenOrder.buyer': {
    input: {
      id: number;
      time_zone?: string;
    };
    data: OrderBuyer;
  };
  /** Finds variants of public products of all stores, at their current prices; returns the first that match. `q` is words of a title, the beginning of a SKU, or a product’s id. */
  'adminTakenOrder.goods': {
    input: {
      q?: string;
    };
    data: Array<FoundGoods>;
  };
  /** Returns what an order for a customer would cost now, and what prevents it. Saves nothing. Without `customer_id`, the order is for a person without an account. */
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
  /** Places an order for a customer, who gets the usual email in `language`; a person without an account gets a link that opens the order. `total` is the amount that the dry run returned; refused if it has changed. Sending the same `idempotency_key` again returns the same order. */
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
  /** Lists the pages that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/pages` that match, as CSV. */
  'adminPage.export': {
    input: {
      q?: string;
      sort?: "title" | "-title";
      only?: unknown;
      view?: "public" | "hidden" | "gap";
    };
    data: Blob;
  };
  /** Returns a page with everything that can be edited, in every language, and its version. */
  'adminPage.open': {
    input: {
      id: number;
    };
    data: OpenedPage;
  };
  /** Lists the changes to a page and who made them, newest first, even after it was deleted. */
  'adminPage.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a page (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a page; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminPage.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a page within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminPage.restore': {
    input: {
      id: number;
    };
    data: OpenedPage;
  };
  /** Performs one action on many pages, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of pages, and what would change for the first 5. */
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
  /** Lists the parcels of all stores, newest first. `q` matches part of a parcel’s code, of its order’s code, or of its tracking number. */
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
  /** Exports all parcels that match, as CSV, newest first. */
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
  /** Emails everybody who works for a store that its parcel is late, at most once a day. */
  'adminParcel.remind': {
    input: {
      id: number;
    };
    data: null;
  };
  /** Performs one action on many orders, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of orders, and what would change for the first 5. */
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
  /** Performs one action on many parcels, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of parcels, and what would change for the first 5. */
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
  /** Performs one action on many payouts, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of payouts, and what would change for the first 5. */
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
  /** Lists the uploaded pictures, newest first, and where each is used. */
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
  /** Deletes a picture that is not in use; its files are deleted soon after. */
  'adminPicture.delete': {
    input: {
      name: string;
    };
    data: null;
  };
  /** Deletes all pictures that are not in use and older than 7 days. */
  'adminPicture.deleteUnused': {
    input: Record<string, unknown>;
    data: {
      deleted: number;
    };
  };
  /** Uploads a picture and returns its name, which other calls accept. `image` is a file of a multipart form: JPEG, PNG, WebP or GIF, judged by its content, up to 10 MB and 50 megapixels. */
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
  /** Returns a picture by its name. `original` is the picture that it was cropped from, or the picture itself. */
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
  /** Creates a picture by rotating the original clockwise, in quarter turns, and cropping it. The crop is in ten-thousandths of the sides after rotation. Returns the new picture’s name; the original stays. */
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
  /** Lists the products that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/products` that match, as CSV. */
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
  /** Returns a product with everything that can be edited, in every language, and its version. */
  'adminProduct.open': {
    input: {
      id: number;
    };
    data: OpenedProduct;
  };
  /** Lists the changes to a product and who made them, newest first, even after it was deleted. */
  'adminProduct.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a product (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a product; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminProduct.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a product within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminProduct.restore': {
    input: {
      id: number;
    };
    data: OpenedProduct;
  };
  /** Performs one action on many products, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of products, and what would change for the first 5. */
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
  /** Lists the tax rules, shipping rules and bundle deals that a store’s products can have: the market’s and the store’s own. */
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
  /** Lists every change of a variant’s stock and its cause, newest first. */
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
  /** Returns how many units of a product were ordered on each of the last `days`, oldest first, without cancelled ones. */
  'adminProductMore.sold': {
    input: {
      id: number;
      days?: number;
    };
    data: Array<SoldDay>;
  };
  /** Creates a hidden copy of a product, with its own address and without SKUs and stock. Sending the same `idempotency_key` again returns the same copy. */
  'adminProductMore.duplicate': {
    input: {
      id: number;
      idempotency_key?: string;
    };
    data: OpenedProduct;
  };
  /** Finds up to five things of each kind that the caller may edit, whose name in any language contains the text, ignoring accents. Also finds products by the beginning of a SKU, orders by code and buyer, customers by email address and phone number, payments by the gateway’s number, payouts by the bank’s, papers and reports by their own, and everything by id. */
  'adminSearch.find': {
    input: {
      q?: string;
    };
    data: Array<Found>;
  };
  /** Lists what sellers propose: those waiting for a decision, longest wait first, or those already decided. */
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
  /** Returns the proposal that has waited longest, and how many are waiting. */
  'adminProductProposal.next': {
    input: Record<string, unknown>;
    data: {
      id: number | null;
      waiting: number;
    };
  };
  /** Returns one proposal, compared part by part with what is on sale now. */
  'adminProductProposal.open': {
    input: {
      id: number;
    };
    data: OpenedProposal;
  };
  /** Approves this `version` of a proposal and puts the seller’s changes on sale. Refused if the product has changed since this `product_version`. Parts named in `keep` stay as they are. `trust`: from now on, what the store proposes goes live at once. */
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
  /** Refuses this `version` of a proposal, as a whole (`code`, `text`) and by field (`reasons`). A reason is a standard one (`code`), which the seller reads in their language, or your own words (`text`). */
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
  /** Creates a token that shows, for a few minutes, the product’s page as it will be once the proposal is approved. Post it to the home page’s address, in a form, as the field `preview`. */
  'adminProductProposal.preview': {
    input: {
      id: number;
    };
    data: {
      token: string;
      until: string;
    };
  };
  /** Removes the second factor of a colleague who has lost it, signs them out, and emails them. Refused for a person with more permissions than the caller, and for the caller’s own. */
  'adminSecondFactor.reset': {
    input: {
      id: number;
    };
    data: null;
  };
  /** Sets whether people with a role must have a second factor; anyone without one has to set it up before doing anything else. Refused if the caller has none. */
  'adminSecondFactor.demand': {
    input: {
      id: number;
      demanded?: boolean;
    };
    data: null;
  };
  /** Returns the market’s settings in every language, and their version. `currency_fixed`: there are orders, so the currency and its decimals can no longer change. */
  'adminSettings.open': {
    input: Record<string, unknown>;
    data: OpenedSettings;
  };
  /** Lists the changes to the market’s settings and who made them, newest first. */
  'adminSettings.edits': {
    input: Record<string, unknown>;
    data: Array<Edit>;
  };
  /** Saves the market’s settings. Refused if somebody has saved them since this `version`. Once there are orders, the currency and its decimals cannot change. Prices keep their digits. */
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
  /** Returns the weights of the store score. They are for late parcels, parcels cancelled by the store, refunds, stars, and time to answer reviews. Also returns how many parcels in 90 days a store needs to have a score. */
  'adminScore.open': {
    input: Record<string, unknown>;
    data: ScoreSettings;
  };
  /** Lists the changes to the weights and who made them, newest first. */
  'adminScore.edits': {
    input: Record<string, unknown>;
    data: Array<Edit>;
  };
  /** Returns the scores that stores would have with other weights. Saves nothing. */
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
  /** Saves the weights and scores all stores anew. Refused if somebody has saved the settings since this `version`. If all weights are 0, stores have no score. */
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
  /** Returns the settings for signing in with Google and Facebook, never their secrets. */
  'adminSignIn.all': {
    input: Record<string, unknown>;
    data: Array<SignIn>;
  };
  /** Returns the settings of one provider, as `admin/sign-ins` does. */
  'adminSignIn.open': {
    input: {
      id: number;
    };
    data: SignIn;
  };
  /** Lists the changes to one provider’s settings and who made them, newest first. For its secret, only that it was changed. */
  'adminSignIn.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Updates one provider’s settings; its button appears on pages at once. Refused if somebody has saved them since this `version`. An empty secret keeps the current one, which must be sent again for another ID. */
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
  /** Asks the provider whether it accepts the keys as sent here. Saves nothing. */
  'adminSignIn.test': {
    input: {
      id: number;
      client_id?: string;
      client_secret?: string;
    };
    data: null;
  };
  /** Lists the site features that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/site-features` that match, as CSV. */
  'adminSiteFeature.export': {
    input: {
      q?: string;
      sort?: "detail" | "-detail" | "shown_from" | "-shown_from" | "shown_until" | "-shown_until";
      only?: unknown;
      view?: "live" | "planned" | "over" | "hidden" | "gap";
    };
    data: Blob;
  };
  /** Returns a site feature with everything that can be edited, in every language, and its version. */
  'adminSiteFeature.open': {
    input: {
      id: number;
    };
    data: OpenedSiteFeature;
  };
  /** Lists the changes to a site feature and who made them, newest first, even after it was deleted. */
  'adminSiteFeature.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a site feature (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a site feature; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminSiteFeature.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a site feature within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminSiteFeature.restore': {
    input: {
      id: number;
    };
    data: OpenedSiteFeature;
  };
  /** Performs one action on many site features, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of site features, and what would change for the first 5. */
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
  /** Sorts the site features into this order. Refused if `seen` is sent and is no longer the present order. */
  'adminSiteFeature.order': {
    input: {
      ids: Array<number>;
      seen?: Array<number>;
    };
    data: null;
  };
  /** Lists the sliders that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/sliders` that match, as CSV. */
  'adminSlider.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "type" | "-type" | "shown_from" | "-shown_from" | "shown_until" | "-shown_until";
      only?: unknown;
      view?: "live" | "planned" | "over" | "hidden" | "gap";
    };
    data: Blob;
  };
  /** Returns a slider with everything that can be edited, in every language, and its version. */
  'adminSlider.open': {
    input: {
      id: number;
    };
    data: OpenedSlider;
  };
  /** Lists the changes to a slider and who made them, newest first, even after it was deleted. */
  'adminSlider.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a slider (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a slider; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminSlider.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a slider within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminSlider.restore': {
    input: {
      id: number;
    };
    data: OpenedSlider;
  };
  /** Performs one action on many sliders, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of sliders, and what would change for the first 5. */
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
  /** Sorts the sliders into this order. Refused if `seen` is sent and is no longer the present order. */
  'adminSlider.order': {
    input: {
      ids: Array<number>;
      seen?: Array<number>;
    };
    data: null;
  };
  /** Lists the requirements that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/requirements` that match, as CSV. */
  'adminRequirement.export': {
    input: {
      q?: string;
      sort?: "name" | "-name";
      only?: unknown;
      view?: "asked" | "off" | "gap";
    };
    data: Blob;
  };
  /** Returns a requirement with everything that can be edited, in every language, and its version. */
  'adminRequirement.open': {
    input: {
      id: number;
    };
    data: OpenedRequirement;
  };
  /** Lists the changes to a requirement and who made them, newest first, even after it was deleted. */
  'adminRequirement.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a requirement (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a requirement; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminRequirement.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a requirement within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminRequirement.restore': {
    input: {
      id: number;
    };
    data: OpenedRequirement;
  };
  /** Sorts the requirements into this order. Refused if `seen` is sent and is no longer the present order. */
  'adminRequirement.order': {
    input: {
      ids: Array<number>;
      seen?: Array<number>;
    };
    data: null;
  };
  /** Lists the roles that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/roles` that match, as CSV. */
  'adminRole.export': {
    input: {
      q?: string;
      sort?: "name" | "-name" | "people" | "-people";
      only?: unknown;
    };
    data: Blob;
  };
  /** Returns a role with everything that can be edited, in every language, and its version. */
  'adminRole.open': {
    input: {
      id: number;
    };
    data: OpenedRole;
  };
  /** Lists the changes to a role and who made them, newest first, even after it was deleted. */
  'adminRole.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a role (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
  'adminRole.save': {
    input: {
      id?: number | null;
      version?: number | null;
      name?: string;
      permissions?: unknown;
    };
    data: OpenedRole;
  };
  /** Deletes a role; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminRole.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a role within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminRole.restore': {
    input: {
      id: number;
    };
    data: OpenedRole;
  };
  /** Lists the staff members that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/staff-members` that match, as CSV. */
  'adminStaffMember.export': {
    input: {
      q?: string;
      sort?: "name" | "-name" | "seen_at" | "-seen_at";
      only?: unknown;
      role?: string;
    };
    data: Blob;
  };
  /** Returns a member of staff, with the devices they are signed in on, most recently seen first. */
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
  /** Signs a member of staff out on one device. Refused for a person with more permissions than the caller. */
  'adminStaffMember.endSession': {
    input: {
      session_id: string;
    };
    data: null;
  };
  /** Lists the open invitations to work for the market, newest first. */
  'adminStaffMember.invitations': {
    input: Record<string, unknown>;
    data: Array<Invitation>;
  };
  /** Invites a person to a role by email. The link is valid for three days; another invitation to the same address replaces this one. */
  'adminStaffMember.invite': {
    input: {
      email: string;
      role: string;
    };
    data: Invitation;
  };
  /** Withdraws an invitation; its link no longer works. */
  'adminStaffMember.withdraw': {
    input: {
      id: number;
    };
    data: null;
  };
  /** Lists the stores that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/stores` that match, as CSV. */
  'adminStore.export': {
    input: {
      q?: string;
      sort?: "name" | "-name" | "products" | "-products" | "late_rate" | "-late_rate" | "refunded_rate" | "-refunded_rate" | "score" | "-score" | "sales" | "-sales";
      only?: unknown;
      view?: "public" | "hidden" | "suspended" | "closed" | "trader-missing" | "trader-changed" | "unused" | "late" | "refunded" | "sold-nothing";
    };
    data: Blob;
  };
  /** Returns a store with everything that can be edited, in every language, and its version. */
  'adminStore.open': {
    input: {
      id: number;
    };
    data: OpenedStore;
  };
  /** Lists the changes to a store and who made them, newest first, even after it was deleted. */
  'adminStore.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a store (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a store; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminStore.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a store within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminStore.restore': {
    input: {
      id: number;
    };
    data: OpenedStore;
  };
  /** Returns how a store performs. That is late, cancelled and refunded parcels in the last 90 days, its rating, its sales in 30 and 90 days beside the median of all stores, and its balance. */
  'adminStoreFigures.read': {
    input: {
      id: number;
    };
    data: StoreFigures;
  };
  /** Returns the trader of a store, and which of their details are missing. */
  'adminTrader.read': {
    input: {
      id: number;
    };
    data: StaffedTrader;
  };
  /** Lists the changes to a store’s trader details and who made them, newest first. */
  'adminTrader.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Records that staff have checked a store’s trader details. `seen` is their `changed_at` at that time; refused if they have changed since. */
  'adminTrader.check': {
    input: {
      id: number;
      seen?: unknown | null;
    };
    data: StaffedTrader;
  };
  /** Lists stores by name, a page at a time. */
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
  /** Lists the shipping rules that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/shipping-rules` that match, as CSV. */
  'adminShippingRule.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "places" | "-places" | "products" | "-products";
      only?: unknown;
      view?: "unused" | "gap";
    };
    data: Blob;
  };
  /** Returns a shipping rule with everything that can be edited, in every language, and its version. */
  'adminShippingRule.open': {
    input: {
      id: number;
    };
    data: OpenedShippingRule;
  };
  /** Lists the changes to a shipping rule and who made them, newest first, even after it was deleted. */
  'adminShippingRule.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a shipping rule (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a shipping rule; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminShippingRule.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a shipping rule within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminShippingRule.restore': {
    input: {
      id: number;
    };
    data: OpenedShippingRule;
  };
  /** Performs one action on many shipping rules, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of shipping rules, and what would change for the first 5. */
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
  /** Lists the tax rules that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/tax-rules` that match, as CSV. */
  'adminTaxRule.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "products" | "-products";
      only?: unknown;
      view?: "unused" | "gap";
    };
    data: Blob;
  };
  /** Returns a tax rule with everything that can be edited, in every language, and its version. */
  'adminTaxRule.open': {
    input: {
      id: number;
    };
    data: OpenedTaxRule;
  };
  /** Lists the changes to a tax rule and who made them, newest first, even after it was deleted. */
  'adminTaxRule.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a tax rule (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a tax rule; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminTaxRule.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a tax rule within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminTaxRule.restore': {
    input: {
      id: number;
    };
    data: OpenedTaxRule;
  };
  /** Performs one action on many tax rules, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of tax rules, and what would change for the first 5. */
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
  /** Lists the emails of the last 90 days, newest first. `q` is the beginning of an address. The views: `failed`, given up; `trying`, not sent yet and tried again; `lately`, given up within a week and not sent again. */
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
  /** Exports all rows of `admin/mails` that match, as CSV. */
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
  /** Returns one email: its text, and what the mail server said. A text with a code or a secret link is never shown. */
  'adminMail.open': {
    input: {
      id: number;
    };
    data: OpenedMail;
  };
  /** Sends a copy of an email to the same address, and returns the copy. Refused if its text is not kept, if it is still on its way, or if it was sent again within the last minute. */
  'adminMail.again': {
    input: {
      id: number;
    };
    data: OpenedMail;
  };
  /** Lists the automatic emails. Their texts are messages: `admin/messages` lists those of one email with `letter`, and `admin/messages/save` saves them. */
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
  /** Exports all rows of `admin/letters` that match, as CSV. */
  'adminLetter.export': {
    input: {
      q?: string;
      sort?: "id" | "-id";
      only?: unknown;
      view?: "gap" | "changed";
    };
    data: Blob;
  };
  /** Returns an email as it would be sent, with example data. `messages` are texts that are not saved yet; invalid ones are ignored. */
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
  /** Sends an email with example data, as `admin/letter/preview` shows it, to the caller’s own address within 15 seconds. */
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
  /** Lists the jobs in the queue, newest first. Finished jobs are not kept; those in the view `failed` need somebody’s attention. `q` is the name of a task. */
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
  /** Exports all rows of `admin/jobs` that match, as CSV. */
  'adminJob.export': {
    input: {
      q?: string;
      sort?: "id" | "-id" | "due_at" | "-due_at";
      only?: unknown;
      view?: "waiting" | "running" | "planned" | "trying" | "failed";
    };
    data: Blob;
  };
  /** Returns how many jobs are waiting, running and failed, and since when the oldest one has been waiting. */
  'adminJob.standing': {
    input: Record<string, unknown>;
    data: JobStanding;
  };
  /** Runs a failed or scheduled job now and gives it all its attempts again. */
  'adminJob.retry': {
    input: {
      id: number;
    };
    data: null;
  };
  /** Runs all failed jobs now, or only those of one `task`, and gives them all their attempts again. Returns how many there are. */
  'adminJob.retryAll': {
    input: {
      task?: string;
    };
    data: {
      count: number;
    };
  };
  /** Removes a job from the queue for good. A job that a worker is running stays. */
  'adminJob.discard': {
    input: {
      id: number;
    };
    data: null;
  };
  /** Returns the health of the site: database, queue, worker, mail, disk, gateways and TLS certificate, each with an explanation and what to do; also its versions. Contains no secrets. Needs the database: while that is down, ask `/readyz`. */
  'adminHealth.read': {
    input: Record<string, unknown>;
    data: Health;
  };
  /** Lists the flash sales that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/flash-sales` that match, as CSV. */
  'adminFlashSale.export': {
    input: {
      q?: string;
      sort?: "title" | "-title" | "start_at" | "-start_at" | "end_at" | "-end_at";
      only?: unknown;
      view?: "live" | "planned" | "over" | "off" | "gap";
    };
    data: Blob;
  };
  /** Returns a flash sale with everything that can be edited, in every language, and its version. */
  'adminFlashSale.open': {
    input: {
      id: number;
    };
    data: OpenedFlashSale;
  };
  /** Lists the changes to a flash sale and who made them, newest first, even after it was deleted. */
  'adminFlashSale.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a flash sale (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a flash sale; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminFlashSale.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a flash sale within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminFlashSale.restore': {
    input: {
      id: number;
    };
    data: OpenedFlashSale;
  };
  /** Performs one action on many flash sales, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of flash sales, and what would change for the first 5. */
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
  /** Returns what was sold in a flash sale, by product and by store, in all its rounds and without cancelled orders, and how many products stores propose for it. */
  'adminFlashSaleMore.result': {
    input: {
      id: number;
    };
    data: SaleResult;
  };
  /** Lists the products that stores propose for flash sales, newest first. `q` searches product titles and store names. */
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
  /** Exports all rows of `admin/enrolments` that match, as CSV. */
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
  /** Approves an enrolment: adds the product to the sale as proposed in this `version`, and notifies the seller. Refused if it no longer meets the rules of the sale. */
  'adminEnrolment.approve': {
    input: {
      id: number;
      version: number;
    };
    data: null;
  };
  /** Refuses this `version` of an enrolment, with a reason that the seller reads. */
  'adminEnrolment.refuse': {
    input: {
      id: number;
      version: number;
      reason?: string;
    };
    data: null;
  };
  /** Performs one action on many enrolments, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of enrolments, and what would change for the first 5. */
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
  /** Lists the reports by customers and visitors, oldest first, with the number of open reports of the same thing; without a view, those that are still open. `q` matches part of a code. */
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
  /** Exports all rows of `admin/reports` that match, as CSV. */
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
  /** Returns a report, the present state of the thing it is about, and earlier reports and decisions about that thing. */
  'adminReport.open': {
    input: {
      id: number;
    };
    data: AdminReport;
  };
  /** Decides a report, together with others of the same thing (`also`): either takes no action, or hides the thing, which needs the permission to hide it without a report. The people who reported it and the person affected are told the facts and the ground. If somebody has already decided one of them, the refusal names that person. */
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
  /** Lists objections to decisions, oldest first; without a view, those that are still open. */
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
  /** Exports all rows of `admin/objections` that match, as CSV. */
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
  /** Returns an objection, the decision it is about, and the present state of the thing. */
  'adminObjection.open': {
    input: {
      id: number;
    };
    data: AdminObjection;
  };
  /** Upholds or reverses a decision. When it is reversed, what it restricted is shown again; if it restricted nothing, `action` is taken now, with its facts and ground. Refused to the person who made the decision, unless nobody else can judge it. */
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
  /** Lists the reviews of all products, newest first, with their authors and whether customers see them. `q` searches their text. */
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
  /** Exports all rows of `admin/reviews` that match, as CSV. */
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
  /** Hides a review from customers, for a reason, or shows it again, and updates the product’s rating. Refused if somebody has moderated it since this `version`. */
  'adminReview.moderate': {
    input: {
      id: number;
      version: number;
      hidden?: boolean;
      reason?: string;
    };
    data: null;
  };
  /** Hides a store’s answer to a review from customers, for a reason that the store reads, or shows it again. The review stays. */
  'adminReview.moderateAnswer': {
    input: {
      id: number;
      hidden?: boolean;
      reason?: string;
    };
    data: null;
  };
  /** Performs one action on many reviews, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of reviews, and what would change for the first 5. */
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
  /** Returns orders, sales and visits for each of the last days, today included, and for as many days before, in the market’s time zone. Amounts are in the market’s currency. */
  'adminSales.read': {
    input: {
      days?: number;
    };
    data: AdminSales;
  };
  /** Lists what shoppers searched for in the last 30 days, most frequent first. Each search has its words, how often it was made, and how many products were opened from it, put into a cart and ordered. Nothing says who searched. The view `without` has searches that found no product the last time. */
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
  /** Exports all rows of `admin/searches` that match, as CSV. */
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
  /** Lists the synonyms that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/synonyms` that match, as CSV. */
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
  /** Returns a synonym with everything that can be edited, in every language, and its version. */
  'adminSynonym.open': {
    input: {
      id: number;
    };
    data: OpenedSynonym;
  };
  /** Lists the changes to a synonym and who made them, newest first, even after it was deleted. */
  'adminSynonym.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a synonym (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a synonym; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminSynonym.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a synonym within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminSynonym.restore': {
    input: {
      id: number;
    };
    data: OpenedSynonym;
  };
  /** Performs one action on many synonyms, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of synonyms, and what would change for the first 5. */
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
  /** Lists ready-made synonyms of a language that suit most markets, and whether the market already has synonyms of one of their words. None is used until it is added. */
  'adminStarterSynonym.list': {
    input: {
      language: string;
    };
    data: Array<StarterSynonym>;
  };
  /** Adds some of the ready-made synonyms, each named by its first word. Words that already have synonyms stay as they are. Returns how many were added. */
  'adminStarterSynonym.take': {
    input: {
      language: string;
      starters: Array<string>;
    };
    data: {
      taken: number;
    };
  };
  /** Lists the pinned searches that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/pinned-searches` that match, as CSV. */
  'adminPinnedSearch.export': {
    input: {
      q?: string;
      sort?: "typed" | "-typed" | "language" | "-language";
      only?: unknown;
      language?: string;
    };
    data: Blob;
  };
  /** Returns a pinned search with everything that can be edited, in every language, and its version. */
  'adminPinnedSearch.open': {
    input: {
      id: number;
    };
    data: OpenedPinnedSearch;
  };
  /** Lists the changes to a pinned search and who made them, newest first, even after it was deleted. */
  'adminPinnedSearch.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a pinned search (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a pinned search; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminPinnedSearch.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a pinned search within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminPinnedSearch.restore': {
    input: {
      id: number;
    };
    data: OpenedPinnedSearch;
  };
  /** Lists the vouchers that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/vouchers` that match, as CSV. */
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
  /** Returns a voucher with everything that can be edited, in every language, and its version. */
  'adminVoucher.open': {
    input: {
      id: number;
    };
    data: OpenedVoucher;
  };
  /** Lists the changes to a voucher and who made them, newest first, even after it was deleted. */
  'adminVoucher.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a voucher (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a voucher; it can be restored for a day. Refused if somebody has saved it since this `version`, or while something needs it. The people affected read the `reason`. */
  'adminVoucher.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Restores a voucher within a day of its deletion, with its id and everything that was deleted with it. Refused if another one has its name by now. */
  'adminVoucher.restore': {
    input: {
      id: number;
    };
    data: OpenedVoucher;
  };
  /** Performs one action on many vouchers, by the rules of the action’s own call. Select them with `ids`, or with `matching`, the filters of their list, up to 10000. Or name an earlier `run`: this retries what it was refused, or with the act `undo`, undoes what it changed and nobody has changed since. What is not done when it answers is done in the background. Sending the same `idempotency_key` again returns the same run. */
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
  /** Tries a bulk action and rolls it back: returns the number of vouchers, and what would change for the first 5. */
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
  /** Creates many vouchers like this one, with codes that begin with `prefix` and cannot be guessed. Customers do not see them in lists. Refused if codes with this prefix exist, so sending it twice creates them once. */
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
  /** Creates a bearer token that shows the site as this customer sees it, for half an hour. It only reads: every write is refused with `view-only`. `user/logout` ends it sooner. The audit log records who looked, at whom and why. */
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
  /** Lists the webhooks that match, a page at a time. `total` counts up to 10000; `more` says that there are more. */
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
  /** Exports all rows of `admin/webhooks` that match, as CSV. */
  'adminWebhook.export': {
    input: {
      q?: string;
      sort?: "name" | "-name";
      only?: unknown;
      view?: "working" | "failing" | "off";
    };
    data: Blob;
  };
  /** Returns a webhook with everything that can be edited, in every language, and its version. */
  'adminWebhook.open': {
    input: {
      id: number;
    };
    data: OpenedWebhook;
  };
  /** Lists the changes to a webhook and who made them, newest first, even after it was deleted. */
  'adminWebhook.edits': {
    input: {
      id: number;
    };
    data: Array<Edit>;
  };
  /** Creates a webhook (without `id`), or updates one. Refused if somebody has saved it since this `version`. */
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
  /** Deletes a webhook and its log. Messages that wait there are not sent. */
  'adminWebhook.delete': {
    input: {
      id: number;
      version: number;
      reason?: unknown | string;
    };
    data: null;
  };
  /** Returns the secret that a webhook signs with (Standard Webhooks: `whsec_…`). */
  'adminWebhookMore.secret': {
    input: {
      id: number;
    };
    data: WebhookSecret;
  };
  /** Gives a webhook a new secret. For a day, messages are signed with both. */
  'adminWebhookMore.rotate': {
    input: {
      id: number;
    };
    data: WebhookSecret;
  };
  /** Sends a signed example to a webhook now, even if it is off, and returns the outcome. Its number is 0, and the log does not list it. */
  'adminWebhookMore.test': {
    input: {
      id: number;
      event: "order.placed" | "order.paid" | "order.cancelled" | "parcel.confirmed" | "parcel.sent" | "parcel.delivered" | "parcel.cancelled" | "refund.made" | "refund.failed" | "dispute.opened" | "dispute.ended" | "product.changed" | "products.changed" | "stock.low" | "store.approved" | "payout.paid";
    };
    data: WebhookTry;
  };
  /** Lists the messages of a webhook, sent and waiting, newest first. They are kept for 30 days. */
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
  /** Returns one message of a webhook: its body as sent, and every attempt. */
  'adminWebhookMessage.open': {
    input: {
      id: number;
    };
    data: OpenedWebhookMessage;
  };
  /** Sends a message again, with the same id and number, before those that wait behind it. */
  'adminWebhookMessage.again': {
    input: {
      id: number;
    };
    data: OpenedWebhookMessage;
  };
  /** Skips a message that the receiver does not accept, so that the next one is sent. */
  'adminWebhookMessage.skip': {
    input: {
      id: number;
    };
    data: OpenedWebhookMessage;
  };
};
