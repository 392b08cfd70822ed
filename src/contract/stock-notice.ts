import { idOf } from '#contract/ids.ts';
import { noticeCalls } from '#contract/notice-calls.ts';

export const stockNoticeCalls = noticeCalls(
  'stock-notice',
  'Requests one email for when a sold-out variant is back in stock.',
  { inventory_id: idOf('inventory') },
);
