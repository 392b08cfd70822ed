import type { SoldParcel, UnsaidParcel } from '#contract/sold-parcel.ts';
import { sayIn } from '#words/say.ts';

/** A parcel with its buyer's reason for cancelling in the reader's language. */
export function parcelInWords<Unsaid extends Pick<UnsaidParcel, 'events'>>(
  parcel: Unsaid,
  language: string,
): Omit<Unsaid, 'events'> & Pick<SoldParcel, 'events'> {
  const say = sayIn(language);
  return {
    ...parcel,
    events: parcel.events.map((event) => ({
      ...event,
      reason_text: event.reason ? say(`order.reason-${event.reason}`) : '',
    })),
  };
}
