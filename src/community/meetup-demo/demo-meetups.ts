import type { Category } from '#contract/listings';
import type { PlaceKind } from '#contract/meetups';

/** What somebody in the demo town did about a meetup, in the order in which it happened. */
export type DemoMove =
  | 'confirm'
  | 'decline'
  | 'move'
  | 'buyer-comes'
  | 'seller-comes'
  | 'seller-misses-buyer'
  | 'put-back';

export interface DemoMeetup {
  /** Title of a listing on offer, or of something that was sold: then of that sale. */
  listing: string;
  isSold?: true;
  seller: string;
  buyer: string;
  /** Of what was sold, whose listing is gone; USD. */
  price?: number;
  category?: Category;
  /** Days from now, and the hour (UTC). */
  inDays: number;
  hour: number;
  place: { kind: PlaceKind; name: string };
  notes?: string;
  proposedHoursAgo: number;
  moves: readonly DemoMove[];
  /** The buyer calls it off. */
  canceled?: string;
  /** What the buyer says to having been missed. */
  answer?: string;
}

const LIBRARY = { kind: 'library', name: 'Wrenfield Public Library' } as const;
const CAFE = { kind: 'cafe', name: 'Station Cafe' } as const;
const PARK = { kind: 'park', name: 'Elm Park, by the pond' } as const;

export const DEMO_MEETUPS: readonly DemoMeetup[] = [
  {
    listing: 'Bedside lamp with linen shade',
    seller: 'mara_k',
    buyer: 'jonas_w',
    inDays: 2,
    hour: 21,
    place: CAFE,
    notes: 'I come by bike and bring a box.',
    proposedHoursAgo: 3,
    moves: [],
  },
  {
    listing: 'Tall bookshelf, five boards',
    seller: 'jonas_w',
    buyer: 'mara_k',
    inDays: 4,
    hour: 19,
    place: { kind: 'custom', name: 'Loading dock of Hall C' },
    proposedHoursAgo: 26,
    moves: ['move'],
  },
  {
    listing: 'Handheld console with carry case',
    seller: 'sam_okafor',
    buyer: 'mara_k',
    inDays: 1,
    hour: 22,
    place: LIBRARY,
    proposedHoursAgo: 30,
    moves: ['confirm'],
  },
  {
    listing: 'Record player needle',
    isSold: true,
    seller: 'theo_b',
    buyer: 'mara_k',
    price: 18,
    category: 'electronics',
    inDays: -5,
    hour: 20,
    place: PARK,
    proposedHoursAgo: 180,
    moves: ['confirm', 'buyer-comes', 'seller-comes'],
  },
  {
    listing: 'Arched floor mirror, 160 cm',
    seller: 'hana_sato',
    buyer: 'mara_k',
    inDays: 1,
    hour: 15,
    place: PARK,
    proposedHoursAgo: 50,
    moves: ['decline'],
  },
  {
    listing: 'Illustrated vegetarian cookbook',
    seller: 'mara_k',
    buyer: 'dev_patel22',
    inDays: 3,
    hour: 18,
    place: LIBRARY,
    proposedHoursAgo: 44,
    moves: ['confirm'],
    canceled: 'Sorry, I have an exam that day.',
  },
  {
    listing: 'Three stoneware mugs',
    seller: 'mara_k',
    buyer: 'lena_ortiz',
    inDays: -2,
    hour: 17,
    place: CAFE,
    proposedHoursAgo: 96,
    moves: ['confirm', 'seller-comes', 'seller-misses-buyer', 'put-back'],
    answer: 'My bus broke down and my phone was empty. I am sorry!',
  },
];
