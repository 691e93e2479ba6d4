/** Messages have waited too long for a person, who is to get one mail about all of them. Not part of the contract. */
export class MessagesLeftUnread {
  static readonly type = 'messaging.messages-left-unread';
  constructor(
    readonly personId: string,
    readonly notificationIds: readonly string[],
  ) {}
}
