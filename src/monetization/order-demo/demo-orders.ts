import type { Category } from '#contract/listings';
import type { IssueReason, ShipToShape } from '#contract/monetization/orders';

/** An order of the demo town, and how far it has come: each step some hours after the one before. */
export interface DemoOrder {
  /** Title of a listing on offer, or of something that was sold: then of that sale. */
  listing: string;
  isSold?: true;
  /** Of what was sold, whose listing is gone. */
  category?: Category;
  seller: string;
  buyer: string;
  /** USD: what they agreed on. */
  price: number;
  begunHoursAgo: number;
  /** Whether the buyer has said where to. */
  hasAddress: boolean;
  trackingNumber?: string;
  issue?: { reason: IssueReason; said: string };
  end?: 'confirmed' | { refunded: string };
}

export const DEMO_ADDRESS: ShipToShape = {
  name: 'Demo Town Buyer',
  line1: '48 Chapel Street',
  line2: 'Apt 3',
  city: 'Wrenfield',
  region: 'ME',
  postalCode: '04401',
  country: 'US',
};

/** As many are open of one seller as the free plan follows. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    listing: 'Road bike for parts',
    isSold: true,
    category: 'sporting-goods',
    seller: 'mara_k',
    buyer: 'hana_sato',
    price: 80,
    begunHoursAgo: 52,
    hasAddress: true,
    trackingNumber: '1Z999AA10123456784',
    end: 'confirmed',
  },
  {
    listing: 'Three stoneware mugs',
    isSold: true,
    category: 'home-garden',
    seller: 'mara_k',
    buyer: 'priya_nair',
    price: 9.5,
    begunHoursAgo: 20,
    hasAddress: true,
    trackingNumber: '9400100000000000000000',
    issue: { reason: 'damaged', said: 'One of the three has lost its handle on the way.' },
  },
  {
    listing: 'Aquarium, 60 l, with filter and light',
    seller: 'mara_k',
    buyer: 'theo_b',
    price: 45,
    begunHoursAgo: 10,
    hasAddress: true,
  },
  {
    listing: 'Enamelled cast-iron pot',
    isSold: true,
    category: 'home-garden',
    seller: 'mara_k',
    buyer: 'jonas_w',
    price: 35,
    begunHoursAgo: 2,
    hasAddress: true,
    trackingNumber: '986578788855',
  },
  {
    listing: 'Wind-up tin robot',
    seller: 'sam_okafor',
    buyer: 'mara_k',
    price: 30,
    begunHoursAgo: 70,
    hasAddress: true,
    trackingNumber: '9205590175547700027199',
  },
  {
    listing: 'Bobble hat and scarf set',
    seller: 'lena_ortiz',
    buyer: 'mara_k',
    price: 12,
    begunHoursAgo: 5,
    hasAddress: false,
  },
  {
    listing: 'Tray of old coins with magnifier',
    seller: 'old_mill_books',
    buyer: 'mara_k',
    price: 40,
    begunHoursAgo: 200,
    hasAddress: true,
    trackingNumber: '1234567890',
    issue: { reason: 'not-arrived', said: 'It has been on its way for a week.' },
    end: { refunded: 'The carrier has lost it. I sent you the money back, sorry!' },
  },
];
