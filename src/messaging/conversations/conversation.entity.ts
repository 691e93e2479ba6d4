import { defineEntity, p } from '@mikro-orm/core';

const ConversationSchema = defineEntity({
  name: 'Conversation',
  schema: 'messaging',
  tableName: 'conversations',
  properties: {
    id: p.uuid().primary(),
    firstId: p.uuid(),
    secondId: p.uuid(),
    listingId: p.uuid().nullable(),
    lastSeq: p.integer(),
    createdAt: p.datetime(),
  },
});

/** Two people, about one listing or none. Written by SQL alone; events are recorded on a reference to it. */
export class Conversation extends ConversationSchema.class {}

ConversationSchema.setClass(Conversation);
