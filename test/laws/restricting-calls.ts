// The calls by which staff change something: those that can take away something public from a
// seller or a customer, and those that cannot.

/**
 * Each can; `verbs/restrictions.test.ts` and `reports.test.ts` show the decision that it records.
 */
export const RESTRICTING = `
adminFlashSale.bulk adminFlashSale.delete adminFlashSale.save
adminImport.run adminImport.stop adminImport.undo
adminObjection.decide adminReport.decide
adminProduct.bulk adminProduct.delete adminProduct.save
adminReview.moderate adminReview.moderateAnswer adminReviewActs.bulk
adminSettings.save
adminStore.delete adminStore.save staffedStore.close staffedStore.suspend
adminVoucher.bulk adminVoucher.delete adminVoucher.save
`;

/**
 * Cannot: the market's own contents, money, parcels, staff and systems; restoring; trials; and
 * proposals that were never public, whose refusal has its own letter.
 */
export const HARMLESS = `
payMethod.save payMethod.test payment.lookAt payment.decide refund.ask refund.attempt refund.done
refund.allocate dispute.save transfer.accept transfer.refuse receipt.receive receipt.reverse
bankStatement.take bankEntry.match bankEntry.ignore bankEntry.reopen bankCsv.save bankCsv.delete
bankCsv.preview commissionRule.save commissionRule.try commissionRule.order commissionRule.delete
books.adjust payout.gather payoutSettings.save payoutSettings.saveReserve approval.decide
openPayout.paid openPayout.cancel settlement.take paperSettings.save storefront.save
parcel.confirm parcel.pickUp parcel.send parcel.deliver parcel.cancel
application.approve application.refuse applicationCheck.check applicationCheck.ask
staffedStore.reinstate staffedStore.reopen staffedStore.trust staff.appoint staff.dismiss
adminApiKey.make adminApiKey.revoke
adminBanner.save adminBanner.delete adminBanner.restore adminBanner.bulk adminBanner.tryBulk
adminBrand.save adminBrand.delete adminBrand.restore adminBrand.bulk adminBrand.tryBulk
adminBrandMerge.merge
adminAttribute.save adminAttribute.delete adminAttribute.restore adminAttribute.bulk
adminAttribute.tryBulk adminTag.save adminTag.delete adminTag.restore adminTag.bulk adminTag.tryBulk
adminCollection.save adminCollection.delete adminCollection.restore adminCollection.bulk
adminCollection.tryBulk adminBundleDeal.save adminBundleDeal.delete adminBundleDeal.restore
adminBundleDeal.bulk adminBundleDeal.tryBulk
adminCategory.save adminCategory.delete adminCategory.restore adminCategory.order
adminCategoryTree.move
adminCustomer.note adminCustomer.endSessions adminCustomerData.erase
adminFeed.switch adminFont.upload adminFont.delete
adminCustomScript.save adminCustomScript.delete adminCustomScript.restore adminCustomScript.order
adminHomePage.save adminHomePage.discard adminHomePage.publish adminHomePage.restore
adminHomePage.preview
adminLanguage.save adminLanguage.delete adminLanguage.restore adminLanguage.order
adminLanguageMore.makeDefault adminMenus.save
adminImport.upload adminImport.columns adminImport.try
adminMailServer.save adminMailServer.test adminScore.save
adminMessage.save adminMessage.check adminMessageFile.try adminMessageFile.take
adminOrder.note adminOrder.cancel adminOrder.sendLink
adminOrderBulk.bulk adminOrderBulk.tryBulk
adminLeftCart.remind adminLeftCartBulk.bulk adminLeftCartBulk.tryBulk
adminTakenOrder.try adminTakenOrder.place
adminPage.save adminPage.delete adminPage.restore adminPage.bulk adminPage.tryBulk
adminParcel.remind adminParcelSteps.bulk adminParcelSteps.tryBulk
adminPayoutBulk.bulk adminPayoutBulk.tryBulk
adminPicture.delete adminPicture.deleteUnused adminPicture.upload adminPicture.cut
adminSynonym.save adminSynonym.delete adminSynonym.restore adminSynonym.bulk adminSynonym.tryBulk
adminStarterSynonym.take
adminPinnedSearch.save adminPinnedSearch.delete adminPinnedSearch.restore
adminProduct.restore adminProduct.tryBulk adminProductMore.duplicate
adminProductProposal.approve adminProductProposal.refuse adminProductProposal.preview
adminSecondFactor.reset adminSecondFactor.demand adminSignIn.save adminSignIn.test
adminSiteFeature.save adminSiteFeature.delete adminSiteFeature.restore adminSiteFeature.bulk
adminSiteFeature.tryBulk adminSiteFeature.order
adminSlider.save adminSlider.delete adminSlider.restore adminSlider.bulk adminSlider.tryBulk
adminSlider.order
adminRequirement.save adminRequirement.delete adminRequirement.restore adminRequirement.order
adminRole.save adminRole.delete adminRole.restore
adminStaffMember.endSession adminStaffMember.invite adminStaffMember.withdraw
adminStore.restore adminTrader.check
adminShippingRule.save adminShippingRule.delete adminShippingRule.restore adminShippingRule.bulk
adminShippingRule.tryBulk
adminTaxRule.save adminTaxRule.delete adminTaxRule.restore adminTaxRule.bulk adminTaxRule.tryBulk
adminMail.again adminLetter.preview adminLetter.test adminJob.retry adminJob.retryAll
adminJob.discard
adminFlashSale.restore adminFlashSale.tryBulk
adminEnrolment.approve adminEnrolment.refuse adminEnrolmentActs.bulk adminEnrolmentActs.tryBulk
adminReviewActs.tryBulk adminVoucher.restore adminVoucher.tryBulk adminVoucherMore.makeMany
adminViewAs.begin
adminWebhook.save adminWebhook.delete adminWebhookMore.rotate adminWebhookMore.test
adminWebhookMessage.again adminWebhookMessage.skip
`;

