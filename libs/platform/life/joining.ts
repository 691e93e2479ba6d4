import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { inOrder } from './in-order.js';

/** A guest becomes a member: what was the one's is the other's. */
export interface Joiner {
  readonly guestId: string;
  readonly memberId: string;
}

/** What a class decorated with `@OnJoining` implements. */
export interface TakeAlongRule {
  /**
   * In the transaction in which the guest becomes the member, and once more after it, for what was being stored meanwhile. What no
   * rule takes along is forgotten with the guest.
   */
  takeAlong(joiner: Joiner): Promise<void>;
}

interface Order {
  /** Rules of the same context that have to find this one's work done. */
  readonly before?: readonly Type<TakeAlongRule>[];
}

const Mark = DiscoveryService.createDecorator<Order>();

/** Marks a provider as what takes one feature's part of a guest's things along. */
export const OnJoining = (order: Order = {}) => Mark(order);

/** Every `@OnJoining` provider: what a guest has is taken along by whoever keeps it. */
@Injectable()
export class Joining {
  constructor(
    private readonly em: EntityManager,
    private readonly discovery: DiscoveryService,
  ) {}

  /** @throws Error outside a transaction, where half of the things could be left behind */
  async takeAlong(joiner: Joiner): Promise<void> {
    if (!this.em.isInTransaction()) throw new Error('A guest joins within a transaction or not at all.');
    for (const rule of this.rules()) await rule.takeAlong(joiner);
  }

  private rules(): TakeAlongRule[] {
    const found = this.discovery.getProviders({ metadataKey: Mark.KEY }).map((wrapper) => ({
      before: this.discovery.getMetadataByDecorator(Mark, wrapper)?.before ?? [],
      rule: wrapper.instance as TakeAlongRule,
    }));
    const isBefore = (one: (typeof found)[number], { rule }: (typeof found)[number]) =>
      one.before.some((other) => rule instanceof other);
    return inOrder(found, isBefore).map(({ rule }) => rule);
  }
}
