/** Somebody wrote to the people who run the place. Not part of the contract; it carries none of the words. */
export class ContactMessageWritten {
  static readonly type = 'community.contact-message-written';
  constructor(readonly messageId: string) {}
}