/**
 * The files that write tables of public things of sellers and customers: those by which staff, a
 * file or a rule may hide some, with what records the decision there; and why the others cannot.
 */
export const WRITERS: Record<string, { records: RegExp } | { because: string }> = {
  'stores/edit-store.ts': { records: /notifyRestricted\(/ },
  'stores/suspend-store.ts': { records: /recordRestriction\(/ },
  'stores/hold-stores.ts': { records: /notifyRestricted\(/ },
  'stores/edit-own-store.ts': { because: 'the seller does it' },
  'stores/open-products.ts': { because: 'they follow their store, whose own decision says why' },
  'stores/trust-store.ts': { because: 'nothing is hidden by it' },
  'stores/save-trader.ts': { because: 'the seller says who they are; hold-stores.ts tells' },
  'vouchers/edit-voucher.ts': { records: /notifyRestricted\(/ },
  'vouchers/edit-own-voucher.ts': { because: 'the seller does it' },
  'vouchers/claim-voucher.ts': { because: 'it counts uses' },
  'reviews/moderate-review.ts': { records: /recordRestriction\(/ },
  'reviews/answer-review.ts': { records: /notifyRestricted\(/ },
  'reviews/submit-review.ts': { because: 'the writer does it' },
  'shelf/set-part.ts': { because: 'the seller does it' },
  'shelf/archive-product.ts': { because: 'the seller does it' },
  'imports/undo-import.ts': { records: /notifyOfUndoing\(/ },
  'imports/undo-step.ts': { because: 'the seller takes their own import back' },
  'imports/write-products.ts': { because: 'import-catalogue.ts tells of the whole run' },
  'proposals/keep-import-key.ts': { because: 'nothing is hidden by it' },
  'payouts/save-payee.ts': { because: 'nothing is hidden by it' },
  'papers/paper-settings.ts': { because: 'nothing is hidden by it' },
  'reports/carry-out.ts': { because: 'it goes by the verbs of the things, or shows them again' },
  'closing/close-store.ts': { records: /recordRestriction\(/ },
  'catalogue/edit-flash-sale.ts': { records: /notifyLeavingSale\(/ },
  'catalogue/sale-products.ts': { because: 'edit-flash-sale.ts tells' },
  'catalogue/renew-flash-sales.ts': { because: 'a sale goes on with what it has' },
  'catalogue/edit-product.ts': {
    records: /notifyTakenOff\([\s\S]*notifyFewerPictures\([\s\S]*notifyDeleted\(/,
  },
  'catalogue/save-products.ts': { because: 'edit-product.ts tells of what staff save by it' },
  'catalogue/merge-brands.ts': { because: 'nothing is hidden by it' },
  'catalogue/duplicate-product.ts': { because: 'it makes one' },
  'catalogue/refold-products.ts': { because: 'nothing is hidden by it' },
  'catalogue/save-attribute-values.ts': {
    because: 'pictures stay; what they show a choice by goes',
  },
  'catalogue/write-product-lists.ts': { because: 'edit-product.ts and imports tell' },
  'accounts/move-belongings.ts': { because: 'they have another owner' },
  'accounts/erase-account.ts': { because: 'the writer goes' },
  'orders/notify-late.ts': { because: 'it says when a store was written to' },
  'stock/take-stock.ts': { because: 'it counts pieces' },
  'stock/restock.ts': { because: 'it counts pieces' },
};
