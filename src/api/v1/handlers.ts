// The handlers of each noun's calls.
import { adminHandlers } from '#api/v1/admin/handlers.ts';
import type { Handlers, Run } from '#api/handler.ts';
import type { nouns } from '#contract/endpoints.ts';
import { accountHandlers } from '#api/v1/account.ts';
import { addressHandlers } from '#api/v1/address.ts';
import { applicationCheckHandlers } from '#api/v1/application-check.ts';
import { applicationHandlers } from '#api/v1/application.ts';
import { approvalHandlers } from '#api/v1/approval.ts';
import { authHandlers } from '#api/v1/auth.ts';
import { bankCsvHandlers } from '#api/v1/bank-csv.ts';
import { bankEntryHandlers } from '#api/v1/bank-entry.ts';
import { bankStatementHandlers } from '#api/v1/bank-statement.ts';
import { booksHandlers } from '#api/v1/books.ts';
import { brandHandlers } from '#api/v1/brand.ts';
import { cancellationHandlers } from '#api/v1/cancellation.ts';
import { cartHandlers } from '#api/v1/cart.ts';
import { categoryHandlers } from '#api/v1/category.ts';
import { commissionRuleHandlers } from '#api/v1/commission-rule.ts';
import { shopHandlers } from '#api/v1/shop.ts';
import { compareListHandlers } from '#api/v1/compare-list.ts';
import { contactHandlers } from '#api/v1/contact.ts';
import { disputeHandlers } from '#api/v1/dispute.ts';
import { flashSaleHandlers } from '#api/v1/flash-sale.ts';
import { followingHandlers } from '#api/v1/following.ts';
import { homeHandlers } from '#api/v1/home.ts';
import { demoFillHandlers } from '#api/v1/demo-fill.ts';
import { installHandlers } from '#api/v1/install.ts';
import { ledgerHandlers } from '#api/v1/ledger.ts';
import { invitationHandlers } from '#api/v1/invitation.ts';
import { listingHandlers } from '#api/v1/listing.ts';
import { cartReminderHandlers } from '#api/v1/cart-reminder.ts';
import { saleNoticeHandlers } from '#api/v1/sale-notice.ts';
import { stockNoticeHandlers } from '#api/v1/stock-notice.ts';
import { newsletterHandlers } from '#api/v1/newsletter.ts';
import { openPayoutHandlers } from '#api/v1/open-payout.ts';
import { orderHandlers } from '#api/v1/order.ts';
import { orderPaperHandlers } from '#api/v1/order-paper.ts';
import { orderPaymentHandlers } from '#api/v1/order-payment.ts';
import { pageHandlers } from '#api/v1/page.ts';
import { paperHandlers } from '#api/v1/paper.ts';
import { paperSettingsHandlers } from '#api/v1/paper-settings.ts';
import { parcelHandlers } from '#api/v1/parcel.ts';
import { passkeyHandlers } from '#api/v1/passkey.ts';
import { payMethodHandlers } from '#api/v1/pay-method.ts';
import { paymentGatewayHandlers } from '#api/v1/payment-gateway.ts';
import { paymentHandlers } from '#api/v1/payment.ts';
import { payoutHandlers } from '#api/v1/payout.ts';
import { payoutSettingsHandlers } from '#api/v1/payout-settings.ts';
import { placesHandlers } from '#api/v1/places.ts';
import { productHandlers } from '#api/v1/product.ts';
import { profileHandlers } from '#api/v1/profile.ts';
import { proofHandlers } from '#api/v1/proof.ts';
import { receiptHandlers } from '#api/v1/receipt.ts';
import { objectionHandlers } from '#api/v1/objection.ts';
import { reportHandlers } from '#api/v1/report.ts';
import { refundHandlers } from '#api/v1/refund.ts';
import { reviewHandlers } from '#api/v1/review.ts';
import { savedLineHandlers } from '#api/v1/saved-line.ts';
import { searchHandlers } from '#api/v1/search.ts';
import { secondFactorHandlers } from '#api/v1/second-factor.ts';
import { sellerApplicationHandlers } from '#api/v1/seller-application.ts';
import { sellerHandlers } from '#api/v1/seller.ts';
import { sellerLedgerHandlers } from '#api/v1/seller-ledger.ts';
import { sellerPapersHandlers } from '#api/v1/seller-papers.ts';
import { sellerPayoutsHandlers } from '#api/v1/seller-payouts.ts';
import { sellerStoreHandlers } from '#api/v1/seller-store.ts';
import { sellerClosingHandlers } from '#api/v1/seller-closing.ts';
import { sellerTraderHandlers } from '#api/v1/seller-trader.ts';
import { sellerCentreHandlers } from '#api/v1/seller-centre.ts';
import { sellerChoiceHandlers } from '#api/v1/seller-choice.ts';
import { sellerEnrolmentHandlers } from '#api/v1/seller-enrolment.ts';
import { sellerImportHandlers } from '#api/v1/seller-import.ts';
import { sellerKeyHandlers } from '#api/v1/seller-key.ts';
import { sellerInventoryHandlers } from '#api/v1/seller-inventory.ts';
import { sellerMoneyHandlers } from '#api/v1/seller-money.ts';
import { sellerProductHandlers } from '#api/v1/seller-product.ts';
import { sellerLogHandlers } from '#api/v1/seller-log.ts';
import { sellerPeopleHandlers } from '#api/v1/seller-people.ts';
import { sellerRoleHandlers } from '#api/v1/seller-role.ts';
import { sellerPaperHandlers } from '#api/v1/seller-paper.ts';
import { sellerParcelHandlers } from '#api/v1/seller-parcel.ts';
import { sellerParcelsHandlers } from '#api/v1/seller-parcels.ts';
import { sellerReviewsHandlers } from '#api/v1/seller-reviews.ts';
import { sellerFiguresHandlers } from '#api/v1/seller-figures.ts';
import { sellerTodayHandlers } from '#api/v1/seller-today.ts';
import { sellerOwnChoiceHandlers } from '#api/v1/seller-own-choice.ts';
import { sellerShelfHandlers } from '#api/v1/seller-shelf.ts';
import { sellerShippingHandlers } from '#api/v1/seller-shipping.ts';
import { sellerVouchersHandlers } from '#api/v1/seller-vouchers.ts';
import { settlementHandlers } from '#api/v1/settlement.ts';
import { socialHandlers } from '#api/v1/social.ts';
import { staffHandlers } from '#api/v1/staff.ts';
import { staffedStoreHandlers } from '#api/v1/staffed-store.ts';
import { storeHandlers } from '#api/v1/store.ts';
import { storefrontHandlers } from '#api/v1/storefront.ts';
import { suggestionHandlers } from '#api/v1/suggestion.ts';
import { trackingHandlers } from '#api/v1/tracking.ts';
import { transferHandlers } from '#api/v1/transfer.ts';
import { voucherHandlers } from '#api/v1/voucher.ts';
import { wishlistHandlers } from '#api/v1/wishlist.ts';

