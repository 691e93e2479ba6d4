import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Sessions } from '../sessions/sessions.js';
import { SessionNotFound } from './own-session.errors.js';

/** Signs a person out of one of their browsers, or of all but the one they are at; at once and on every instance. */
export class EndOwnSessions extends Command<void> {
  constructor(
    readonly actor: SignedIn,
    /** Null: all others. */
    readonly sessionId: string | null,
  ) {
    super();
  }
}

@CommandHandler(EndOwnSessions)
export class EndOwnSessionsHandler implements ICommandHandler<EndOwnSessions> {
  constructor(private readonly sessions: Sessions) {}

  async execute({ actor, sessionId }: EndOwnSessions): Promise<void> {
    const because = 'ended-elsewhere';
    if (sessionId === null) await this.sessions.endAllOf(actor.id, because, actor.sessionId);
    else if (!(await this.sessions.endOneOf(actor.id, sessionId, because))) throw new SessionNotFound();
  }
}
