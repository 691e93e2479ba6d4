/** Who carries parcels. `other`: whoever the number does not tell. */
export const CARRIERS = ['usps', 'ups', 'fedex', 'dhl', 'other'] as const;
export type Carrier = (typeof CARRIERS)[number];

/** How carriers write their numbers, the plainest first: a UPS number is no other's, ten digits are more likely DHL's than anybody's. */
const FORMS: readonly (readonly [Exclude<Carrier, 'other'>, RegExp])[] = [
  ['ups', /^1Z[0-9A-Z]{16}$|^T\d{10}$/],
  [
    'usps',
    /^9[1-5]\d{18,20}$|^9[1-5]\d{24}$|^420\d{5}(?:\d{4})?9[1-5]\d{18,20}$|^[A-Z]{2}\d{9}US$|^82\d{8}$/,
  ],
  ['dhl', /^J(?:JD|VGL|D)\d{14,20}$|^GM\d{16,20}$|^\d{10}$|^[1-9]\d{8}$/],
  ['fedex', /^\d{12}$|^\d{15}$|^96\d{20}$|^61\d{18}$|^100\d{31}$/],
];

/** Where each shows how far a parcel has come. */
const LINKS: Readonly<Record<Exclude<Carrier, 'other'>, string>> = {
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
};

/** A tracking number as it is kept: in capitals, without the spaces and dashes people group it with. */
export const plainTracking = (typed: string): string => typed.replaceAll(/[\s-]+/g, '').toUpperCase();

/** By the form of the number. */
export function carrierOf(number: string): Carrier {
  const plain = plainTracking(number);
  return FORMS.find(([, form]) => form.test(plain))?.[0] ?? 'other';
}

/** The carrier's page about a parcel; null where nobody knows whose it is. */
export const trackingLink = (carrier: Carrier, number: string): string | null =>
  carrier === 'other' ? null : `${LINKS[carrier]}${encodeURIComponent(plainTracking(number))}`;
