import type { Front } from '#web/desk/frame/front.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { placeOf } from '#web/seller/frame/places.ts';
import { chosenStore, sayStore, takeWorkplaces } from '#web/seller/frame/workplace.ts';

/** The seller centre: a person's role in the chosen store decides what they may do. */
export const sellerFront: Front = {
  root: '/seller',
  ask: async () => {
    sayStore();
    const answer = await deskCall('sellerCentre.me');
    if (!answer.ok) return answer;
    const { stores, ...person } = answer.data;
    const store = takeWorkplaces(stores);
    return {
      ...answer,
      data: {
        ...person,
        owes: false,
        role: store?.role ?? '',
        permissions: store?.permissions ?? [],
        granters: store?.granters ?? [],
      },
    };
  },
  store: chosenStore,
  callOf: (path) => placeOf(path)?.call,
};
