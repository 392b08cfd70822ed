// Every call of `api/v1/`, noun by noun: `endpoints['cart.byUser']`. openapi.json has the same
// order.
import type { Endpoint } from '#contract/endpoint.ts';
import { adminNouns } from '#contract/admin/nouns.ts';
import { accountCalls } from '#contract/account.ts';
import { addressCalls } from '#contract/address.ts';
import { applicationCheckCalls } from '#contract/application-check.ts';
import { applicationCalls } from '#contract/application.ts';
import { approvalCalls } from '#contract/approval.ts';
import { authCalls } from '#contract/auth.ts';
import { bankCsvCalls } from '#contract/bank-csv.ts';
import { bankEntryCalls } from '#contract/bank-entry.ts';
import { bankStatementCalls } from '#contract/bank-statement.ts';
import { booksCalls } from '#contract/books.ts';
import { brandCalls } from '#contract/brand.ts';
import { cancellationCalls } from '#contract/cancellation.ts';
import { cartCalls } from '#contract/cart.ts';
import { categoryCalls } from '#contract/category.ts';
import { commissionRuleCalls } from '#contract/commission-rule.ts';
import { shopCalls } from '#contract/shop.ts';
import { compareListCalls } from '#contract/compare-list.ts';
import { contactCalls } from '#contract/contact.ts';
import { disputeCalls } from '#contract/dispute.ts';
import { flashSaleCalls } from '#contract/flash-sale.ts';
import { followingCalls } from '#contract/following.ts';
import { homeCalls } from '#contract/home.ts';
import { demoFillCalls } from '#contract/demo-fill.ts';
import { installCalls } from '#contract/install.ts';
import { ledgerCalls } from '#contract/ledger.ts';
import { invitationCalls } from '#contract/invitation.ts';
import { listingCalls } from '#contract/listing.ts';
import { cartReminderCalls } from '#contract/cart-reminder.ts';
import { saleNoticeCalls } from '#contract/sale-notice.ts';
import { stockNoticeCalls } from '#contract/stock-notice.ts';
import { newsletterCalls } from '#contract/newsletter.ts';
import { openPayoutCalls } from '#contract/open-payout.ts';
import { orderCalls } from '#contract/order.ts';
import { orderPaperCalls } from '#contract/order-paper.ts';
import { orderPaymentCalls } from '#contract/order-payment.ts';
import { pageCalls } from '#contract/page.ts';
import { paperCalls } from '#contract/paper.ts';
import { paperSettingsCalls } from '#contract/paper-settings.ts';
import { parcelCalls } from '#contract/parcel.ts';
import { passkeyCalls } from '#contract/passkey.ts';
import { payMethodCalls } from '#contract/pay-method.ts';
import { paymentCalls } from '#contract/payment.ts';
import { paymentGatewayCalls } from '#contract/payment-gateway.ts';
import { payoutCalls } from '#contract/payout.ts';
import { payoutSettingsCalls } from '#contract/payout-settings.ts';
import { placesCalls } from '#contract/places.ts';
import { productCalls } from '#contract/product.ts';
import { profileCalls } from '#contract/profile.ts';
import { proofCalls } from '#contract/proof.ts';
import { receiptCalls } from '#contract/receipt.ts';
import { objectionCalls } from '#contract/objection.ts';
import { reportCalls } from '#contract/report.ts';
import { refundCalls } from '#contract/refund.ts';
import { reviewCalls } from '#contract/review.ts';
import { savedLineCalls } from '#contract/saved-line.ts';
import { searchCalls } from '#contract/search.ts';
import { secondFactorCalls } from '#contract/second-factor.ts';
import { sellerApplicationCalls } from '#contract/seller-application.ts';
import { sellerCalls } from '#contract/seller.ts';
import { sellerLedgerCalls } from '#contract/seller-ledger.ts';
import { sellerPapersCalls } from '#contract/seller-papers.ts';
import { sellerPayoutsCalls } from '#contract/seller-payouts.ts';
import { sellerStoreCalls } from '#contract/seller-store.ts';
import { sellerClosingCalls } from '#contract/seller-closing.ts';
import { sellerTraderCalls } from '#contract/seller-trader.ts';
import { sellerCentreCalls } from '#contract/seller-centre.ts';
import { sellerChoiceCalls } from '#contract/seller-choice.ts';
import { sellerEnrolmentCalls } from '#contract/seller-enrolment.ts';
import { sellerImportCalls } from '#contract/seller-import.ts';
import { sellerKeyCalls } from '#contract/seller-key.ts';
import { sellerInventoryCalls } from '#contract/seller-inventory.ts';
import { sellerMoneyCalls } from '#contract/seller-money.ts';
import { sellerProductCalls } from '#contract/seller-product.ts';
import { sellerLogCalls } from '#contract/seller-log.ts';
import { sellerPeopleCalls } from '#contract/seller-people.ts';
import { sellerRoleCalls } from '#contract/seller-role.ts';
import { sellerPaperCalls } from '#contract/seller-paper.ts';
import { sellerParcelCalls } from '#contract/seller-parcel.ts';
import { sellerParcelsCalls } from '#contract/seller-parcels.ts';
import { sellerReviewsCalls } from '#contract/seller-reviews.ts';
import { sellerFiguresCalls } from '#contract/seller-figures.ts';
import { sellerTodayCalls } from '#contract/seller-today.ts';
import { sellerOwnChoiceCalls } from '#contract/seller-own-choice.ts';
import { sellerShelfCalls } from '#contract/seller-shelf.ts';
import { sellerVouchersCalls } from '#contract/seller-vouchers.ts';
import { sellerShippingCalls } from '#contract/seller-shipping.ts';
import { settlementCalls } from '#contract/settlement.ts';
import { socialCalls } from '#contract/social.ts';
import { staffCalls } from '#contract/staff.ts';
import { staffedStoreCalls } from '#contract/staffed-store.ts';
import { storeCalls } from '#contract/store.ts';
import { storefrontCalls } from '#contract/storefront.ts';
import { suggestionCalls } from '#contract/suggestion.ts';
import { trackingCalls } from '#contract/tracking.ts';
import { transferCalls } from '#contract/transfer.ts';
import { voucherCalls } from '#contract/voucher.ts';
import { wishlistCalls } from '#contract/wishlist.ts';

