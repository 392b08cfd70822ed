import type { Handlers } from '#api/handler.ts';
import type { stockNoticeCalls } from '#contract/stock-notice.ts';
import { leaveAlert } from '#market/alerts/ask-alert.ts';
import { askStockAlert, confirmStockAlert } from '#market/alerts/ask-stock-alert.ts';

export const stockNoticeHandlers: Handlers<typeof stockNoticeCalls> = {
  ask: ({ write, buyer }, { inventory_id, email }) =>
    write((tx) => askStockAlert(tx, buyer(), { inventory: inventory_id, email })),
  confirm: ({ write }, { key }) => write((tx) => confirmStockAlert(tx, key)).then(accepted),
  leave: ({ write }, { key }) => write((tx) => leaveAlert(tx, key)).then(accepted),
};

/** The answer only says that the call was received. */
const accepted = (): true => true;
