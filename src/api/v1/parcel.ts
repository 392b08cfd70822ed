import type { Handlers } from '#api/handler.ts';
import { soldParcelHandlers } from '#api/sold-parcel-handlers.ts';
import type { parcelCalls } from '#contract/parcel.ts';

export const parcelHandlers: Handlers<typeof parcelCalls> = soldParcelHandlers;
