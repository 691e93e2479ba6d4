import { HOUR_MINUTES } from '#contract/time';

/** Something said about a listing of the demo town; one of another person's, or an answer of its seller. */
export interface DemoComment {
  /** Title of the listing. */
  listing: string;
  author: string;
  minutesAgo: number;
  content: string;
}

export const DEMO_COMMENTS: readonly DemoComment[] = [
  {
    listing: 'City bike with basket, 54 cm frame',
    author: 'dev_patel22',
    minutesAgo: 26 * HOUR_MINUTES,
    content: 'Would this fit someone who is 1.72 m?',
  },
  {
    listing: 'City bike with basket, 54 cm frame',
    author: 'mara_k',
    minutesAgo: 25 * HOUR_MINUTES,
    content: 'Yes, comfortably: I am 1.70 m and the saddle is not even halfway up. Come and try it.',
  },
  {
    listing: 'City bike with basket, 54 cm frame',
    author: 'hana_sato',
    minutesAgo: 5 * HOUR_MINUTES,
    content: 'Does the basket come off without tools?',
  },
  {
    listing: 'Walnut lounge chair, reupholstered',
    author: 'lena_ortiz',
    minutesAgo: 5,
    content: 'Beautiful work. Is the wool cover removable for cleaning?',
  },
  {
    listing: 'Acoustic guitar with soft case',
    author: 'theo_b',
    minutesAgo: 9 * HOUR_MINUTES,
    content: 'Which strings did you put on, and how wide is the neck at the nut?',
  },
];
