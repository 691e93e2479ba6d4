import { jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Type } from '@nestjs/common';
import type { Reaction } from '#platform/outbox/reactions';
import type { TestApp } from '../app/app.js';

/** From here on these reactions wait, each for every event that it is told of; what is answered lets all of them go, in order. */
export function holdReactions(app: TestApp, ...reactions: Type<Reaction>[]): () => Promise<void> {
  const late: (() => Promise<void>)[] = [];
  for (const each of reactions) {
    const reaction = app.nest.get<Reaction>(each);
    const now = reaction.react.bind(reaction);
    jest.spyOn(reaction, 'react').mockImplementation(async (event, context) => {
      const em = app.nest.get(EntityManager);
      late.push(() => em.fork().transactional(() => now(event, context)));
    });
  }
  return async () => {
    await app.outbox.delivered();
    jest.restoreAllMocks();
    for (const each of late) await each();
    await app.outbox.delivered();
  };
}
