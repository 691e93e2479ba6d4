import { Controller, Get, HttpStatus, Logger, type OnModuleDestroy, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { HealthIndicatorService } from '@nestjs/terminus';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { Access } from '#platform/auth/access';
import { AccessTokens } from '#platform/auth/access-tokens';
import { Database } from '#platform/persistence/database';
import { isDiskFull } from '#platform/storage/disk-full';
import { ObjectStorage } from '#platform/storage/object-storage';
import { RedisHealth } from './redis-health.js';

const PATIENCE_MS = 2000;
/** Anyone may ask, so a flood of questions must not become a flood of checks. */
const FRESH_MS = 1000;

/** `full`: it answers, but has no room left. */
type Health = 'up' | 'down' | 'full';
/** `degraded`: events were given up and wait for an operator; requests are served all the same. */
type OutboxHealth = Health | 'degraded';

/** What a supervisor asks: is the process alive, and may it be sent requests? */
@ApiExcludeController()
@Controller('health')
@SkipThrottle()
@Access('anyone')
export class HealthController implements OnModuleDestroy {
  private readonly logger = new Logger('Health');
  private readonly full = new Set<string>();
  private stopping = false;
  private deadLetters = false;

  constructor(
    private readonly indicators: HealthIndicatorService,
    private readonly db: Database,
    private readonly storage: ObjectStorage,
    private readonly tokens: AccessTokens,
    private readonly redis: RedisHealth,
  ) {}

  onModuleDestroy(): void {
    this.stopping = true;
  }

  @Get('live')
  live(): { status: Health } {
    return { status: 'up' };
  }

  /**
   * 503 while something the instance needs does not answer, and from the moment it begins to stop. What it can do
   * without only makes it `degraded`.
   */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const [needed, outbox, redis] = await Promise.all([
      this.checkAll({
        database: () => this.db.check(),
        storage: () => this.storage.check(),
        tokens: () => this.tokens.check(),
      }),
      this.outbox(),
      this.redis.check(),
    ]);
    const ready = !this.stopping && Object.values(needed).every((health) => health === 'up');
    void reply.status(ready ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE);
    const degraded = outbox === 'degraded' || redis === 'down';
    const status = ready ? (degraded ? 'degraded' : 'up') : 'down';
    return { status, ...needed, outbox, ...(redis && { redis }), stopping: this.stopping };
  }

  private async outbox(): Promise<OutboxHealth> {
    const readable = await this.check('outbox', async () => {
      const letter = await this.db.first(sql`select from platform.outbox where dead_at is not null limit 1`);
      this.deadLetters = letter !== undefined;
    });
    return readable === 'up' && this.deadLetters ? 'degraded' : readable;
  }

  private async checkAll(parts: Record<string, () => Promise<unknown>>): Promise<Record<string, Health>> {
    return Object.fromEntries(
      await Promise.all(
        Object.entries(parts).map(
          async ([name, attempt]) => [name, await this.check(name, attempt)] as const,
        ),
      ),
    );
  }

  private async check(name: string, attempt: () => Promise<unknown>): Promise<Health> {
    const answer = await this.indicators
      .check(name)
      .attempt(() => this.noteRoom(name, attempt))
      .withTimeout(PATIENCE_MS)
      .cacheFor(FRESH_MS);
    const { status, ...details } = answer[name] ?? { status: 'down' };
    if (status === 'up') return 'up';
    this.logger.error(details, `The ${name} does not answer.`);
    return this.full.has(name) ? 'full' : 'down';
  }

  private async noteRoom(name: string, attempt: () => Promise<unknown>): Promise<void> {
    this.full.delete(name);
    try {
      await attempt();
    } catch (error) {
      if (isDiskFull(error)) this.full.add(name);
      throw error;
    }
  }
}
