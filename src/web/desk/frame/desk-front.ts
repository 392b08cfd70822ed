import type { Front } from '#web/desk/frame/front.ts';
import { placeOf } from '#web/desk/frame/navigation.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';

/** The back office. */
export const deskFront: Front = {
  root: '/admin',
  ask: () => deskCall('adminDesk.me'),
  store: () => null,
  callOf: (path) => placeOf(path)?.call,
};
