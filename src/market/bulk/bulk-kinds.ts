// The kinds of things of which many can be changed at once, built on the functions behind their own
// calls.
import { listText } from '#base/comma.ts';
import { Refusal } from '#base/refusal.ts';
import { adminAttributeCalls } from '#contract/admin/attribute.ts';
import { adminBrandCalls } from '#contract/admin/brand.ts';
import { adminBundleDealCalls } from '#contract/admin/bundle-deal.ts';
import { adminCollectionCalls } from '#contract/admin/collection.ts';
import { adminFlashSaleCalls } from '#contract/admin/flash-sale.ts';
import { adminReviewCalls } from '#contract/admin/review.ts';
import { adminProductCalls } from '#contract/admin/product.ts';
import { adminShippingRuleCalls } from '#contract/admin/shipping-rule.ts';
import { adminSynonymCalls } from '#contract/admin/synonym.ts';
import { adminTagCalls } from '#contract/admin/tag.ts';
import { adminVoucherCalls } from '#contract/admin/voucher.ts';
import { adminTaxRuleCalls } from '#contract/admin/tax-rule.ts';
import {
  bulkKind,
  goes,
  saysWhy,
  showOrHide,
  type BulkKind,
  type ActInput,
} from '#market/bulk/bulk-kind.ts';
import { cartReminders } from '#market/bulk/cart-reminders.ts';
import { contentKinds } from '#market/bulk/content-kinds.ts';
import { enrolmentActs } from '#market/bulk/enrolment-acts.ts';
import { orderActs } from '#market/bulk/order-acts.ts';
import { paidPayouts } from '#market/bulk/paid-payouts.ts';
import { parcelSteps } from '#market/bulk/parcel-steps.ts';
import { productActs } from '#market/bulk/product-acts.ts';
import {
  ATTRIBUTE,
  deleteAttribute,
  listAttributes,
  openAttribute,
  saveAttribute,
} from '#market/catalogue/edit-attribute.ts';
import {
  BRAND,
  deleteBrand,
  listBrands,
  openBrand,
  saveBrand,
} from '#market/catalogue/edit-brand.ts';
import {
  BUNDLE_DEAL,
  deleteBundleDeal,
  listBundleDeals,
  openBundleDeal,
  saveBundleDeal,
} from '#market/catalogue/edit-bundle-deal.ts';
import { deleteCollection, saveCollection } from '#market/catalogue/edit-collection.ts';
import { deleteFlashSale, saveFlashSale } from '#market/catalogue/edit-flash-sale.ts';
import { deleteProduct, saveProduct } from '#market/catalogue/edit-product.ts';
import {
  SYNONYM,
  deleteSynonym,
  listSynonyms,
  openSynonym,
  saveSynonym,
} from '#market/catalogue/edit-synonym.ts';
import { TAG, deleteTag, listTags, openTag, saveTag } from '#market/catalogue/edit-tag.ts';
import { COLLECTION, listCollections, openCollection } from '#market/catalogue/list-collections.ts';
import { FLASH_SALE, listFlashSales, openFlashSale } from '#market/catalogue/list-flash-sales.ts';
import { listProducts } from '#market/catalogue/list-products.ts';
import { openProduct } from '#market/catalogue/open-product.ts';
import { PRODUCT } from '#market/catalogue/product-kind.ts';
import {
  TAX_RULE,
  deleteTaxRule,
  listTaxRules,
  openTaxRule,
  saveTaxRule,
} from '#market/pricing/edit-tax-rule.ts';
import {
  SHIPPING_RULE,
  deleteShippingRule,
  listShippingRules,
  openShippingRule,
  saveShippingRule,
} from '#market/shipping/edit-shipping-rule.ts';
import { REVIEW, listReviews } from '#market/reviews/list-reviews.ts';
import { moderateReview, readModerated } from '#market/reviews/moderate-review.ts';
import { deleteVoucher, saveVoucher } from '#market/vouchers/edit-voucher.ts';
import { VOUCHER, listVouchers, openVoucher } from '#market/vouchers/list-vouchers.ts';

/** Now, or the given end if that has already passed. */
const endNow = (end: string): string =>
  new Date(Math.min(Date.now(), Date.parse(end))).toISOString();

/** The acts that end sales and vouchers. */
const endings = {
  hide: (_: unknown, given: ActInput) => ({ public: false, ...saysWhy(given) }),
  end: ({ end_at: end }: { end_at: string }, given: ActInput) => ({
    end_at: endNow(end),
    ...saysWhy(given),
  }),
};

