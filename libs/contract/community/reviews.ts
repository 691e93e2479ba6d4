/** The side of a deal somebody stood on. */
export const DEAL_SIDES = ['seller', 'buyer'] as const;
export type DealSide = (typeof DEAL_SIDES)[number];

export const MOST_STARS = 5;

/** What can be ticked of somebody, by the side they stood on. */
export const REVIEW_TAGS = {
  seller: ['as-described', 'on-time', 'friendly', 'quick-answers'],
  buyer: ['on-time', 'friendly', 'quick-answers', 'paid-as-agreed'],
} as const satisfies Record<DealSide, readonly string[]>;
export type ReviewTag = (typeof REVIEW_TAGS)[DealSide][number];
export const ALL_REVIEW_TAGS: readonly ReviewTag[] = [
  'as-described',
  'on-time',
  'friendly',
  'quick-answers',
  'paid-as-agreed',
];

/** Spec 3: the sort select of the reviews page. */
export const REVIEW_SORTS = ['recent', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Where one's own review stands: nobody else sees it, everybody does, or it was taken down. */
export const OWN_REVIEW_STATES = ['waiting', 'shown', 'removed'] as const;
export type OwnReviewState = (typeof OWN_REVIEW_STATES)[number];

/** Why a deal cannot be reviewed (any more). That one has blocked the other since is no reason. */
export const REVIEW_OBSTACLES = ['closed', 'called-off', 'left'] as const;
export type ReviewObstacle = (typeof REVIEW_OBSTACLES)[number];

export const REVIEW_LIMITS = {
  /** Characters. */
  text: 1000,
  reply: 500,
  /** Why it was taken down. */
  reason: 300,
  photos: 4,
  page: 10,
  /** Deals that are listed as waiting for a review. */
  waiting: 20,
  /** So long after the deal a review can be written, and stays hidden while the other side has not written (decisions: Community). */
  openDays: 14,
  reportsPerDay: 20,
} as const;

/** So many deals of the same two people within so many hours are a ring: what is written of them does not count. */
export const RING = { deals: 5, hours: 24 } as const;
