import type { Handlers } from '#api/handler.ts';
import { saidParcel } from '#words/said-parcel.ts';
import type { parcelCalls } from '#contract/parcel.ts';
import type { Visit } from '#hall/visit.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { readSoldParcel, readSoldParcels } from '#market/orders/read-sold-parcels.ts';
import type { Staff } from '#market/settings/actor.ts';
import { type Step, workParcel } from '#market/orders/work-parcel.ts';

type Sent = { id: number; note: string; carrier?: string; number?: string };

const step =
  (action: Step['action']) =>
  async ({ write }: Visit, { id, ...said }: Sent, actor: Staff) =>
    write(async (tx) => {
      await workParcel(tx, actor, { parcelId: id, action, ...said });
      return saidParcel(await readSoldParcel(tx, actor, id), actor.language);
    });

export const parcelHandlers: Handlers<typeof parcelCalls> = {
  all: async ({ reading }, input, actor) => {
    const page = await readSoldParcels(reading.db, actor, input);
    return { ...page, data: page.data.map((parcel) => saidParcel(parcel, actor.language)) };
  },
  find: async ({ reading }, { id }, actor) =>
    saidParcel(await readSoldParcel(reading.db, actor, id), actor.language),
  confirm: step('confirm'),
  pickUp: step('pick-up'),
  send: step('send'),
  deliver: step('deliver'),
  cancel: async ({ write }, { id, note }, actor) =>
    write(async (tx) => {
      await cancelParcel(tx, actor, { parcelId: id, title: '', message: note });
      return saidParcel(await readSoldParcel(tx, actor, id), actor.language);
    }),
};
