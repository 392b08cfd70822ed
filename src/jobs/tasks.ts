// What each task does: a payload and one call.
import type { Tasks } from '#contract/tasks.ts';
import { transaction } from '#db/transaction.ts';
import type { House } from '#house.ts';
import { freeMails, sendMail } from '#jobs/mail/send-mail.ts';
import { writeLetter } from '#jobs/mail/write-letter.ts';
import { react } from '#jobs/reactions.ts';
import { sweepAttempts } from '#market/accounts/attempts.ts';
import { answerForgotten } from '#market/accounts/change-password.ts';
import { noteFailedSignIn } from '#market/accounts/failed-sign-ins.ts';
import { clearStale } from '#market/accounts/clear-stale.ts';
import { sweepSocial } from '#market/accounts/social.ts';
import { expireApprovals } from '#market/approvals/expire-approvals.ts';
import { renewFlashSales } from '#market/catalogue/renew-flash-sales.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { endPayment } from '#market/payments/end-open.ts';
import { followPayments } from '#market/payments/follow-payments.ts';
import { callLooks, lookAtPayment } from '#market/payments/look.ts';
import { issueBacklog } from '#market/papers/issue-backlog.ts';
import { callRefundLooks, sendRefund } from '#market/payments/send-refund.ts';
import { gatherPeriod } from '#market/payouts/payout-settings.ts';
import { makeFormsApart } from '#outside/files/make-forms-apart.ts';
import type { Post } from '#outside/mail/smtp.ts';

type TaskTable = { [Name in keyof Tasks]: (payload: Tasks[Name]) => Promise<void> };

/** `post` sends mail; null where letters stay in the outbox. */
export function tasks(house: House, post: Post | null): TaskTable {
  return {
    react: (event) => transaction(house.db, (tx) => react(tx, event)),
    'write-letter': (letter) =>
      transaction(house.db, (tx) => writeLetter(tx, house.config, letter)),
    'answer-forgotten': (asked) => transaction(house.db, (tx) => answerForgotten(tx, asked)),
    'note-failed-sign-in': async (failed) => {
      const account = await transaction(house.db, (tx) => noteFailedSignIn(tx, failed));
      if (account) house.log.warn({ account, network: failed.network }, 'wrong password for staff');
    },
    'send-mail': ({ mail }) => sendMail(house.db, post, mail),
    'free-mails': () => freeMails(house.db),
    sweep: async () => {
      await sweepSocial(house.db);
      await sweepAttempts(house.db);
      await transaction(house.db, (tx) => expireApprovals(tx));
    },
    'clear-stale': () => clearStale(house.db),
    'resize-picture': async ({ name }) => {
      await makeFormsApart(house.mediaFolder, name);
      await house.db
        .updateTable('pictures')
        .set({ resized_at: new Date() })
        .where('name', '=', name)
        .execute();
    },
    'look-at-payment': async ({ payment }) => {
      await lookAtPayment(house.db, await house.shop(), house.gateways, { id: payment });
    },
    'look-at-payments': () => transaction(house.db, (tx) => callLooks(tx)),
    'follow-payments': () => transaction(house.db, (tx) => followPayments(tx)),
    'end-payment': async ({ payment }) => {
      await endPayment(house.db, await house.shop(), house.gateways, payment);
    },
    'close-unpaid': () => closeUnpaid(house.db),
    'release-earnings': async () => {
      while ((await transaction(house.db, (tx) => releaseEarnings(tx, new Date()))) > 0);
    },
    'gather-payouts': async () => {
      await transaction(house.db, (tx) => gatherPeriod(tx, new Date()));
    },
    'issue-papers': async () => {
      while ((await transaction(house.db, (tx) => issueBacklog(tx, new Date()))) > 0);
    },
    'look-at-refunds': () => transaction(house.db, (tx) => callRefundLooks(tx)),
    'send-refund': async ({ refund }) => {
      await sendRefund(house.db, await house.shop(), house.gateways, refund);
    },
    'renew-flash-sales': () => transaction(house.db, (tx) => renewFlashSales(tx)),
  };
}
