// The handlers of the back office, noun by noun.
import type { Handlers } from '#api/handler.ts';
import { adminAttributeHandlers } from '#api/v1/admin/attribute.ts';
import { adminAuditHandlers } from '#api/v1/admin/audit.ts';
import { adminApiKeyHandlers } from '#api/v1/admin/api-key.ts';
import { adminBannerHandlers } from '#api/v1/admin/banner.ts';
import { adminBrandMergeHandlers } from '#api/v1/admin/brand-merge.ts';
import { adminBrandHandlers } from '#api/v1/admin/brand.ts';
import { adminBulkHandlers } from '#api/v1/admin/bulk.ts';
import { adminBundleDealHandlers } from '#api/v1/admin/bundle-deal.ts';
import { adminCategoryTreeHandlers } from '#api/v1/admin/category-tree.ts';
import { adminCategoryHandlers } from '#api/v1/admin/category.ts';
import { adminCollectionHandlers } from '#api/v1/admin/collection.ts';
import { adminCustomerDataHandlers } from '#api/v1/admin/customer-data.ts';
import { adminCustomerHandlers } from '#api/v1/admin/customer.ts';
import { adminCustomScriptHandlers } from '#api/v1/admin/custom-script.ts';
import { adminDeskHandlers } from '#api/v1/admin/desk.ts';
import { adminDestinationHandlers } from '#api/v1/admin/destination.ts';
import { adminFeedHandlers } from '#api/v1/admin/feed.ts';
import { adminFontHandlers } from '#api/v1/admin/font.ts';
import { adminHomePageHandlers } from '#api/v1/admin/home-page.ts';
import { adminLanguageHandlers } from '#api/v1/admin/language.ts';
import { adminLanguageMoreHandlers } from '#api/v1/admin/language-more.ts';
import { adminMenusHandlers } from '#api/v1/admin/menus.ts';
import { adminImportHandlers } from '#api/v1/admin/import.ts';
import { adminMailServerHandlers } from '#api/v1/admin/mail-server.ts';
import { adminMessageFileHandlers } from '#api/v1/admin/message-file.ts';
import { adminMessageHandlers } from '#api/v1/admin/message.ts';
import { adminOrderHandlers } from '#api/v1/admin/order.ts';
import { adminLeftCartBulkHandlers } from '#api/v1/admin/left-cart-bulk.ts';
import { adminLeftCartHandlers } from '#api/v1/admin/left-cart.ts';
import { adminTakenOrderHandlers } from '#api/v1/admin/taken-order.ts';
import { adminPageHandlers } from '#api/v1/admin/page.ts';
import { adminParcelHandlers } from '#api/v1/admin/parcel.ts';
import { adminOrderBulkHandlers } from '#api/v1/admin/order-bulk.ts';
import { adminParcelStepsHandlers } from '#api/v1/admin/parcel-steps.ts';
import { adminPayoutBulkHandlers } from '#api/v1/admin/payout-bulk.ts';
import { adminPictureHandlers } from '#api/v1/admin/picture.ts';
import { adminPinnedSearchHandlers } from '#api/v1/admin/pinned-search.ts';
import { adminProductMoreHandlers } from '#api/v1/admin/product-more.ts';
import { adminProductProposalHandlers } from '#api/v1/admin/product-proposal.ts';
import { adminProductHandlers } from '#api/v1/admin/product.ts';
import { adminSearchHandlers } from '#api/v1/admin/search.ts';
import { adminSearchedHandlers } from '#api/v1/admin/searched.ts';
import { adminSecondFactorHandlers } from '#api/v1/admin/second-factor.ts';
import { adminScoreHandlers } from '#api/v1/admin/score.ts';
import { adminSettingsHandlers } from '#api/v1/admin/settings.ts';
import { adminSignInHandlers } from '#api/v1/admin/sign-in.ts';
import { adminSiteFeatureHandlers } from '#api/v1/admin/site-feature.ts';
import { adminSliderHandlers } from '#api/v1/admin/slider.ts';
import { adminStoreHandlers } from '#api/v1/admin/store.ts';
import { adminTraderHandlers } from '#api/v1/admin/trader.ts';
import { adminStoreFiguresHandlers } from '#api/v1/admin/store-figures.ts';
import { adminStoreChoiceHandlers } from '#api/v1/admin/store-choice.ts';
import { adminRequirementHandlers } from '#api/v1/admin/requirement.ts';
import { adminRoleHandlers } from '#api/v1/admin/role.ts';
import { adminStaffMemberHandlers } from '#api/v1/admin/staff-member.ts';
import { adminStarterSynonymHandlers } from '#api/v1/admin/starter-synonym.ts';
import { adminSynonymHandlers } from '#api/v1/admin/synonym.ts';
import { adminTagHandlers } from '#api/v1/admin/tag.ts';
import { adminShippingRuleHandlers } from '#api/v1/admin/shipping-rule.ts';
import { adminTaxRuleHandlers } from '#api/v1/admin/tax-rule.ts';
import { adminHealthHandlers } from '#api/v1/admin/health.ts';
import { adminJobHandlers } from '#api/v1/admin/job.ts';
import { adminLetterHandlers } from '#api/v1/admin/letter.ts';
import { adminMailHandlers } from '#api/v1/admin/mail.ts';
import { adminVoucherMoreHandlers } from '#api/v1/admin/voucher-more.ts';
import { adminEnrolmentHandlers } from '#api/v1/admin/enrolment.ts';
import { adminEnrolmentActsHandlers } from '#api/v1/admin/enrolment-acts.ts';
import { adminFlashSaleHandlers } from '#api/v1/admin/flash-sale.ts';
import { adminFlashSaleMoreHandlers } from '#api/v1/admin/flash-sale-more.ts';
import { adminObjectionHandlers } from '#api/v1/admin/objection.ts';
import { adminReportHandlers } from '#api/v1/admin/report.ts';
import { adminReviewHandlers } from '#api/v1/admin/review.ts';
import { adminReviewActsHandlers } from '#api/v1/admin/review-acts.ts';
import { adminSalesHandlers } from '#api/v1/admin/sales.ts';
import { adminVoucherHandlers } from '#api/v1/admin/voucher.ts';
import { adminViewAsHandlers } from '#api/v1/admin/view-as.ts';
import { adminWebhookHandlers } from '#api/v1/admin/webhook.ts';
import { adminWebhookMoreHandlers } from '#api/v1/admin/webhook-more.ts';
import { adminWebhookMessageHandlers } from '#api/v1/admin/webhook-message.ts';
import type { adminNouns } from '#contract/admin/nouns.ts';

