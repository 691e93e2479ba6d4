import type { Budget } from '#platform/throttle/rate-limits';
import type { MailLinkPurpose } from '../profiles/mail-link-requested.js';

/** Mails with links: to one mailbox in an hour and a day, whoever asks, and asked for from one network address. */
const TO_MAILBOX = 5;
const TO_MAILBOX_A_DAY = 20;
const FROM_ADDRESS = 20;

/** What sending a link takes from, asked for from a network address. */
export const mailBudgets = (purpose: MailLinkPurpose, email: string, address: string): Budget[] => [
  { rule: `identity.mail-${purpose}`, key: mailboxOf(email), limit: TO_MAILBOX, windowMinutes: 60 },
  { rule: 'identity.mails-to', key: mailboxOf(email), limit: TO_MAILBOX_A_DAY, windowMinutes: 1440 },
  { rule: 'identity.mails-for', key: address, limit: FROM_ADDRESS, windowMinutes: 60 },
];

/** What comes after a plus is delivered to the same mailbox. */
export const mailboxOf = (email: string): string => email.replace(/\+[^@]*(?=@[^@]*$)/, '');
