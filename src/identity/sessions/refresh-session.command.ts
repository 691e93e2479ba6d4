import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { hashOf } from '#platform/auth/secret-token';
import { Database } from '#platform/persistence/database';
import { againIfMet } from '#platform/persistence/met-another-change';
import { Profile } from '../profiles/profile.entity.js';
import { RefreshToken } from './refresh-token.entity.js';
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
    private readonly db: Database,
  ) {}

  async execute({ refreshToken }: RefreshSession): Promise<OpenedSession> {
    const continued =
      refreshToken && (await againIfMet(() => this.em.transactional(() => this.rotate(refreshToken))));
    // Thrown only here: an error inside the transaction would undo the end of a stolen session.
    if (!continued) throw new SessionEnded();
    return continued;
  }

  private async rotate(secret: string): Promise<OpenedSession | null> {
    const hash = hashOf(secret);
    const session = await this.lockSessionOf(hash);
    const now = await this.db.now();
    if (!session || session.isOver(now)) return null;
    const token = await this.em.findOneOrFail(RefreshToken, hash);
    if (!token.spend(now, await this.em.find(RefreshToken, { predecessor: hash }))) {
      session.end('refresh-token-reused', now);
      this.logger.warn(`A spent refresh token of session ${session.id} came back; the session is ended.`);
      return null;
    }
    const profile = await this.em.findOneOrFail(Profile, session.profile.id);
    return this.sessions.continue(session, profile, now, token);
  }

  /**
   * Whatever happens to the tokens of one session happens one after the other. The person first, as who ends all of their
   * sessions does: the two would wait for each other.
   */
  private async lockSessionOf(hash: string): Promise<Session | null> {
    const found = await this.db.first(
      sql<{ id: string }>`
        select session.id from identity.refresh_tokens token
        join identity.sessions session on session.id = token.session_id
        join identity.profiles profile on profile.id = session.profile_id
        where token.hash = ${hash} for no key update of profile`,
    );
    return found ? this.em.findOne(Session, found.id, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
  }
}
