import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { RefreshToken } from './refresh-token.entity.js';
import { hashOf } from './secret-token.js';
import { Session } from './session.entity.js';
import { SessionEnded } from './session.errors.js';
import { type OpenedSession, Sessions } from './sessions.js';

/** Exchanges a refresh token for new ones. */
export class RefreshSession extends Command<OpenedSession> {
  constructor(readonly refreshToken: string | undefined) {
    super();
  }
}

@CommandHandler(RefreshSession)
export class RefreshSessionHandler implements ICommandHandler<RefreshSession> {
  private readonly logger = new Logger(RefreshSession.name);

  constructor(
    private readonly em: EntityManager,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async execute({ refreshToken }: RefreshSession): Promise<OpenedSession> {
    const continued = refreshToken && (await this.em.transactional(() => this.rotate(refreshToken)));
    // Thrown only here: an error inside the transaction would undo the end of a stolen session.
    if (!continued) throw new SessionEnded();
    return continued;
  }

  private async rotate(secret: string): Promise<OpenedSession | null> {
    const now = this.clock.now();
    const which = { hash: hashOf(secret) };
    const token = await this.em.findOne(RefreshToken, which, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!token) return null;
    const session = await this.em.findOneOrFail(Session, token.session.id, { populate: ['profile'] });
    if (session.isOver(now)) return null;
    if (!token.spend(now)) {
      session.end('refresh-token-reused', now);
      this.logger.warn(`A spent refresh token of session ${session.id} came back; the session is ended.`);
      return null;
    }
    return this.sessions.continue(session, session.profile);
  }
}
