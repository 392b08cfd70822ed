// Couriers by the names that people use for them, and the page where each shows a parcel by its
// number.

type Carrier = { name: string; address: string };

export const carriers: Carrier[] = [
  {
    name: 'Aramex',
    address: 'https://www.aramex.com/track/results?ShipmentNumber=',
  },
  {
    name: 'Chronopost',
    address: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=',
  },
  { name: 'Colissimo', address: 'https://www.laposte.fr/outils/suivre-vos-envois?code=' },
  { name: 'Delhivery', address: 'https://www.delhivery.com/track-v2/package/' },
  { name: 'DHL', address: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=' },
  { name: 'DPD', address: 'https://tracking.dpd.de/status/en_US/parcel/' },
  { name: 'FedEx', address: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { name: 'GLS', address: 'https://gls-group.com/GROUP/en/parcel-tracking?match=' },
  { name: 'PTT', address: 'https://gonderitakip.ptt.gov.tr/Track/Verify?q=' },
  { name: 'Royal Mail', address: 'https://www.royalmail.com/track-your-item#/tracking-results/' },
  { name: 'UPS', address: 'https://www.ups.com/track?tracknum=' },
  { name: 'USPS', address: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
];

/**
 * The page where a courier's parcel can be tracked; null for an unknown courier, or without a
 * number.
 */
export function trackingAddress(carrier: string, number: string): string | null {
  const wanted = plain(carrier);
  const known = carriers.find(({ name }) => wanted === plain(name));
  return known && number ? known.address + encodeURIComponent(number) : null;
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
