/** The product said something in a conversation: a bot's answer, what became of an offer or a meetup. */
export class MessagePosted {
  static readonly type = 'messaging.message-posted';
  constructor(readonly messageId: string) {}
}
