import type { Handlers } from '#api/handler.ts';
import type { stockNoticeCalls } from '#contract/stock-notice.ts';
import {
  askStockNotice,
  confirmStockNotice,
  leaveStockNotice,
} from '#market/stock-notices/ask-stock-notice.ts';

export const stockNoticeHandlers: Handlers<typeof stockNoticeCalls> = {
  ask: ({ write, buyer }, { inventory_id, email }) =>
    write((tx) => askStockNotice(tx, buyer(), { inventory: inventory_id, email })),
  confirm: ({ write }, { key }) => write((tx) => confirmStockNotice(tx, key)).then(heard),
  leave: ({ write }, { key }) => write((tx) => leaveStockNotice(tx, key)).then(heard),
};

/** The answer says only that the call was heard. */
const heard = (): true => true;
