import { DAY_MINUTES, HOUR_MINUTES } from '#contract/time';
import { mailboxOf } from '#platform/config/mail-address';
import type { Budget } from '#platform/throttle/rate-limits';
import type { MailLinkPurpose } from '../profiles/mail-link-requested.js';

/** Mails with links: to one mailbox in an hour and a day, whoever asks, and asked for from one network address. */
const TO_MAILBOX = 5;
const TO_MAILBOX_A_DAY = 20;
const FROM_ADDRESS = 20;

/** What sending a link takes from, asked for from a network address. */
export const mailBudgets = (purpose: MailLinkPurpose, email: string, address: string): Budget[] => [
  { rule: `identity.mail-${purpose}`, key: mailboxOf(email), limit: TO_MAILBOX, windowMinutes: HOUR_MINUTES },
  { rule: 'identity.mails-to', key: mailboxOf(email), limit: TO_MAILBOX_A_DAY, windowMinutes: DAY_MINUTES },
  { rule: 'identity.mails-for', key: address, limit: FROM_ADDRESS, windowMinutes: HOUR_MINUTES },
];
