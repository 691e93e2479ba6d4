/** The connections that have a conversation open. */
export const conversationRoom = (conversationId: string): string =>
  `messaging.conversation:${conversationId.toLowerCase()}`;
