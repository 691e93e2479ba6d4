import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { DomainEventClass } from './domain-event.js';

/** What a class decorated with `@ReactsTo` implements. It runs in a transaction of its own, once per event. */
export interface Reaction<E extends object = object> {
  react(event: E): Promise<void>;
}

/**
 * Marks a provider as the reaction to one event, of its own context or from another's contract. Not `@EventsHandler` of
 * @nestjs/cqrs: that one is neither awaited nor retried, and an outbox needs both.
 */
export const ReactsTo = DiscoveryService.createDecorator<DomainEventClass>();

export interface RegisteredReaction {
  readonly name: string;
  readonly event: DomainEventClass;
  readonly reaction: Reaction;
}

/** Every `@ReactsTo` provider, by the wire name of its event. */
@Injectable()
export class Reactions {
  private byType?: Map<string, RegisteredReaction[]>;

  constructor(private readonly discovery: DiscoveryService) {}

  to(type: string): readonly RegisteredReaction[] {
    this.byType ??= this.discover();
    return this.byType.get(type) ?? [];
  }

  private discover(): Map<string, RegisteredReaction[]> {
    const found = new Map<string, RegisteredReaction[]>();
    for (const wrapper of this.discovery.getProviders({ metadataKey: ReactsTo.KEY })) {
      const event = this.discovery.getMetadataByDecorator(ReactsTo, wrapper);
      if (!event) continue;
      const registered = { name: wrapper.name as string, event, reaction: wrapper.instance as Reaction };
      found.set(event.type, [...(found.get(event.type) ?? []), registered]);
    }
    return found;
  }
}
