import { idOf } from '#contract/ids.ts';
import { noticeCalls } from '#contract/notice-calls.ts';

export const saleNoticeCalls = noticeCalls(
  'sale-notice',
  'Asks for one letter when a flash sale that is announced starts.',
  { flash_sale_id: idOf('flash-sale') },
);
