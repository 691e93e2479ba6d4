import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AreApart } from '../catalog.contract.js';
import { CannotComment } from './comment.errors.js';

/** Who has blocked somebody has nothing to read from them on what they sell, nor the other way round. */
@Injectable()
export class RightToComment {
  constructor(private readonly queries: QueryBus) {}

  /** @throws CannotComment */
  async assert(authorId: string, sellerId: string): Promise<void> {
    if (authorId === sellerId) return;
    if (await this.queries.execute(new AreApart(authorId, sellerId))) throw new CannotComment();
  }
}
