export type MailLinkPurpose = 'confirm-email' | 'reset-password';

/**
 * A member is to get a mail with a link. Not part of the contract. It names no secret: the link is made when the mail
 * is, so that none ever lies in the outbox.
 */
export class MailLinkRequested {
  static readonly type = 'identity.mail-link-requested';
  constructor(
    readonly profileId: string,
    readonly purpose: MailLinkPurpose,
    /** A way back; one that was stored before there were any has none. */
    readonly next?: string | null,
  ) {}
}
