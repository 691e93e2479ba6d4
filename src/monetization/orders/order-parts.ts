import type { ImageDescriptor } from '#contract/media';
import { type Carrier, carrierOf, plainTracking } from '#contract/monetization/carriers';
import type { IssueReason, OrderSource, ShipToShape } from '#contract/monetization/orders';
import type { OrderedItem } from '../monetization.contract.js';

export interface OrderParts {
  source: OrderSource;
  item: OrderedItem;
  buyerId: string;
  sellerId: string;
  shipTo: ShipToShape | null;
}

export interface Issue {
  reason: IssueReason;
  text: string;
  photos: ImageDescriptor[];
}

/** How a parcel is found; without a carrier it is told by the number. */
export interface Parcel {
  trackingNumber: string;
  carrier: Carrier | null;
}

/** The number as carriers write it, and whose it is. */
export const labelOf = ({ trackingNumber, carrier }: Parcel): Parcel => ({
  trackingNumber: plainTracking(trackingNumber),
  carrier: carrier ?? carrierOf(trackingNumber),
});
