import type { DealSide, ReviewTag } from '#contract/community/reviews';

interface DemoReview {
  stars: number;
  text?: string;
  tags?: readonly ReviewTag[];
  /** Of whom it is about. */
  reply?: string;
}

/** A sale of the demo town by its title; who wrote nothing is still asked, and who alone wrote waits. */
export interface DemoDeal {
  title: string;
  seller: string;
  buyer: string;
  /** USD. */
  price: number;
  hoursAgo: number;
  by: Readonly<Partial<Record<DealSide, DemoReview>>>;
}

export const DEMO_DEALS: readonly DemoDeal[] = [
  {
    title: 'Enamelled cast-iron pot',
    seller: 'mara_k',
    buyer: 'jonas_w',
    price: 35,
    hoursAgo: 2,
    by: {
      buyer: {
        stars: 5,
        text: 'Pot looks new, the chip is where the photo shows it. She even brought a bag.',
        tags: ['as-described', 'on-time', 'friendly'],
      },
      seller: { stars: 5, text: 'Came by bike in the rain, right on time.', tags: ['on-time', 'friendly'] },
    },
  },
  {
    title: 'Three stoneware mugs',
    seller: 'mara_k',
    buyer: 'priya_nair',
    price: 9.5,
    hoursAgo: 20,
    by: {
      buyer: {
        stars: 4,
        text: 'Ten minutes late but told me in time. Mugs are lovely.',
        tags: ['as-described', 'friendly', 'quick-answers'],
        reply: 'Sorry again, the bus stood still at Elm Park.',
      },
      seller: { stars: 5, tags: ['paid-as-agreed', 'friendly'] },
    },
  },
  {
    title: 'Road bike for parts',
    seller: 'mara_k',
    buyer: 'hana_sato',
    price: 80,
    hoursAgo: 52,
    by: {
      buyer: {
        stars: 5,
        text: 'Honest about every flaw of the bike. Would buy again.',
        tags: ['as-described', 'on-time', 'friendly'],
      },
      seller: { stars: 5, text: 'Knew exactly what she wanted.', tags: ['on-time', 'paid-as-agreed'] },
    },
  },
  {
    title: 'Record player needle',
    seller: 'theo_b',
    buyer: 'mara_k',
    price: 18,
    hoursAgo: 110,
    by: { seller: { stars: 5, text: 'Easy handover at the library.', tags: ['on-time'] } },
  },
  {
    title: 'Film camera with 50 mm lens',
    seller: 'theo_b',
    buyer: 'hana_sato',
    price: 90,
    hoursAgo: 5,
    by: {
      buyer: { stars: 5, text: 'Tested it together before I paid.', tags: ['as-described', 'friendly'] },
    },
  },
  {
    title: 'Bluetooth speaker',
    seller: 'sam_okafor',
    buyer: 'dev_patel22',
    price: 28,
    hoursAgo: 27,
    by: {
      buyer: { stars: 4, text: 'Loud enough. The box was missing.', tags: ['quick-answers'] },
      seller: { stars: 5, tags: ['paid-as-agreed'] },
    },
  },
  {
    title: 'Field guide to garden birds',
    seller: 'old_mill_books',
    buyer: 'lena_ortiz',
    price: 6,
    hoursAgo: 31,
    by: {
      buyer: { stars: 5, text: 'Ruth had put it aside for me.', tags: ['as-described', 'friendly'] },
      seller: { stars: 5, text: 'A pleasure.', tags: ['friendly', 'on-time'] },
    },
  },
  {
    title: 'Desk lamp with clamp',
    seller: 'jonas_w',
    buyer: 'theo_b',
    price: 15,
    hoursAgo: 60,
    by: {
      buyer: { stars: 3, text: 'Works, but the clamp needed a new screw.', tags: ['friendly'] },
      seller: { stars: 5, tags: ['on-time', 'paid-as-agreed'] },
    },
  },
  { title: 'Yoga mat', seller: 'priya_nair', buyer: 'sam_okafor', price: 8, hoursAgo: 90, by: {} },
];
