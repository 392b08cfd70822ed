// Printed from the migrated database by `npm run tables`: do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type Words = Record<string, string>;
export type Json = unknown;

export type Tables = {
  accounts: {
    id: GeneratedAlways<number>;
    email: string | null;
    name: string;
    phone: Generated<string>;
    password: string | null;
    verified_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    language: Generated<string>;
    erased_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  addresses: {
    id: GeneratedAlways<number>;
    shopper: string;
    name: string;
    email: string;
    phone: string;
    country: string;
    state: Generated<string>;
    city: string;
    zip: string;
    address_1: string;
    address_2: Generated<string>;
    delivery_instruction: Generated<string>;
    chosen: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    account_id: GeneratedAlways<number | null>;
  };
  applications: {
    id: GeneratedAlways<number>;
    account_id: number;
    store_name: string;
    language: string;
    state: Generated<string>;
    reason: Generated<string>;
    store_id: number | null;
    decided_by: number | null;
    decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  attempts: {
    name: string;
    count: number;
    ends_at: ColumnType<Date, Date | string, Date | string>;
  };
  attribute_values: {
    id: GeneratedAlways<number>;
    attribute_id: number;
    slug: string;
    title: ColumnType<Words, string, string>;
    position: Generated<number>;
  };
  attributes: {
    id: GeneratedAlways<number>;
    slug: string;
    title: ColumnType<Words, string, string>;
  };
  audit: {
    id: GeneratedAlways<number>;
    account_id: number | null;
    actor: string;
    action: string;
    subject: string;
    note: Generated<string>;
    at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  banners: {
    id: GeneratedAlways<number>;
    type: number;
    title: ColumnType<Words, string, string>;
    detail: ColumnType<Words | null, string | null | undefined, string | null>;
    action: ColumnType<Words | null, string | null | undefined, string | null>;
    image: string;
    ground: Generated<string>;
    source_type: number;
    source_ids: Generated<number[]>;
    tags: Generated<string>;
    slug: string;
    url: Generated<string>;
    closable: Generated<boolean>;
    public: Generated<boolean>;
  };
  brands: {
    id: GeneratedAlways<number>;
    slug: string;
    title: ColumnType<Words, string, string>;
    image: Generated<string>;
    featured: Generated<boolean>;
    public: Generated<boolean>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  bundle_deals: {
    id: GeneratedAlways<number>;
    store_id: number | null;
    title: ColumnType<Words, string, string>;
    buy: number;
    free: number;
  };
  cancellations: {
    id: GeneratedAlways<number>;
    order_id: number;
    title: string;
    message: string;
    refunded: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  cart_lines: {
    id: number;
    shopper: string;
    product_id: number;
    inventory_id: number;
    quantity: number;
    selected: Generated<boolean>;
    shipping_place_id: number | null;
    shipping_type: number | null;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    account_id: GeneratedAlways<number | null>;
  };
  categories: {
    id: GeneratedAlways<number>;
    parent_id: number | null;
    path: number[];
    slug: string;
    title: ColumnType<Words, string, string>;
    image: Generated<string>;
    meta_title: ColumnType<Words | null, string | null | undefined, string | null>;
    meta_description: ColumnType<Words | null, string | null | undefined, string | null>;
    featured: Generated<boolean>;
    in_footer: Generated<boolean>;
    public: Generated<boolean>;
    position: Generated<number>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  codes: {
    purpose: string;
    email: string;
    hash: string;
    bound: string | null;
    tries: Generated<number>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    issued: Generated<number>;
    since: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  collection_products: {
    collection_id: number;
    product_id: number;
    position: Generated<number>;
  };
  collections: {
    id: GeneratedAlways<number>;
    slug: string;
    title: ColumnType<Words, string, string>;
    public: Generated<boolean>;
    position: Generated<number>;
  };
  compares: {
    id: GeneratedAlways<number>;
    account_id: number;
    product_id: number;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  contact_messages: {
    id: GeneratedAlways<number>;
    name: string;
    email: string;
    subject: string;
    message: string;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  events: {
    id: GeneratedAlways<number>;
    kind: string;
    data: ColumnType<Json, string, string>;
    at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  flash_sale_products: {
    flash_sale_id: number;
    product_id: number;
    price: number;
    quota: number;
    sold: Generated<number>;
    position: Generated<number>;
  };
  flash_sales: {
    id: GeneratedAlways<number>;
    title: ColumnType<Words, string, string>;
    public: Generated<boolean>;
    start_at: ColumnType<Date, Date | string, Date | string>;
    end_at: ColumnType<Date, Date | string, Date | string>;
    renews: Generated<boolean>;
    length: Generated<string>;
  };
  follows: {
    id: GeneratedAlways<number>;
    account_id: number;
    store_id: number;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  footer_image_links: {
    id: GeneratedAlways<number>;
    type: number;
    title: string;
    link: Generated<string>;
    image: string;
    public: Generated<boolean>;
    position: Generated<number>;
  };
  footer_links: {
    id: GeneratedAlways<number>;
    type: number;
    page_id: number;
    position: Generated<number>;
  };
  header_links: {
    id: GeneratedAlways<number>;
    type: number;
    title: ColumnType<Words, string, string>;
    url: string;
    position: Generated<number>;
  };
  identities: {
    issuer: string;
    subject: string;
    service: string;
    account_id: number;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  import_changes: {
    import_id: number;
    product_id: number;
    before: ColumnType<Json | null, string | null | undefined, string | null>;
  };
  imports: {
    id: GeneratedAlways<number>;
    store_id: number;
    file: string;
    created: Generated<number>;
    updated: Generated<number>;
    refused: Generated<number>;
    started_at: ColumnType<Date, Date | string | undefined, Date | string>;
    finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    undone_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  inventories: {
    id: GeneratedAlways<number>;
    product_id: number;
    sku: Generated<string>;
    quantity: number;
    price: Generated<number>;
    weight: Generated<number>;
    choice: Generated<number[]>;
    position: Generated<number>;
  };
  inventory_attributes: {
    inventory_id: number;
    attribute_id: number;
    attribute_value_id: number;
  };
  invoices: {
    parcel_id: number;
    store_id: number;
    year: number;
    number: number;
    before: GeneratedAlways<number | null>;
    stated: ColumnType<Json, string, string>;
    issued_at: ColumnType<Date, Date | string, Date | string>;
  };
  languages: {
    code: string;
    name: string;
    direction: string;
    is_default: Generated<boolean>;
    predefined: Generated<boolean>;
    position: Generated<number>;
  };
  mails: {
    id: GeneratedAlways<number>;
    kind: string;
    recipient: string;
    language: string;
    subject: string;
    html: string;
    plain: string;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    state: Generated<string>;
    reply_to: string | null;
    headers: ColumnType<Json, string | undefined, string>;
    tries: Generated<number>;
    last_error: string | null;
    claimed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  order_lines: {
    id: GeneratedAlways<number>;
    order_id: number;
    parcel_id: number;
    product_id: number;
    inventory_id: number | null;
    title: ColumnType<Words, string, string>;
    image: string;
    choice: ColumnType<Words | null, string | null | undefined, string | null>;
    sku: Generated<string>;
    quantity: number;
    bundle_free: Generated<number>;
    selling: number;
    tax_price: number;
    shipping_price: number;
    voucher_price: Generated<number>;
    flash_sale_id: number | null;
    shipping_place_id: number | null;
    shipping_type: number;
    day_needed: Generated<number>;
    tax_title: ColumnType<Words | null, string | null | undefined, string | null>;
    tax_type: number | null;
    tax_amount: number | null;
  };
  orders: {
    id: GeneratedAlways<number>;
    code: string;
    shopper: string;
    order_method: number;
    paid_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    cancelled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    currency: string;
    currency_exponent: number;
    user_address_id: number;
    address: ColumnType<Json, string, string>;
    voucher_id: number | null;
    voucher_code: string | null;
    subtotal: number;
    bundle_offer: number;
    tax: number;
    shipping_price: number;
    voucher_price: number;
    total: number;
    language: Generated<string>;
    time_zone: Generated<string>;
    idempotency_key: string | null;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    account_id: GeneratedAlways<number | null>;
  };
  pages: {
    id: GeneratedAlways<number>;
    slug: string;
    title: ColumnType<Words, string, string>;
    description: ColumnType<Words, string, string>;
    meta_title: ColumnType<Words | null, string | null | undefined, string | null>;
    meta_description: ColumnType<Words | null, string | null | undefined, string | null>;
    component: string | null;
    public: Generated<boolean>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  parcel_events: {
    id: GeneratedAlways<number>;
    parcel_id: number;
    action: string;
    actor: string;
    note: Generated<string>;
    at: ColumnType<Date, Date | string | undefined, Date | string>;
    account_id: number | null;
  };
  parcels: {
    id: GeneratedAlways<number>;
    order_id: number;
    store_id: number;
    code: string;
    status: Generated<number>;
    cancelled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    carrier: Generated<string>;
    tracking_number: Generated<string>;
    subtotal: number;
    bundle_offer: number;
    tax: number;
    shipping_price: number;
    voucher_price: number;
    total: number;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  pictures: {
    name: string;
    width: number;
    height: number;
    bytes: number;
    resized_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  product_images: {
    id: GeneratedAlways<number>;
    product_id: number;
    image: string;
    position: Generated<number>;
    attribute_value_ids: Generated<number[]>;
  };
  product_tags: {
    product_id: number;
    tag_id: number;
  };
  products: {
    id: GeneratedAlways<number>;
    store_id: number;
    category_id: number;
    brand_id: number | null;
    tax_rule_id: number | null;
    shipping_rule_id: number;
    bundle_deal_id: number | null;
    slug: string;
    title: ColumnType<Words, string, string>;
    overview: ColumnType<Words | null, string | null | undefined, string | null>;
    description: ColumnType<Words | null, string | null | undefined, string | null>;
    badge: ColumnType<Words | null, string | null | undefined, string | null>;
    unit: ColumnType<Words | null, string | null | undefined, string | null>;
    meta_title: ColumnType<Words | null, string | null | undefined, string | null>;
    meta_description: ColumnType<Words | null, string | null | undefined, string | null>;
    image: Generated<string>;
    video: Generated<string>;
    video_thumb: Generated<string>;
    selling: number;
    offered: number | null;
    shown: GeneratedAlways<number | null>;
    warranty: Generated<boolean>;
    refundable: Generated<boolean>;
    published: Generated<boolean>;
    review_count: Generated<number>;
    rating: Generated<number>;
    sold: Generated<number>;
    folded: Generated<string>;
    import_key: string | null;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    store_open: Generated<boolean>;
    public: GeneratedAlways<boolean | null>;
  };
  review_images: {
    id: GeneratedAlways<number>;
    review_id: number;
    image: string;
    place: number;
  };
  review_votes: {
    review_id: number;
    shopper: string;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  reviews: {
    id: GeneratedAlways<number>;
    product_id: number;
    order_id: number;
    shopper: string;
    name: string;
    rating: number;
    review: Generated<string>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    account_id: GeneratedAlways<number | null>;
    helpful: Generated<number>;
  };
  secrets: {
    name: string;
    value: string;
  };
  sessions: {
    id: Generated<string>;
    account_id: number;
    device: Generated<string>;
    network: Generated<string>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    seen_at: ColumnType<Date, Date | string | undefined, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
  };
  settings: {
    one: Generated<boolean>;
    currency: Generated<string>;
    currency_exponent: Generated<number>;
    currency_icon: Generated<string>;
    currency_position: Generated<number>;
    decimal_format: Generated<string>;
    phone: Generated<string>;
    email: Generated<string>;
    address_1: Generated<string>;
    address_2: Generated<string>;
    city: Generated<string>;
    state: Generated<string>;
    zip: Generated<string>;
    country: Generated<string>;
    default_country: Generated<string>;
    default_state: Generated<string>;
    guest_checkout: Generated<boolean>;
    vendor_registration: Generated<boolean>;
    cookie_banner: Generated<boolean>;
    google_login: Generated<boolean>;
    facebook_login: Generated<boolean>;
    enable_ga: Generated<boolean>;
    ga_id: Generated<string>;
    enable_pixel: Generated<boolean>;
    pixel_id: Generated<string>;
    slider_autoplay: Generated<number>;
    site_name: ColumnType<Words, string, string>;
    meta_title: ColumnType<Words, string, string>;
    meta_description: ColumnType<Words, string, string>;
    copyright_text: ColumnType<Words, string, string>;
    header_logo: Generated<string>;
    footer_logo: Generated<string>;
    email_logo: Generated<string>;
    default_image: Generated<string>;
    primary_color: Generated<string>;
    primary_hover_color: Generated<string>;
    styling: Generated<string>;
    cash_on_delivery: Generated<boolean>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  shipping_places: {
    id: GeneratedAlways<number>;
    shipping_rule_id: number;
    country: string;
    state: Generated<string>;
    price: number;
    day_needed: number;
    pickup_point: Generated<boolean>;
    pickup_price: Generated<number>;
    pickup_phone: Generated<string>;
    pickup_address_line_1: Generated<string>;
    pickup_address_line_2: Generated<string>;
    pickup_zip: Generated<string>;
    pickup_state: Generated<string>;
    pickup_city: Generated<string>;
    pickup_country: Generated<string>;
  };
  shipping_rules: {
    id: GeneratedAlways<number>;
    store_id: number | null;
    title: ColumnType<Words, string, string>;
    single_price: Generated<boolean>;
  };
  site_features: {
    id: GeneratedAlways<number>;
    image: string;
    icon: Generated<string>;
    detail: ColumnType<Words, string, string>;
    public: Generated<boolean>;
    position: Generated<number>;
  };
  sliders: {
    id: GeneratedAlways<number>;
    type: number;
    title: ColumnType<Words, string, string>;
    detail: ColumnType<Words | null, string | null | undefined, string | null>;
    action: ColumnType<Words | null, string | null | undefined, string | null>;
    image: string;
    ground: Generated<string>;
    source_type: number;
    source_ids: Generated<number[]>;
    tags: Generated<string>;
    slug: string;
    url: Generated<string>;
    public: Generated<boolean>;
    position: Generated<number>;
  };
  social_handoffs: {
    hash: string;
    account_id: number;
    user_token: string | null;
    expires_at: ColumnType<Date, Date | string, Date | string>;
  };
  social_visits: {
    id: string;
    service: string;
    data: ColumnType<Json, string, string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
  };
  staff: {
    account_id: number;
    role: string;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  store_members: {
    store_id: number;
    account_id: number;
    role: string;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  stores: {
    id: GeneratedAlways<number>;
    slug: string;
    name: string;
    image: Generated<string>;
    about: ColumnType<Words | null, string | null | undefined, string | null>;
    country: Generated<string>;
    city: Generated<string>;
    meta_title: ColumnType<Words | null, string | null | undefined, string | null>;
    meta_description: ColumnType<Words | null, string | null | undefined, string | null>;
    whatsapp_btn: Generated<boolean>;
    whatsapp_number: Generated<string>;
    whatsapp_default_msg: Generated<string>;
    public: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    suspended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    suspended_reason: Generated<string>;
  };
  subscribers: {
    email: string;
    language: string;
    key: string;
    confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    left_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  tags: {
    id: GeneratedAlways<number>;
    slug: string;
    title: ColumnType<Words, string, string>;
    folded: string;
  };
  tax_rules: {
    id: GeneratedAlways<number>;
    store_id: number | null;
    title: ColumnType<Words, string, string>;
    type: number;
    amount: number;
  };
  voucher_uses: {
    order_id: number;
    voucher_id: number;
    shopper: string;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  vouchers: {
    id: GeneratedAlways<number>;
    store_id: number | null;
    title: ColumnType<Words, string, string>;
    code: string;
    type: number;
    amount: number;
    capped_price: number | null;
    min_spend: Generated<number>;
    usage_limit: number;
    limit_per_customer: number;
    used: Generated<number>;
    start_at: ColumnType<Date, Date | string, Date | string>;
    end_at: ColumnType<Date, Date | string, Date | string>;
    public: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  wishes: {
    id: GeneratedAlways<number>;
    account_id: number;
    product_id: number;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
};
