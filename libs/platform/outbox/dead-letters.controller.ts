import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Access } from '#platform/auth/access';
import { RouteNotFound } from '#platform/http/http.errors';
import { UuidOr } from '#platform/http/uuid-param';
import { type DeadLetter, DeadLetters } from './dead-letters.js';
import { OutboxRelay } from './outbox.relay.js';

/** What an operator does about events that were given up. */
@ApiExcludeController()
@Controller('ops/dead-letters')
@Access('ops')
export class DeadLettersController {
  constructor(
    private readonly letters: DeadLetters,
    private readonly relay: OutboxRelay,
  ) {}

  /** The latest hundred. */
  @Get()
  async list(): Promise<{ items: DeadLetter[] }> {
    return { items: await this.letters.latest() };
  }

  /** From the first try anew, with what its reactions have done staying done. */
  @Post(':id/retry')
  @HttpCode(202)
  async retry(@Param('id', new UuidOr(RouteNotFound)) id: string): Promise<void> {
    if (!(await this.letters.revive(id))) throw new RouteNotFound();
    this.relay.wake();
  }
}
