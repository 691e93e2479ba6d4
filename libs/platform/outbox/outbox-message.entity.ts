import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import { eventType } from './domain-event.js';

const OutboxMessageSchema = defineEntity({
  name: 'OutboxMessage',
  schema: 'platform',
  tableName: 'outbox',
  properties: {
    id: p.uuid().primary(),
    type: p.text(),
    payload: p.json<Record<string, unknown>>(),
    createdAt: p.datetime().defaultRaw('now()'),
    availableAt: p.datetime().defaultRaw('now()'),
    processedAt: p.datetime().nullable(),
    attempts: p.integer().default(0),
    lastError: p.text().nullable(),
  },
});

const LONGEST_WAIT_SECONDS = 300;

/** One recorded event on its way to its reactions. */
export class OutboxMessage extends OutboxMessageSchema.class {
  static of(event: object): OutboxMessage {
    const message = new OutboxMessage();
    const now = new Date();
    return Object.assign(message, {
      id: uuid(),
      type: eventType(event),
      payload: { ...event },
      createdAt: now,
      availableAt: now,
      attempts: 0,
    });
  }

  delivered(at: Date): void {
    this.processedAt = at;
    this.lastError = null;
  }

  /** Tries again after 1, 2, 4 … seconds, at most every five minutes; an event is never given up. */
  postpone(error: string, at: Date): void {
    const wait = Math.min(2 ** this.attempts, LONGEST_WAIT_SECONDS);
    this.attempts += 1;
    this.lastError = error.slice(0, 2000);
    this.availableAt = new Date(at.getTime() + wait * 1000);
  }
}

OutboxMessageSchema.setClass(OutboxMessage);