export const bulkKinds = {
  product: bulkKind({
    kind: PRODUCT,
    calls: adminProductCalls,
    list: (db, by, query, { market }) => listProducts(db, by, query, market),
    open: openProduct,
    save: saveProduct,
    remove: deleteProduct,
    acts: productActs,
  }),
  brand: bulkKind({
    kind: BRAND,
    calls: adminBrandCalls,
    list: listBrands,
    open: openBrand,
    save: saveBrand,
    remove: deleteBrand,
    acts: { ...showOrHide, ...goes },
  }),
  attribute: bulkKind({
    kind: ATTRIBUTE,
    calls: adminAttributeCalls,
    list: listAttributes,
    open: openAttribute,
    save: saveAttribute,
    remove: deleteAttribute,
    acts: goes,
  }),
  collection: bulkKind({
    kind: COLLECTION,
    calls: adminCollectionCalls,
    list: listCollections,
    open: openCollection,
    save: saveCollection,
    remove: deleteCollection,
    acts: { ...showOrHide, ...goes },
  }),
  tag: bulkKind({
    kind: TAG,
    calls: adminTagCalls,
    list: listTags,
    open: openTag,
    save: saveTag,
    remove: deleteTag,
    acts: goes,
  }),
  synonym: bulkKind({
    kind: SYNONYM,
    calls: adminSynonymCalls,
    list: async (db, { language }, query) => {
      const { rows, ...counted } = await listSynonyms(db, query);
      const named = rows.map(({ id, words }) => ({ id, title: listText(language, words) }));
      return { rows: named, ...counted };
    },
    open: openSynonym,
    save: saveSynonym,
    remove: deleteSynonym,
    acts: goes,
  }),
  'bundle-deal': bulkKind({
    kind: BUNDLE_DEAL,
    calls: adminBundleDealCalls,
    list: listBundleDeals,
    open: openBundleDeal,
    save: saveBundleDeal,
    remove: deleteBundleDeal,
    acts: goes,
  }),
  'tax-rule': bulkKind({
    kind: TAX_RULE,
    calls: adminTaxRuleCalls,
    list: (db, by, query, { market }) => listTaxRules(db, by, query, market),
    open: openTaxRule,
    save: saveTaxRule,
    remove: deleteTaxRule,
    acts: goes,
  }),
  'shipping-rule': bulkKind({
    kind: SHIPPING_RULE,
    calls: adminShippingRuleCalls,
    list: listShippingRules,
    open: openShippingRule,
    save: saveShippingRule,
    remove: deleteShippingRule,
    acts: goes,
  }),
  ...contentKinds,
  voucher: bulkKind({
    kind: VOUCHER,
    calls: adminVoucherCalls,
    list: listVouchers,
    open: openVoucher,
    save: saveVoucher,
    remove: deleteVoucher,
    acts: { ...showOrHide, ...goes, ...endings },
  }),
  'flash-sale': bulkKind({
    kind: FLASH_SALE,
    calls: adminFlashSaleCalls,
    list: listFlashSales,
    open: openFlashSale,
    save: saveFlashSale,
    remove: deleteFlashSale,
    acts: { ...showOrHide, ...goes, ...endings },
  }),
  review: bulkKind({
    kind: REVIEW,
    calls: { list: adminReviewCalls.list, save: adminReviewCalls.moderate },
    list: async (db, by, query) => {
      const { rows, ...counted } = await listReviews(db, by, query);
      return { rows: rows.map(({ id, product: { title } }) => ({ id, title })), ...counted };
    },
    open: readModerated,
    save: (tx, by, sent) => moderateReview(tx, by, sent),
    remove: async () => {
      throw new Refusal('invalid-input', { field: 'act' });
    },
    acts: {
      hide: (_, { reason = '' }) => ({ hidden: true, reason }),
      show: () => ({ hidden: false, reason: '' }),
    },
  }),
  enrolment: enrolmentActs,
  order: orderActs,
  parcel: parcelSteps,
  payout: paidPayouts,
  'left-cart': cartReminders,
} satisfies Record<string, BulkKind>;

/** The kind with the name that a run stores; null if there is none. */
export const bulkKindOf = (noun: string): BulkKind | null =>
  Object.values<BulkKind>(bulkKinds).find((kind) => kind.noun === noun) ?? null;
