import { escapeHtml } from '#platform/http/page-html';
import type { LocalMailbox } from '#platform/mail/local-mailbox';
import { CodeSender, type PhoneCode } from './code-sender.js';

/** Stands in for a gateway outside production: the code lies in the local mailbox. */
export class MailboxSender extends CodeSender {
  constructor(private readonly mailbox: LocalMailbox) {
    super();
  }

  override send({ to, text }: PhoneCode): Promise<void> {
    return this.mailbox.send({ to, subject: text, text, html: `<p>${escapeHtml(text)}</p>` });
  }
}
