// The calls of the back office, noun by noun.
import { adminAttributeCalls } from '#contract/admin/attribute.ts';
import { adminAuditCalls } from '#contract/admin/audit.ts';
import { adminApiKeyCalls } from '#contract/admin/api-key.ts';
import { adminBannerCalls } from '#contract/admin/banner.ts';
import { adminBrandMergeCalls } from '#contract/admin/brand-merge.ts';
import { adminBrandCalls } from '#contract/admin/brand.ts';
import { adminBulkCalls } from '#contract/admin/bulk.ts';
import { adminBundleDealCalls } from '#contract/admin/bundle-deal.ts';
import { adminCategoryTreeCalls } from '#contract/admin/category-tree.ts';
import { adminCategoryCalls } from '#contract/admin/category.ts';
import { adminCollectionCalls } from '#contract/admin/collection.ts';
import { adminCustomerDataCalls } from '#contract/admin/customer-data.ts';
import { adminCustomerCalls } from '#contract/admin/customer.ts';
import { adminCustomScriptCalls } from '#contract/admin/custom-script.ts';
import { adminDeskCalls } from '#contract/admin/desk.ts';
import { adminDestinationCalls } from '#contract/admin/destination.ts';
import { adminFeedCalls } from '#contract/admin/feed.ts';
import { adminFontCalls } from '#contract/admin/font.ts';
import { adminHomePageCalls } from '#contract/admin/home-page.ts';
import { adminLanguageCalls } from '#contract/admin/language.ts';
import { adminLanguageMoreCalls } from '#contract/admin/language-more.ts';
import { adminMenusCalls } from '#contract/admin/menus.ts';
import { adminImportCalls } from '#contract/admin/import.ts';
import { adminMailServerCalls } from '#contract/admin/mail-server.ts';
import { adminMessageFileCalls } from '#contract/admin/message-file.ts';
import { adminMessageCalls } from '#contract/admin/message.ts';
import { adminOrderCalls } from '#contract/admin/order.ts';
import { adminPageCalls } from '#contract/admin/page.ts';
import { adminParcelCalls } from '#contract/admin/parcel.ts';
import { adminOrderBulkCalls } from '#contract/admin/order-bulk.ts';
import { adminParcelStepsCalls } from '#contract/admin/parcel-steps.ts';
import { adminPayoutBulkCalls } from '#contract/admin/payout-bulk.ts';
import { adminPictureCalls } from '#contract/admin/picture.ts';
import { adminPinnedSearchCalls } from '#contract/admin/pinned-search.ts';
import { adminProductMoreCalls } from '#contract/admin/product-more.ts';
import { adminProductProposalCalls } from '#contract/admin/product-proposal.ts';
import { adminProductCalls } from '#contract/admin/product.ts';
import { adminSearchCalls } from '#contract/admin/search.ts';
import { adminSearchedCalls } from '#contract/admin/searched.ts';
import { adminSecondFactorCalls } from '#contract/admin/second-factor.ts';
import { adminScoreCalls } from '#contract/admin/score.ts';
import { adminSettingsCalls } from '#contract/admin/settings.ts';
import { adminSignInCalls } from '#contract/admin/sign-in.ts';
import { adminSiteFeatureCalls } from '#contract/admin/site-feature.ts';
import { adminSliderCalls } from '#contract/admin/slider.ts';
import { adminStoreCalls } from '#contract/admin/store.ts';
import { adminTraderCalls } from '#contract/admin/trader.ts';
import { adminStoreFiguresCalls } from '#contract/admin/store-figures.ts';
import { adminStoreChoiceCalls } from '#contract/admin/store-choice.ts';
import { adminRequirementCalls } from '#contract/admin/requirement.ts';
import { adminRoleCalls } from '#contract/admin/role.ts';
import { adminStaffMemberCalls } from '#contract/admin/staff-member.ts';
import { adminTakenOrderCalls } from '#contract/admin/taken-order.ts';
import { adminStarterSynonymCalls } from '#contract/admin/starter-synonym.ts';
import { adminSynonymCalls } from '#contract/admin/synonym.ts';
import { adminTagCalls } from '#contract/admin/tag.ts';
import { adminShippingRuleCalls } from '#contract/admin/shipping-rule.ts';
import { adminTaxRuleCalls } from '#contract/admin/tax-rule.ts';
import { adminHealthCalls } from '#contract/admin/health.ts';
import { adminJobCalls } from '#contract/admin/job.ts';
import { adminLeftCartBulkCalls } from '#contract/admin/left-cart-bulk.ts';
import { adminLeftCartCalls } from '#contract/admin/left-cart.ts';
import { adminLetterCalls } from '#contract/admin/letter.ts';
import { adminMailCalls } from '#contract/admin/mail.ts';
import { adminVoucherMoreCalls } from '#contract/admin/voucher-more.ts';
import { adminEnrolmentCalls } from '#contract/admin/enrolment.ts';
import { adminEnrolmentActsCalls } from '#contract/admin/enrolment-acts.ts';
import { adminFlashSaleCalls } from '#contract/admin/flash-sale.ts';
import { adminFlashSaleMoreCalls } from '#contract/admin/flash-sale-more.ts';
import { adminObjectionCalls } from '#contract/admin/objection.ts';
import { adminReportCalls } from '#contract/admin/report.ts';
import { adminReviewCalls } from '#contract/admin/review.ts';
import { adminReviewActsCalls } from '#contract/admin/review-acts.ts';
import { adminSalesCalls } from '#contract/admin/sales.ts';
import { adminVoucherCalls } from '#contract/admin/voucher.ts';
import { adminViewAsCalls } from '#contract/admin/view-as.ts';
import { adminWebhookCalls } from '#contract/admin/webhook.ts';
import { adminWebhookMoreCalls } from '#contract/admin/webhook-more.ts';
import { adminWebhookMessageCalls } from '#contract/admin/webhook-message.ts';

