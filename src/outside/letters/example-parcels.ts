// Examples of the letters to a store about its parcels.
import { orderMethod, orderStatus } from '#contract/constants.ts';
import type { Letters } from '#contract/letters.ts';
import { exampleFacts } from '#outside/letters/example-facts.ts';
import { EXAMPLE } from '#outside/letters/example-money.ts';
import type { LetterFacts } from '#outside/letters/facts.ts';

type Kinds = 'order-arrived' | 'parcel-called-off' | 'parcel-late' | 'parcels-late';
type ExampleLetters = { [Kind in Kinds]: [Letters[Kind], Partial<LetterFacts>?][] };

/** The examples of each kind, the usual one first. */
export function ofParcels(language: string): ExampleLetters {
  const { parcel } = EXAMPLE;
  return {
    'order-arrived': [[{ parcel }], [{ parcel }, { soldParcel: cashParcel(language) }]],
    'parcel-called-off': [[{ parcel }], [{ parcel }, { calledOff: byStaff(language) }]],
    'parcel-late': [[{ parcel }], [{ parcel }, { soldParcel: movingParcel(language) }]],
    'parcels-late': [[{ parcels: [parcel, parcel], count: 3 }]],
  };
}

const byStaff =
  (language: string): LetterFacts['calledOff'] =>
  async (id) => {
    const parcel = await exampleFacts(language).calledOff(id);
    return parcel && { ...parcel, by_staff: true };
  };

const cashParcel =
  (language: string): LetterFacts['soldParcel'] =>
  async (id) => {
    const parcel = await exampleFacts(language).soldParcel(id);
    return parcel && { ...parcel, method: orderMethod.cashOnDelivery, paid: false };
  };

const movingParcel =
  (language: string): LetterFacts['soldParcel'] =>
  async (id) => {
    const parcel = await exampleFacts(language).soldParcel(id);
    return parcel && { ...parcel, status: orderStatus.onTheWay };
  };
