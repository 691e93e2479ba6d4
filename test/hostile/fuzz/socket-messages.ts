import * as fc from 'fast-check';
import type { ClientToServer } from '#contract/socket';
import { jsonText, rarely } from './json-text.js';
import type { Schema } from './operations.js';
import { ROLES, type Role } from './things.js';

const id: Schema = { type: 'string', format: 'uuid' };
const seq: Schema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const object = (properties: Record<string, Schema>, ...optional: string[]): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

/** What each message sends, as `ClientToServer` declares it. */
export const MESSAGES: Readonly<Record<keyof ClientToServer, Schema>> = {
  'session.token': object({ token: { type: 'string', nullable: true, maxLength: 4096 } }),
  'catalog.watch-listing': object({ id }),
  'catalog.unwatch-listing': object({ id }),
  'catalog.watch-sales': object({ watching: { type: 'boolean' } }),
  'messaging.open': object({ conversationId: id }),
  'messaging.close': object({ conversationId: id }),
  'messaging.send': object(
    {
      conversationId: id,
      id,
      content: { type: 'string', maxLength: 1000 },
      imageIds: { type: 'array', items: id },
    },
    'imageIds',
  ),
  'messaging.typing': object({ conversationId: id, typing: { type: 'boolean' } }),
  'messaging.read': object({ conversationId: id, seq }),
  'messaging.received': object({ conversationId: id, seq }, 'conversationId', 'seq'),
};

export interface FuzzMessage {
  role: Role;
  /** The message's name, in JSON, with a comma and its payload behind it if it has one. */
  event: string;
}

/** Messages of one name, of anybody, mostly of its shape. */
export function messagesOf(name: keyof ClientToServer): fc.Arbitrary<FuzzMessage> {
  const odd = fc.constantFrom(
    '"error"',
    '1',
    '"messaging"',
    '"__proto__"',
    '"\\ud800"',
    '"toString"',
    '""',
    `"${'x'.repeat(5000)}"`,
  );
  const payload = fc.oneof(
    { weight: 20, arbitrary: jsonText(MESSAGES[name]).map((text) => `,${text}`) },
    { weight: 1, arbitrary: jsonText(MESSAGES[name]).map((text) => `,${text},${text}`) },
    { weight: 1, arbitrary: fc.constant('') },
  );
  return fc
    .record({
      role: fc.constantFrom(...ROLES, 'owner' as const),
      event: fc.tuple(rarely(JSON.stringify(name), odd), payload),
    })
    .map(({ role, event }) => ({ role, event: event.join('') }));
}
