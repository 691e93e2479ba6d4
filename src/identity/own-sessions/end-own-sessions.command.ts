import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { againIfMet } from '#platform/persistence/met-another-change';
import { Intruders } from '../intruders/intruders.js';
import { lockProfile } from '../profiles/lock-profile.js';
import type { EndReason } from '../sessions/session.entity.js';
import { Sessions } from '../sessions/sessions.js';
import { SessionNotFound } from './own-session.errors.js';

const BECAUSE: EndReason = 'ended-elsewhere';

/** Signs a person out of one of their browsers, or of all but the one they are at; at once and on every instance. */
export class EndOwnSessions extends Command<void> {
  constructor(
    readonly actor: SignedIn,
    /** Null: all others, and whatever else somebody there has begun. */
    readonly sessionId: string | null,
  ) {
    super();
  }
}

@CommandHandler(EndOwnSessions)
export class EndOwnSessionsHandler implements ICommandHandler<EndOwnSessions> {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: Sessions,
    private readonly intruders: Intruders,
  ) {}

  async execute({ actor, sessionId }: EndOwnSessions): Promise<void> {
    if (sessionId === null) await againIfMet(() => this.em.transactional((em) => this.endOthers(em, actor)));
    else if (!(await this.sessions.endOneOf(actor.id, sessionId, BECAUSE))) throw new SessionNotFound();
  }

  private async endOthers(em: EntityManager, { id, sessionId }: SignedIn): Promise<void> {
    await lockProfile(em, id);
    await this.intruders.lockOut(id, BECAUSE, sessionId);
  }
}
