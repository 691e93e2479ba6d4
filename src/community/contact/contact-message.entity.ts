import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import type { DeskTopic } from '#contract/contact';
import type { Language } from '#contract/people';
import { record } from '#platform/outbox/domain-event';
import { ContactMessageWritten } from './contact-message-written.js';

const ContactMessageSchema = defineEntity({
  name: 'ContactMessage',
  schema: 'community',
  tableName: 'contact_messages',
  properties: {
    id: p.uuid().primary(),
    /** Null for a visitor. */
    personId: p.uuid().nullable(),
    name: p.text(),
    email: p.text(),
    topic: p.text().$type<DeskTopic>(),
    message: p.text(),
    /** With the assistant, sent along; null without one. */
    conversation: p.text().nullable(),
    language: p.text().$type<Language>(),
    createdAt: p.datetime(),
  },
});

type Written = Pick<
  ContactMessage,
  'personId' | 'name' | 'email' | 'topic' | 'message' | 'conversation' | 'language'
>;

/** What somebody wrote to the people who run the place. */
export class ContactMessage extends ContactMessageSchema.class {
  static write(written: Written, now: Date): ContactMessage {
    const message = Object.assign(new ContactMessage(), { id: uuid(), createdAt: now, ...written });
    record(message, new ContactMessageWritten(message.id));
    return message;
  }
}

ContactMessageSchema.setClass(ContactMessage);
