import { Injectable } from '@nestjs/common';
import { type Reaction, type ReactionContext, ReactsTo } from '#platform/outbox/reactions';
import { EmailChangeMail } from './email-change-mail.js';
import { EmailChangeRequested } from './email-change-requested.js';

/** Tells the address a member has, with the link that calls the change off. */
@Injectable()
@ReactsTo(EmailChangeRequested, { lane: 'outside' })
export class MailOldAddressOnEmailChangeRequested implements Reaction<EmailChangeRequested> {
  constructor(private readonly mail: EmailChangeMail) {}

  react({ changeId }: EmailChangeRequested, { signal }: ReactionContext): Promise<void> {
    return this.mail.toOldAddress(changeId, signal);
  }
}
