import { defineEntity, p } from '@mikro-orm/core';

const NotificationRowSchema = defineEntity({
  name: 'NotificationRow',
  schema: 'messaging',
  tableName: 'notifications',
  properties: { id: p.uuid().primary() },
});

/** What events are recorded on; everything else about notifications is SQL. */
export class NotificationRow extends NotificationRowSchema.class {}

NotificationRowSchema.setClass(NotificationRow);
