/**
 * What a notification is about (spec 2, section 3; besides, `offer`, `meetup`, `comment`, and `listing` of one that somebody saved).
 * Preferences are kept by these, and each has its switch: a kind is named here once something raises it.
 */
export const NOTICE_KINDS = [
  'chat_message',
  'offer',
  'meetup',
  'comment',
  'like',
  'listing',
  'review',
  'order',
  'plan',
  'other',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The values a notification's words are filled with. `amount` and `before` are in USD and shown as prices. */
export interface NoticeParams {
  'chat-message': { name: string; preview: string };
  'offer-made': { name: string; amount: number; title: string };
  /** The seller's bot has answered it already. */
  'offer-answered': { name: string; amount: number; title: string };
  'offer-acceptable': { name: string; amount: number; title: string };
  'offer-countered': { name: string; amount: number; title: string };
  'offer-accepted': { name: string; amount: number; title: string };
  'offer-declined': { name: string; amount: number; title: string };
  'offer-taken': { title: string };
  'offer-withdrawn': { name: string; amount: number; title: string };
  'offer-expired': { amount: number; title: string };
  'deal-cancelled': { name: string; title: string };
  'buyer-behavior': { name: string; title: string };
  /** `when` is an instant with the zone of the place (`whenIn`), and shown as the clock there says. */
  'meetup-proposed': { name: string; title: string; when: string; place: string };
  'meetup-moved': { name: string; title: string; when: string; place: string };
  'meetup-confirmed': { name: string; title: string; when: string; place: string };
  'meetup-declined': { name: string; title: string; when: string };
  'meetup-canceled': { title: string; when: string };
  'meetup-arrived': { name: string; title: string; place: string };
  'meetup-completed': { title: string };
  'meetup-missed': { name: string; title: string; when: string };
  'meetup-reminder': { name: string; title: string; when: string; place: string };
  /** To the next in line: who was to buy it did not come. */
  'backup-buyer': { title: string; amount: number };
  /** The same, when it was the seller who did not come. */
  'next-buyer': { title: string; amount: number };
  /** To its buyer. */
  'item-sold': { name: string; amount: number; title: string };
  /** To who had bought it. */
  'sale-cancelled': { title: string };
  'comment-posted': { title: string };
  /** By the seller, to those who wrote before. */
  'comment-answered': { title: string };
  /** To its seller: somebody has saved it. */
  'listing-liked': { title: string };
  'listing-price-drop': { title: string; amount: number; before: number };
  'listing-pending': { title: string };
  'listing-sold': { title: string };
  'listing-available': { title: string; amount: number };
  /** A new listing fits a saved search. */
  'search-found': { search: string; title: string; amount: number };
  'conversation-reported': { name: string; reason: string };
  'listing-reported': { title: string; reason: string };
  /** `title` is the listing's. */
  'comment-reported': { title: string; reason: string };
  /** To who reported it. */
  'report-received': { title: string };
  /** A listing that somebody reported was taken down. */
  'report-resolved': { title: string };
  /** To its seller. */
  'listing-taken-down': { title: string; reason: string };
  /** To who reported a review and may not know of what. */
  'review-report-received': Record<string, never>;
  /** To both sides of a deal; `days` for how long. Says nothing of what the other one wrote or did not. */
  'deal-review-asked': { title: string; days: number };
  /** Of a deal: both have written, or the time is over. */
  'reviews-revealed': { title: string };
  'review-replied': { title: string };
  /** A buyer asks to have it sent. */
  'order-requested': { name: string; title: string };
  /** To a buyer, who is to say where to. */
  'order-opened': { name: string; title: string };
  /** And to one who has said it. */
  'order-accepted': { name: string; title: string };
  'order-declined': { name: string; title: string };
  /** The buyer has said where to. */
  'order-address': { name: string; title: string };
  /** `days`: after so many it counts as received. */
  'order-shipped': { name: string; title: string; days: number };
  'order-delivered': { title: string };
  'order-reported': { name: string; title: string };
  'order-resolved': { name: string; title: string };
  'order-refunded': { name: string; title: string };
  'order-settled': { name: string; title: string };
  'order-canceled': { title: string };
  /** To a seller who has not sent it. */
  'order-reminder': { name: string; title: string };
  /** To a buyer who has not said where to. */
  'order-address-asked': { name: string; title: string };
  /** To a buyer: in `days` it counts as received. */
  'order-arrived-asked': { name: string; title: string; days: number };
  'review-removed': { title: string; reason: string };
  /** To administrators. */
  'review-reported': { title: string; reason: string };
  /** Too many deals of the same two people, named by one of the titles. */
  'review-ring': { title: string; deals: number };
  /** A listing no longer stands first. */
  'boost-ended': { title: string; views: number };
  /** And was looked at more often while it did: by so many percent. */
  'boost-lifted': { title: string; views: number; percent: number };
  /** Of who was invited; `days` until the credit can be spent. */
  'referral-joined': { name: string };
  'referral-rewarded': { name: string; days: number };
  'referral-taken-back': { name: string };
  /** To who was invited. */
  'welcome-bonus': { days: number };
  /** Of a week of the posting challenge: `amount` off a plan. */
  'reward-earned': { amount: number };
  /** `when` is until when it is paid. */
  'plan-renewed': { plan: string; when: string };
  /** `when` is until when it can be made up for. */
  'plan-payment-failed': { plan: string; when: string };
  'plan-back': { plan: string };
  'plan-ended': { plan: string };
  /** Of the person's own data. */
  'export-ready': { days: number };
}
export type NoticeCode = keyof NoticeParams;

/** What whoever raises it mails by itself, in a way of its own. */
export const MAILED_ELSEWHERE: readonly NoticeCode[] = ['search-found', 'export-ready'];

/** A notification that is to be told: which words, what they are filled with, and where it leads. */
export type Notice = {
  [C in NoticeCode]: { kind: NoticeKind; code: C; params: NoticeParams[C]; link: string | null };
}[NoticeCode];

/** A notification as its person sees it. */
export interface NotificationShape {
  id: string;
  kind: NoticeKind;
  code: NoticeCode;
  params: Record<string, string | number>;
  /** Path within the app. */
  link: string | null;
  read: boolean;
  /** ISO 8601. */
  createdAt: string;
}

export const NOTIFICATION_LIMITS = {
  /** The bell's panel. */
  panel: 10,
  page: 30,
  badge: 99,
  toastMs: 4000,
  /** A message is mailed when it has waited unread for so long; so are an offer to who had the app open, and what many were told. */
  mailChatAfterMinutes: 10,
  /** To one person, about whatever; what is beyond waits. */
  mailsPerHour: 6,
  /** Read ones older than this are removed. */
  keptDays: 90,
} as const;

/** What somebody gets who has not chosen. Guests have no mail address. */
export const NOTICE_DEFAULTS: Readonly<Record<NoticeKind, { inApp: boolean; byMail: boolean }>> = {
  chat_message: { inApp: true, byMail: true },
  offer: { inApp: true, byMail: true },
  meetup: { inApp: true, byMail: true },
  comment: { inApp: true, byMail: true },
  like: { inApp: true, byMail: false },
  listing: { inApp: true, byMail: true },
  review: { inApp: true, byMail: true },
  order: { inApp: true, byMail: true },
  plan: { inApp: true, byMail: true },
  other: { inApp: true, byMail: false },
};
