import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { EmailChangeMail } from './email-change-mail.js';
import { EmailChangeRequested } from './email-change-requested.js';

/** Tells the address a member has, with the link that calls the change off. */
@Injectable()
@ReactsTo(EmailChangeRequested)
export class MailOldAddressOnEmailChangeRequested implements Reaction<EmailChangeRequested> {
  constructor(private readonly mail: EmailChangeMail) {}

  react({ changeId }: EmailChangeRequested): Promise<void> {
    return this.mail.toOldAddress(changeId);
  }
}