export const adminHandlers: {
  [Noun in keyof typeof adminNouns]: Handlers<(typeof adminNouns)[Noun]>;
} = {
  adminDesk: adminDeskHandlers,
  adminAudit: adminAuditHandlers,
  adminApiKey: adminApiKeyHandlers,
  adminBanner: adminBannerHandlers,
  adminBrand: adminBrandHandlers,
  adminBrandMerge: adminBrandMergeHandlers,
  adminAttribute: adminAttributeHandlers,
  adminTag: adminTagHandlers,
  adminCollection: adminCollectionHandlers,
  adminBundleDeal: adminBundleDealHandlers,
  adminBulk: adminBulkHandlers,
  adminCategory: adminCategoryHandlers,
  adminCategoryTree: adminCategoryTreeHandlers,
  adminCustomer: adminCustomerHandlers,
  adminCustomerData: adminCustomerDataHandlers,
  adminCustomScript: adminCustomScriptHandlers,
  adminDestination: adminDestinationHandlers,
  adminFeed: adminFeedHandlers,
  adminFont: adminFontHandlers,
  adminHomePage: adminHomePageHandlers,
  adminLanguage: adminLanguageHandlers,
  adminLanguageMore: adminLanguageMoreHandlers,
  adminMenus: adminMenusHandlers,
  adminImport: adminImportHandlers,
  adminMailServer: adminMailServerHandlers,
  adminMessage: adminMessageHandlers,
  adminMessageFile: adminMessageFileHandlers,
  adminOrder: adminOrderHandlers,
  adminLeftCart: adminLeftCartHandlers,
  adminLeftCartBulk: adminLeftCartBulkHandlers,
  adminTakenOrder: adminTakenOrderHandlers,
  adminPage: adminPageHandlers,
  adminParcel: adminParcelHandlers,
  adminOrderBulk: adminOrderBulkHandlers,
  adminParcelSteps: adminParcelStepsHandlers,
  adminPayoutBulk: adminPayoutBulkHandlers,
  adminPicture: adminPictureHandlers,
  adminProduct: adminProductHandlers,
  adminProductMore: adminProductMoreHandlers,
  adminSearch: adminSearchHandlers,
  adminProductProposal: adminProductProposalHandlers,
  adminSettings: adminSettingsHandlers,
  adminScore: adminScoreHandlers,
  adminSignIn: adminSignInHandlers,
  adminSecondFactor: adminSecondFactorHandlers,
  adminSiteFeature: adminSiteFeatureHandlers,
  adminSlider: adminSliderHandlers,
  adminRequirement: adminRequirementHandlers,
  adminRole: adminRoleHandlers,
  adminStaffMember: adminStaffMemberHandlers,
  adminStore: adminStoreHandlers,
  adminStoreFigures: adminStoreFiguresHandlers,
  adminTrader: adminTraderHandlers,
  adminStoreChoice: adminStoreChoiceHandlers,
  adminShippingRule: adminShippingRuleHandlers,
  adminTaxRule: adminTaxRuleHandlers,
  adminMail: adminMailHandlers,
  adminLetter: adminLetterHandlers,
  adminJob: adminJobHandlers,
  adminHealth: adminHealthHandlers,
  adminFlashSale: adminFlashSaleHandlers,
  adminFlashSaleMore: adminFlashSaleMoreHandlers,
  adminEnrolment: adminEnrolmentHandlers,
  adminEnrolmentActs: adminEnrolmentActsHandlers,
  adminReport: adminReportHandlers,
  adminObjection: adminObjectionHandlers,
  adminReview: adminReviewHandlers,
  adminReviewActs: adminReviewActsHandlers,
  adminSales: adminSalesHandlers,
  adminSearched: adminSearchedHandlers,
  adminSynonym: adminSynonymHandlers,
  adminStarterSynonym: adminStarterSynonymHandlers,
  adminPinnedSearch: adminPinnedSearchHandlers,
  adminVoucher: adminVoucherHandlers,
  adminVoucherMore: adminVoucherMoreHandlers,
  adminViewAs: adminViewAsHandlers,
  adminWebhook: adminWebhookHandlers,
  adminWebhookMore: adminWebhookMoreHandlers,
  adminWebhookMessage: adminWebhookMessageHandlers,
};
