/** What a message to the people who run the place can be about. */
export const CONTACT_TOPICS = ['account', 'listing', 'safety', 'data', 'plans', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];
/** With those that have a form of their own. */
export type DeskTopic = ContactTopic | 'sales';

/** Name and the shortest message as in spec 2, section 5 (contact sales). */
export const CONTACT_LIMITS = {
  nameMin: 2,
  nameMax: 80,
  messageMin: 10,
  messageMax: 2000,
  /** Characters of a conversation with the assistant that goes along. */
  conversation: 20_000,
  /** Messages in an hour from one network address, and in a day that name one mail address. */
  perAddressAnHour: 5,
  perMailAddressADay: 5,
} as const;

/** Beyond that: what is asked before a plan is bought (spec 2, section 5: Contact sales). */
export const SALES_LIMITS = { messageMax: 500 } as const;
