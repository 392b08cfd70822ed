// What each task does: takes a payload and makes one call.
import type { Tasks } from '#contract/tasks.ts';
import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import type { Services } from '#hall/services.ts';
import { freeMails, sendMail } from '#jobs/mail/send-mail.ts';
import { writeLetter } from '#jobs/mail/write-letter.ts';
import { importFiles } from '#jobs/import-files.ts';
import { pictureTasks } from '#jobs/picture-tasks.ts';
import { react } from '#jobs/reactions.ts';
import { sendWebhook } from '#jobs/webhooks/send-webhook.ts';
import { recordNews } from '#jobs/webhooks/record-news.ts';
import { sweepAttempts } from '#market/accounts/attempt-limits.ts';
import { answerForgotten } from '#market/accounts/forget-password.ts';
import { noteFailedSignIn } from '#market/accounts/failed-sign-ins.ts';
import { forgetSearches } from '#market/search/count-searches.ts';
import { clearStale } from '#market/accounts/clear-stale.ts';
import { sweepSocial } from '#market/accounts/social-provider.ts';
import { expireApprovals } from '#market/approvals/expire-approvals.ts';
import { workBulk } from '#market/bulk/work-bulk.ts';
import { refoldProducts } from '#market/catalogue/refold-products.ts';
import { writeWords } from '#market/catalogue/write-words.ts';
import { renewFlashSales } from '#market/catalogue/renew-flash-sales.ts';
import { forgetRemoved } from '#market/edits/restore-row.ts';
import { countUses } from '#market/catalogue/count-uses.ts';
import { countStores } from '#market/figures/count-stores.ts';
import { rebuildTitleIndexes } from '#market/languages/rebuild-title-indexes.ts';
import { foldSums } from '#market/ledger/fold-sums.ts';
import { logSales } from '#market/pricing/log-sales.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { settleClaim } from '#market/payments/claims/claim-payment.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { endPayment } from '#market/payments/end-open-payments.ts';
import { followPayments } from '#market/payments/follow-payments.ts';
import { queueDueChecks, checkPayment } from '#market/payments/check-payment.ts';
import { notifyLate } from '#market/orders/notify-late.ts';
import { goOn } from '#jobs/go-on.ts';
import { learningTasks } from '#jobs/learning-tasks.ts';
import { issueBacklog } from '#market/papers/issue-backlog.ts';
import { queueDueRefunds } from '#market/payments/refunds/queue-due-refunds.ts';
import { sendRefund } from '#market/payments/refunds/send-refund.ts';
import { gatherPeriod } from '#market/payouts/payout-settings.ts';
import { forgetRefused } from '#market/stores/forget-refused.ts';
import { holdStores } from '#market/stores/hold-stores.ts';
import { openProducts } from '#market/stores/open-products.ts';
import { notifyBackInStock } from '#market/alerts/notify-back-in-stock.ts';
import { notifySalesBegun } from '#market/alerts/notify-sales-begun.ts';
import { workImport } from '#market/imports/work-import.ts';
import { dropUploads } from '#market/imports/drop-uploads.ts';
import { remindByClock } from '#market/reminders/remind-by-clock.ts';
import { forgetMessages } from '#market/webhooks/forget-messages.ts';
import type { Post } from '#outside/mail/smtp.ts';

export type TaskTable = { [Name in keyof Tasks]: (payload: Tasks[Name]) => Promise<void> };
type CourierTasks = Pick<TaskTable, 'send-webhook'>;

/** Tasks that wait for other people's servers, with a worker of their own. */
export function courierTasks({ db, vault, webhooks: post }: Services): CourierTasks {
  const now = () => new Date();
  return { 'send-webhook': ({ webhook }) => sendWebhook({ db, vault, post, now }, webhook) };
}