export const nouns = {
  shop: shopCalls,
  home: homeCalls,
  listing: listingCalls,
  product: productCalls,
  category: categoryCalls,
  brand: brandCalls,
  search: searchCalls,
  flashSale: flashSaleCalls,
  store: storeCalls,
  page: pageCalls,
  suggestion: suggestionCalls,
  review: reviewCalls,
  orderPayment: orderPaymentCalls,
  payMethod: payMethodCalls,
  payment: paymentCalls,
  refund: refundCalls,
  dispute: disputeCalls,
  transfer: transferCalls,
  receipt: receiptCalls,
  bankStatement: bankStatementCalls,
  bankEntry: bankEntryCalls,
  bankCsv: bankCsvCalls,
  commissionRule: commissionRuleCalls,
  sellerMoney: sellerMoneyCalls,
  books: booksCalls,
  ledger: ledgerCalls,
  payout: payoutCalls,
  payoutSettings: payoutSettingsCalls,
  approval: approvalCalls,
  openPayout: openPayoutCalls,
  settlement: settlementCalls,
  tracking: trackingCalls,
  places: placesCalls,
  paymentGateway: paymentGatewayCalls,
  auth: authCalls,
  secondFactor: secondFactorCalls,
  proof: proofCalls,
  passkey: passkeyCalls,
  profile: profileCalls,
  account: accountCalls,
  social: socialCalls,
  address: addressCalls,
  cart: cartCalls,
  savedLine: savedLineCalls,
  order: orderCalls,
  orderPaper: orderPaperCalls,
  cancellation: cancellationCalls,
  sellerPaper: sellerPaperCalls,
  paper: paperCalls,
  paperSettings: paperSettingsCalls,
  storefront: storefrontCalls,
  wishlist: wishlistCalls,
  compareList: compareListCalls,
  following: followingCalls,
  voucher: voucherCalls,
  contact: contactCalls,
  report: reportCalls,
  objection: objectionCalls,
  newsletter: newsletterCalls,
  saleNotice: saleNoticeCalls,
  stockNotice: stockNoticeCalls,
  cartReminder: cartReminderCalls,
  seller: sellerCalls,
  sellerCentre: sellerCentreCalls,
  sellerStore: sellerStoreCalls,
  sellerTrader: sellerTraderCalls,
  sellerClosing: sellerClosingCalls,
  sellerPayouts: sellerPayoutsCalls,
  sellerPapers: sellerPapersCalls,
  sellerLedger: sellerLedgerCalls,
  sellerApplication: sellerApplicationCalls,
  sellerParcel: sellerParcelCalls,
  sellerParcels: sellerParcelsCalls,
  sellerReviews: sellerReviewsCalls,
  sellerFigures: sellerFiguresCalls,
  sellerToday: sellerTodayCalls,
  sellerProduct: sellerProductCalls,
  sellerShelf: sellerShelfCalls,
  sellerChoice: sellerChoiceCalls,
  sellerImport: sellerImportCalls,
  sellerKey: sellerKeyCalls,
  sellerInventory: sellerInventoryCalls,
  sellerOwnChoice: sellerOwnChoiceCalls,
  sellerEnrolment: sellerEnrolmentCalls,
  sellerVouchers: sellerVouchersCalls,
  sellerShipping: sellerShippingCalls,
  sellerPeople: sellerPeopleCalls,
  sellerRole: sellerRoleCalls,
  sellerLog: sellerLogCalls,
  parcel: parcelCalls,
  application: applicationCalls,
  applicationCheck: applicationCheckCalls,
  staffedStore: staffedStoreCalls,
  staff: staffCalls,
  install: installCalls,
  invitation: invitationCalls,
  demoFill: demoFillCalls,
  ...adminNouns,
};

type Nouns = typeof nouns;
type NameIn<Noun extends keyof Nouns> = `${Noun}.${keyof Nouns[Noun] & string}`;
/** A call by its noun and verb. */
export type CallName = { [Noun in keyof Nouns]: NameIn<Noun> }[keyof Nouns];
type Named<Name extends string> = Name extends `${infer Noun extends keyof Nouns}.${infer Verb}`
  ? Verb extends keyof Nouns[Noun]
    ? Nouns[Noun][Verb]
    : never
  : never;
export type Endpoints = { [Name in CallName]: Named<Name> };

/** The same calls by their full names. */
export const endpoints = Object.fromEntries(
  Object.entries(nouns).flatMap(([noun, calls]) =>
    Object.entries<Endpoint>(calls).map(([verb, endpoint]) => [`${noun}.${verb}`, endpoint]),
  ),
) as Endpoints;
