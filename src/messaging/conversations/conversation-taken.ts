/** A guest who talked in it has become a member. */
export class ConversationTaken {
  static readonly type = 'messaging.conversation-taken';
  constructor(
    readonly conversationId: string,
    /** What it is a part of now; itself where it was put together with none. */
    readonly keptId: string,
    readonly memberId: string,
    readonly otherId: string,
  ) {}
}