export const adminNouns = {
  adminDesk: adminDeskCalls,
  adminAudit: adminAuditCalls,
  adminApiKey: adminApiKeyCalls,
  adminBanner: adminBannerCalls,
  adminBrand: adminBrandCalls,
  adminBrandMerge: adminBrandMergeCalls,
  adminAttribute: adminAttributeCalls,
  adminTag: adminTagCalls,
  adminCollection: adminCollectionCalls,
  adminBundleDeal: adminBundleDealCalls,
  adminBulk: adminBulkCalls,
  adminCategory: adminCategoryCalls,
  adminCategoryTree: adminCategoryTreeCalls,
  adminCustomer: adminCustomerCalls,
  adminCustomerData: adminCustomerDataCalls,
  adminCustomScript: adminCustomScriptCalls,
  adminDestination: adminDestinationCalls,
  adminFeed: adminFeedCalls,
  adminFont: adminFontCalls,
  adminHomePage: adminHomePageCalls,
  adminLanguage: adminLanguageCalls,
  adminLanguageMore: adminLanguageMoreCalls,
  adminMenus: adminMenusCalls,
  adminImport: adminImportCalls,
  adminMailServer: adminMailServerCalls,
  adminMessage: adminMessageCalls,
  adminMessageFile: adminMessageFileCalls,
  adminOrder: adminOrderCalls,
  adminLeftCart: adminLeftCartCalls,
  adminLeftCartBulk: adminLeftCartBulkCalls,
  adminTakenOrder: adminTakenOrderCalls,
  adminPage: adminPageCalls,
  adminParcel: adminParcelCalls,
  adminOrderBulk: adminOrderBulkCalls,
  adminParcelSteps: adminParcelStepsCalls,
  adminPayoutBulk: adminPayoutBulkCalls,
  adminPicture: adminPictureCalls,
  adminProduct: adminProductCalls,
  adminProductMore: adminProductMoreCalls,
  adminSearch: adminSearchCalls,
  adminProductProposal: adminProductProposalCalls,
  adminSecondFactor: adminSecondFactorCalls,
  adminSettings: adminSettingsCalls,
  adminScore: adminScoreCalls,
  adminSignIn: adminSignInCalls,
  adminSiteFeature: adminSiteFeatureCalls,
  adminSlider: adminSliderCalls,
  adminRequirement: adminRequirementCalls,
  adminRole: adminRoleCalls,
  adminStaffMember: adminStaffMemberCalls,
  adminStore: adminStoreCalls,
  adminStoreFigures: adminStoreFiguresCalls,
  adminTrader: adminTraderCalls,
  adminStoreChoice: adminStoreChoiceCalls,
  adminShippingRule: adminShippingRuleCalls,
  adminTaxRule: adminTaxRuleCalls,
  adminMail: adminMailCalls,
  adminLetter: adminLetterCalls,
  adminJob: adminJobCalls,
  adminHealth: adminHealthCalls,
  adminFlashSale: adminFlashSaleCalls,
  adminFlashSaleMore: adminFlashSaleMoreCalls,
  adminEnrolment: adminEnrolmentCalls,
  adminEnrolmentActs: adminEnrolmentActsCalls,
  adminReport: adminReportCalls,
  adminObjection: adminObjectionCalls,
  adminReview: adminReviewCalls,
  adminReviewActs: adminReviewActsCalls,
  adminSales: adminSalesCalls,
  adminSearched: adminSearchedCalls,
  adminSynonym: adminSynonymCalls,
  adminStarterSynonym: adminStarterSynonymCalls,
  adminPinnedSearch: adminPinnedSearchCalls,
  adminVoucher: adminVoucherCalls,
  adminVoucherMore: adminVoucherMoreCalls,
  adminViewAs: adminViewAsCalls,
  adminWebhook: adminWebhookCalls,
  adminWebhookMore: adminWebhookMoreCalls,
  adminWebhookMessage: adminWebhookMessageCalls,
};
