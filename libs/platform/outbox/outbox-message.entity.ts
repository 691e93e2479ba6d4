import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import { eventType } from './domain-event.js';
import type { Lane } from './lanes.js';

const OutboxMessageSchema = defineEntity({
  name: 'OutboxMessage',
  schema: 'platform',
  tableName: 'outbox',
  properties: {
    /** The event's; it has a row in every lane somebody reacts in. */
    id: p.uuid().primary(),
    lane: p.text().$type<Lane>().primary(),
    type: p.text(),
    /** The aggregate: its events keep their order within a lane. */
    key: p.text(),
    payload: p.json<Record<string, unknown>>(),
  },
});

/** One recorded event on its way through one lane. How far it has come is `OutboxWork`'s, in SQL. */
export class OutboxMessage extends OutboxMessageSchema.class {
  /** `key` names the aggregate; without it the event stands for itself. */
  static of(event: object, lanes: Iterable<Lane>, key?: string): OutboxMessage[] {
    const id = uuid();
    const type = eventType(event);
    return Array.from(lanes, (lane) =>
      Object.assign(new OutboxMessage(), { id, lane, type, key: key ?? id, payload: { ...event } }),
    );
  }
}

OutboxMessageSchema.setClass(OutboxMessage);
