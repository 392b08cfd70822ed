import { idOf } from '#contract/ids.ts';
import { noticeCalls } from '#contract/notice-calls.ts';

export const saleNoticeCalls = noticeCalls(
  'sale-notice',
  'Requests one email for when an announced flash sale starts.',
  { flash_sale_id: idOf('flash-sale') },
);
