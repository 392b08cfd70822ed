import type { Handlers } from '#api/handler.ts';
import { soldParcelHandlers } from '#api/sold-parcel-handlers.ts';
import type { sellerParcelCalls } from '#contract/seller-parcel.ts';

export const sellerParcelHandlers: Handlers<typeof sellerParcelCalls> = soldParcelHandlers;
