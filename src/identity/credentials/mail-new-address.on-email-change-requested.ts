import { Injectable } from '@nestjs/common';
import { type Reaction, type ReactionContext, ReactsTo } from '#platform/outbox/reactions';
import { EmailChangeMail } from './email-change-mail.js';
import { EmailChangeRequested } from './email-change-requested.js';

/** The link that makes a new address the member's; to an address that is somebody's, words to that person instead. */
@Injectable()
@ReactsTo(EmailChangeRequested, { lane: 'outside' })
export class MailNewAddressOnEmailChangeRequested implements Reaction<EmailChangeRequested> {
  constructor(private readonly mail: EmailChangeMail) {}

  react({ changeId }: EmailChangeRequested, { signal }: ReactionContext): Promise<void> {
    return this.mail.toNewAddress(changeId, signal);
  }
}
