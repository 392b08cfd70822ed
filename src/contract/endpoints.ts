// Every call of `api/v1/`, by name.
import { deleteUser, endSession, forgotPassword, logout, sellerSignUp, sellerVerify, sessions, signIn, signUp, socialAddress, socialConfirm, socialExchange, updatePassword, updateProfile, updateUserPassword, userData, verify } from '#contract/account.ts';
import { addressAction, addressAll, addressDelete } from '#contract/address.ts';
import { adminApplications, adminAppoint, adminApprove, adminCancel, adminConfirm, adminDeliver, adminDismiss, adminParcel, adminParcels, adminPickUp, adminRefuse, adminReinstate, adminSend, adminStaff, adminStores, adminSuspend } from '#contract/admin.ts';
import { adminApprovals, adminDecideApproval } from '#contract/approval.ts';
import { adminBankEntries, adminBankStatement, adminBankStatements, adminIgnoreBankEntry, adminMatchBankEntry, adminReadBankStatement, adminReopenBankEntry } from '#contract/bank.ts';
import { adminBankCsvs, adminDeleteBankCsv, adminPreviewBankCsv, adminSaveBankCsv } from '#contract/bank-csv.ts';
import { brands } from '#contract/brand.ts';
import { cancelOrderCall, cancelParcelCall, findCancellation } from '#contract/cancellation.ts';
import { cartAction, cartBuyNow, cartByUser, cartChange, cartDelete, cartUpdateShipping } from '#contract/cart.ts';
import { categories } from '#contract/category.ts';
import { adminCommissionRules, adminDeleteCommissionRule, adminMoveCommissionRule, adminSaveCommissionRule } from '#contract/commission.ts';
import { common } from '#contract/common.ts';
import { contact } from '#contract/contact.ts';
import { compareListAction, compareListAll, followingList, storeFollow, userVouchers, wishlistAction, wishlistAll } from '#contract/customer-lists.ts';
import { flashSaleProducts, flashSales } from '#contract/flash-sale.ts';
import { home } from '#contract/home.ts';
import { orderInvoice } from '#contract/invoice.ts';
import { all, products } from '#contract/listing.ts';
import { confirmSubscription, emailSubscription, leaveSubscription } from '#contract/newsletter.ts';
import { orderAction, orderByUser, sendOrderEmail, trackOrder } from '#contract/order.ts';
import { adminPaper, adminPapers, adminPaperSettings, adminSavePaperSettings, orderPaper, sellerPaper, sellerPapers, sellerPaperSettings, sellerSavePaperSettings } from '#contract/paper.ts';
import { pageCall } from '#contract/page.ts';
import { adminAllocateRefund, adminDispute, adminDisputes, adminSaveDispute } from '#contract/dispute.ts';
import { adminDecidePayment, adminLookAtPayment, adminPayMethods, adminPayments, adminRefund, adminRefundDone, adminRefunds, adminSavePayMethod, orderPay, orderPaymentDone, orderTransaction } from '#contract/payment.ts';
import { paymentGateway } from '#contract/payment-gateway.ts';
import { adminAccounts, adminAdjust, adminAudit, adminBalances, adminCancelPayout, adminGather, adminPaid, adminPayout, adminPayouts, adminPayoutsCsv, adminPayoutsXml, sellerBalance, sellerDue, sellerPayee,
  sellerPayout, sellerPayouts, sellerSavePayee } from '#contract/payout.ts';
import { adminPayoutSettings, adminSavePayoutSettings, adminSaveStoreReserve, adminStoreReserve } from '#contract/payout-settings.ts';
import { countriesPhones, localization } from '#contract/places.ts';
import { productCall, suggestedProducts } from '#contract/product.ts';
import { profile } from '#contract/profile.ts';
import { findRatingReview, ratingReviewAction, reviewHelpful, reviews } from '#contract/review.ts';
import { search } from '#contract/search.ts';
import { sellerCancel, sellerConfirm, sellerDeliver, sellerParcel, sellerParcels, sellerPickUp, sellerSend } from '#contract/seller.ts';
import { adminReadSettlement, adminSettlement, adminSettlements } from '#contract/settlement.ts';
import { storeCall } from '#contract/store.ts';
import { adminAcceptTransfer, adminReceipts, adminReceiveMoney, adminRefuseTransfer, adminReverseReceipt, adminTransferProof, adminTransfers } from '#contract/transfer.ts';

export const endpoints = {
  common, home, all, products, product: productCall, categories, brands, search, flashSales, flashSaleProducts, store: storeCall, page: pageCall, suggestedProducts, reviews, reviewHelpful, ratingReviewAction, findRatingReview,
  orderPay, orderPaymentDone, orderTransaction, adminPayMethods, adminSavePayMethod, adminPayments, adminLookAtPayment, adminDecidePayment, adminRefunds, adminRefund, adminRefundDone, adminAllocateRefund,
  adminDisputes, adminDispute, adminSaveDispute, adminTransfers, adminAcceptTransfer, adminRefuseTransfer,
  adminTransferProof, adminReceiveMoney, adminReceipts, adminReverseReceipt,
  adminReadBankStatement, adminBankStatements, adminBankStatement, adminBankEntries, adminMatchBankEntry, adminIgnoreBankEntry, adminReopenBankEntry,
  adminBankCsvs, adminSaveBankCsv, adminDeleteBankCsv, adminPreviewBankCsv,
  adminCommissionRules, adminSaveCommissionRule, adminMoveCommissionRule, adminDeleteCommissionRule, sellerBalance, sellerDue, sellerPayouts, sellerPayout, sellerPayee, sellerSavePayee,
  adminBalances, adminAccounts, adminAudit, adminAdjust, adminPayouts, adminPayout, adminGather, adminPayoutSettings, adminSavePayoutSettings,
  adminStoreReserve, adminSaveStoreReserve, adminApprovals, adminDecideApproval, adminPaid, adminCancelPayout, adminPayoutsCsv, adminPayoutsXml, adminSettlements, adminSettlement, adminReadSettlement,
  trackOrder, localization, countriesPhones, paymentGateway, signIn, signUp, verify, logout, forgotPassword, updatePassword, profile, updateProfile, updateUserPassword, deleteUser, sessions, endSession, userData, socialExchange, socialAddress, socialConfirm, addressAll, addressAction, addressDelete,
  cartByUser, cartAction, cartBuyNow, cartDelete, cartChange, cartUpdateShipping, orderAction, orderByUser, sendOrderEmail, orderInvoice, orderPaper, cancelOrder: cancelOrderCall, findCancellation, cancelParcel: cancelParcelCall,
  sellerPapers, sellerPaper, sellerPaperSettings, sellerSavePaperSettings, adminPapers, adminPaper, adminPaperSettings, adminSavePaperSettings,
  wishlistAll, wishlistAction, compareListAll, compareListAction, storeFollow, followingList, userVouchers,
  contact, emailSubscription, confirmSubscription, leaveSubscription,
  sellerSignUp, sellerVerify, sellerParcels, sellerParcel, sellerConfirm, sellerPickUp, sellerSend, sellerDeliver, sellerCancel,
  adminParcels, adminParcel, adminConfirm, adminPickUp, adminSend, adminDeliver, adminCancel, adminApplications, adminApprove, adminRefuse, adminStores, adminSuspend, adminReinstate, adminStaff, adminAppoint, adminDismiss,
};
