import { idOf } from '#contract/ids.ts';
import { noticeCalls } from '#contract/notice-calls.ts';

export const stockNoticeCalls = noticeCalls(
  'stock-notice',
  'Asks for one letter when a sold-out variant is back in stock.',
  { inventory_id: idOf('inventory') },
);
