/** The connections that have a conversation in sight. */
export const conversationRoom = (conversationId: string): string =>
  `messaging.conversation:${conversationId}`;