type Nouns = typeof nouns;

export const handlers: { [Noun in keyof Nouns]: Handlers<Nouns[Noun]> } = {
  shop: shopHandlers,
  home: homeHandlers,
  listing: listingHandlers,
  product: productHandlers,
  category: categoryHandlers,
  brand: brandHandlers,
  search: searchHandlers,
  flashSale: flashSaleHandlers,
  store: storeHandlers,
  page: pageHandlers,
  suggestion: suggestionHandlers,
  review: reviewHandlers,
  orderPayment: orderPaymentHandlers,
  payMethod: payMethodHandlers,
  payment: paymentHandlers,
  refund: refundHandlers,
  dispute: disputeHandlers,
  transfer: transferHandlers,
  receipt: receiptHandlers,
  bankStatement: bankStatementHandlers,
  bankEntry: bankEntryHandlers,
  bankCsv: bankCsvHandlers,
  commissionRule: commissionRuleHandlers,
  sellerMoney: sellerMoneyHandlers,
  books: booksHandlers,
  ledger: ledgerHandlers,
  payout: payoutHandlers,
  payoutSettings: payoutSettingsHandlers,
  approval: approvalHandlers,
  openPayout: openPayoutHandlers,
  settlement: settlementHandlers,
  tracking: trackingHandlers,
  places: placesHandlers,
  paymentGateway: paymentGatewayHandlers,
  auth: authHandlers,
  secondFactor: secondFactorHandlers,
  proof: proofHandlers,
  passkey: passkeyHandlers,
  profile: profileHandlers,
  account: accountHandlers,
  social: socialHandlers,
  address: addressHandlers,
  cart: cartHandlers,
  savedLine: savedLineHandlers,
  order: orderHandlers,
  orderPaper: orderPaperHandlers,
  cancellation: cancellationHandlers,
  sellerPaper: sellerPaperHandlers,
  paper: paperHandlers,
  paperSettings: paperSettingsHandlers,
  storefront: storefrontHandlers,
  wishlist: wishlistHandlers,
  compareList: compareListHandlers,
  following: followingHandlers,
  voucher: voucherHandlers,
  contact: contactHandlers,
  report: reportHandlers,
  objection: objectionHandlers,
  newsletter: newsletterHandlers,
  saleNotice: saleNoticeHandlers,
  stockNotice: stockNoticeHandlers,
  cartReminder: cartReminderHandlers,
  seller: sellerHandlers,
  sellerCentre: sellerCentreHandlers,
  sellerStore: sellerStoreHandlers,
  sellerTrader: sellerTraderHandlers,
  sellerClosing: sellerClosingHandlers,
  sellerPayouts: sellerPayoutsHandlers,
  sellerPapers: sellerPapersHandlers,
  sellerLedger: sellerLedgerHandlers,
  sellerApplication: sellerApplicationHandlers,
  sellerParcel: sellerParcelHandlers,
  sellerParcels: sellerParcelsHandlers,
  sellerReviews: sellerReviewsHandlers,
  sellerFigures: sellerFiguresHandlers,
  sellerToday: sellerTodayHandlers,
  sellerProduct: sellerProductHandlers,
  sellerShelf: sellerShelfHandlers,
  sellerChoice: sellerChoiceHandlers,
  sellerImport: sellerImportHandlers,
  sellerKey: sellerKeyHandlers,
  sellerInventory: sellerInventoryHandlers,
  sellerOwnChoice: sellerOwnChoiceHandlers,
  sellerEnrolment: sellerEnrolmentHandlers,
  sellerVouchers: sellerVouchersHandlers,
  sellerShipping: sellerShippingHandlers,
  sellerPeople: sellerPeopleHandlers,
  sellerRole: sellerRoleHandlers,
  sellerLog: sellerLogHandlers,
  parcel: parcelHandlers,
  application: applicationHandlers,
  applicationCheck: applicationCheckHandlers,
  staffedStore: staffedStoreHandlers,
  staff: staffHandlers,
  install: installHandlers,
  invitation: invitationHandlers,
  demoFill: demoFillHandlers,
  ...adminHandlers,
};

/** The handler of a call by its full name: `cart.byUser`. */
export function handlerOf(name: string): Run {
  const [noun = '', verb = ''] = name.split('.');
  const run = (handlers as Record<string, Record<string, Run>>)[noun]?.[verb];
  if (!run) throw new Error(`Nothing answers ${name}.`);
  return run;
}
