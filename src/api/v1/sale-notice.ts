import type { Handlers } from '#api/handler.ts';
import type { saleNoticeCalls } from '#contract/sale-notice.ts';
import { leaveAlert } from '#market/alerts/ask-alert.ts';
import { askSaleAlert, confirmSaleAlert } from '#market/alerts/ask-sale-alert.ts';

export const saleNoticeHandlers: Handlers<typeof saleNoticeCalls> = {
  ask: ({ write, buyer }, { flash_sale_id: sale, email }) =>
    write((tx) => askSaleAlert(tx, buyer(), { sale, email })),
  confirm: ({ write }, { key }) => write((tx) => confirmSaleAlert(tx, key)).then(accepted),
  leave: ({ write }, { key }) => write((tx) => leaveAlert(tx, key)).then(accepted),
};

/** The answer only says that the call was received. */
const accepted = (): true => true;
