import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { DomainEventClass } from './domain-event.js';
import type { Lane } from './lanes.js';

/** What the relay hands to a reaction besides the event. */
export interface ReactionContext {
  /** Outside: aborts when the call has taken too long or the instance stops. Hand it on to whoever is called. */
  readonly signal: AbortSignal;
}

/**
 * What a class decorated with `@ReactsTo` implements. Inside, it runs in a transaction of its own, once per event.
 * Outside, it runs in none, so each statement commits by itself, and it may run again when an instance dies between the
 * call and the note that it is done: do not open a transaction around the call.
 */
export interface Reaction<E extends object = object> {
  react(event: E, context: ReactionContext): Promise<void>;
}

interface Marked {
  readonly event: DomainEventClass;
  readonly lane: Lane;
}

const Mark = DiscoveryService.createDecorator<Marked>();

/**
 * Marks a provider as the reaction to one event, of its own context or from another's contract:
 * `@ReactsTo(ListingPublished)`, or `@ReactsTo(MailLinkRequested, { lane: 'outside' })` when it calls somebody. Not
 * `@EventsHandler` of @nestjs/cqrs: that one is neither awaited nor retried, and an outbox needs both.
 */
export const ReactsTo = (event: DomainEventClass, { lane = 'inside' }: { lane?: Lane } = {}) =>
  Mark({ event, lane });

export interface RegisteredReaction {
  readonly name: string;
  readonly event: DomainEventClass;
  readonly lane: Lane;
  readonly reaction: Reaction;
}

/** Every `@ReactsTo` provider, by the wire name of its event. */
@Injectable()
export class Reactions {
  private byType?: Map<string, RegisteredReaction[]>;

  constructor(private readonly discovery: DiscoveryService) {}

  to(type: string, lane: Lane): readonly RegisteredReaction[] {
    return (
      this.all()
        .get(type)
        ?.filter((reaction) => reaction.lane === lane) ?? []
    );
  }

  /** The lanes an event waits in; `inside` when nobody reacts yet, so that it is kept for a while. */
  lanesOf(type: string): ReadonlySet<Lane> {
    const lanes = new Set(
      this.all()
        .get(type)
        ?.map(({ lane }) => lane),
    );
    return lanes.size > 0 ? lanes : lanes.add('inside');
  }

  all(): ReadonlyMap<string, readonly RegisteredReaction[]> {
    this.byType ??= this.discover();
    return this.byType;
  }

  private discover(): Map<string, RegisteredReaction[]> {
    const found = new Map<string, RegisteredReaction[]>();
    for (const wrapper of this.discovery.getProviders({ metadataKey: Mark.KEY })) {
      const marked = this.discovery.getMetadataByDecorator(Mark, wrapper);
      if (!marked) continue;
      const registered = { ...marked, name: wrapper.name as string, reaction: wrapper.instance as Reaction };
      found.set(marked.event.type, [...(found.get(marked.event.type) ?? []), registered]);
    }
    return found;
  }
}

/** The event as its reactions know it. */
export const revive = ({ event }: RegisteredReaction, payload: object): object =>
  Object.assign(Object.create(event.prototype as object) as object, payload);
