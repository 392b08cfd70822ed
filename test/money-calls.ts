// The calls of money, by who may make them (market/accounts/permissions.ts).
import type { CallName } from './shop.ts';

/** Owners only. */
export const ofOwners: CallName[] = ['adminPayMethods', 'adminSavePayMethod', 'adminCommissionRules', 'adminSaveCommissionRule', 'adminMoveCommissionRule', 'adminDeleteCommissionRule', 'adminBalances', 'adminAccounts', 'adminAudit', 'adminAdjust', 'adminPayouts', 'adminPayout',
  'adminGather', 'adminPayoutSettings', 'adminSavePayoutSettings', 'adminStoreReserve', 'adminSaveStoreReserve', 'adminPaid', 'adminCancelPayout', 'adminPayoutsCsv', 'adminPayoutsXml', 'adminSettlements', 'adminSettlement', 'adminReadSettlement', 'adminPaperSettings', 'adminSavePaperSettings',
  'adminReadBankStatement', 'adminBankStatements', 'adminBankStatement', 'adminBankEntries', 'adminMatchBankEntry', 'adminIgnoreBankEntry', 'adminReopenBankEntry',
  'adminBankCsvs', 'adminSaveBankCsv', 'adminDeleteBankCsv', 'adminPreviewBankCsv'];
/** Owners and managers. */
export const ofManagers: CallName[] = ['adminPayments', 'adminLookAtPayment', 'adminDecidePayment', 'adminRefunds', 'adminRefund', 'adminRefundDone', 'adminAllocateRefund', 'adminDisputes', 'adminDispute', 'adminSaveDispute', 'adminTransfers', 'adminAcceptTransfer', 'adminRefuseTransfer',
  'adminTransferProof', 'adminReceiveMoney', 'adminReceipts', 'adminReverseReceipt', 'adminPapers', 'adminPaper', 'adminApprovals', 'adminDecideApproval'];
/** Who runs a store, of it. */
export const ofSellers: CallName[] = ['sellerBalance', 'sellerDue', 'sellerPayouts', 'sellerPayout', 'sellerPayee', 'sellerSavePayee', 'sellerPapers', 'sellerPaper', 'sellerPaperSettings', 'sellerSavePaperSettings'];