/** `post` returns the present mail connection; null when letters stay in the outbox. */
export function tasks(
  services: Services,
  post: () => Promise<Post | null>,
): Omit<TaskTable, keyof CourierTasks> {
  const access = async () => ({ market: await services.market(), gateways: services.gateways });
  const untilNone = goOn(services.db);
  return {
    react: (event) => transaction(services.db, (tx) => react(tx, event)),
    'write-letter': async (letter) => {
      const [{ publicUrl }, mail] = [services.config, await services.mail(services.db)];
      await transaction(services.db, (tx) => writeLetter(tx, { publicUrl, mail }, letter));
    },
    'tell-webhooks': async ({ event }) => recordNews(services.db, await services.market(), event),
    'answer-forgotten': (input) => transaction(services.db, (tx) => answerForgotten(tx, input)),
    'note-failed-sign-in': async (failed) => {
      const account = await transaction(services.db, (tx) => noteFailedSignIn(tx, failed));
      if (account)
        services.log.warn({ account, network: failed.network }, 'wrong password for staff');
    },
    'send-mail': async ({ mail }) => sendMail(services.db, await post(), mail),
    'free-mails': () => freeMails(services.db),
    sweep: () => sweep(services.db),
    'clear-stale': () => forgetAll(services.db),
    ...pictureTasks(services),
    'look-at-payment': async ({ payment }) => {
      await checkPayment(services.db, await access(), { id: payment });
    },
    'look-at-payments': () => transaction(services.db, (tx) => queueDueChecks(tx)),
    'follow-payments': () => transaction(services.db, (tx) => followPayments(tx)),
    'claim-payment': async (claim) => {
      await settleClaim(services.db, claim, await access());
    },
    'end-payment': async ({ payment }) => {
      await endPayment(services.db, await access(), payment);
    },
    'close-unpaid': () => closeUnpaid(services.db),
    'release-earnings': () => untilNone((tx) => releaseEarnings(tx, new Date())),
    'gather-payouts': () => transaction(services.db, gatherPayouts),
    'issue-papers': () => untilNone((tx) => issueBacklog(tx, new Date())),
    'look-at-refunds': () => transaction(services.db, (tx) => queueDueRefunds(tx)),
    'send-refund': async ({ refund }) => {
      await sendRefund(services.db, await access(), refund);
    },
    'rebuild-title-indexes': () => rebuildTitleIndexes(services.db),
    'refold-products': ({ tag }) => refoldProducts(services.db, tag),
    'write-words': (named) => writeWords(services.db, named),
    'work-import': (work) => workImport(services.db, work.import, importFiles(services)),
    'work-bulk': async ({ bulk }) => workBulk(services.db, bulk, await services.market()),
    'fold-sums': () => foldSums(services.db),
    'count-stores': () => transaction(services.db, (tx) => countStores(tx)),
    'hold-stores': () => holdStores(services.db),
    'open-products': ({ store }) => untilNone((tx) => openProducts(tx, store)),
    'tell-late': ({ store }) => transaction(services.db, (tx) => notifyLate(tx, store, new Date())),
    'remind-carts': () => remindByClock(services.db),
    'count-uses': () => transaction(services.db, (tx) => countUses(tx)),
    ...learningTasks(services.db),
    'renew-flash-sales': () => transaction(services.db, renewSales),
    ...alertTasks(untilNone),
  };
}

/** The letters of alerts. */
const alertTasks = (
  untilNone: ReturnType<typeof goOn>,
): Pick<TaskTable, 'tell-back-in-stock' | 'tell-sales-begun'> => ({
  'tell-back-in-stock': ({ inventory }) => untilNone((tx) => notifyBackInStock(tx, inventory)),
  'tell-sales-begun': () => untilNone((tx) => notifySalesBegun(tx, new Date())),
});

async function gatherPayouts(tx: Tx): Promise<void> {
  await gatherPeriod(tx, new Date());
}

async function renewSales(tx: Tx): Promise<void> {
  await renewFlashSales(tx);
  await logSales(tx);
}

async function sweep(db: Db): Promise<void> {
  await sweepSocial(db);
  await sweepAttempts(db);
  await transaction(db, (tx) => expireApprovals(tx));
}

async function forgetAll(db: Db): Promise<void> {
  await clearStale(db);
  await dropUploads(db);
  await forgetRemoved(db);
  await forgetMessages(db);
  await forgetSearches(db);
  await forgetRefused(db);
}
