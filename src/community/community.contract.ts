import { DiscoveryService } from '@nestjs/core';
import { Command } from '@nestjs/cqrs';
import type { MissingBadgeShape } from '#contract/accounts/standing';
import type { DeskTopic } from '#contract/contact';
import type { CancelCause, MeetupEvent, MeetupStatus } from '#contract/meetups';
import type { Badge, Language } from '#contract/people';
import type { Actor } from '#platform/auth/actor';

/** What somebody writes to the people who run the place. */
export interface DeskMessage {
  topic: DeskTopic;
  name: string;
  /** Where the answer goes, and a copy. */
  email: string;
  message: string;
  /** With the assistant, sent along. */
  conversation?: string;
  /** Of the copy. */
  language?: Language;
}

/**
 * Keeps a message to the people who run the place; it is mailed to them, and a copy to its writer. Counted per network
 * address and per mail address. Throws `community.nobody-answers` where nobody would read it.
 */
export class WriteToDesk extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly form: DeskMessage,
  ) {
    super();
  }
}

/**
 * Something happened to a meetup, told in order of what happened to it. A check-in that completes it is told as `arrived`, then
 * as `completed`.
 */
export class MeetupChanged {
  static readonly type = 'community.meetup-changed';
  constructor(
    readonly meetupId: string,
    readonly event: MeetupEvent,
    /** Who did it; null when nobody did, or nobody is told who. */
    readonly byId: string | null,
    readonly listingId: string,
    readonly buyerId: string,
    readonly sellerId: string,
    /** ISO 8601: the time that stands now. */
    readonly startsAt: string,
    /** IANA name, of the place. */
    readonly timeZone: string,
    readonly placeName: string,
    readonly status: MeetupStatus,
    /** Counts up with every change of its time, place or state. */
    readonly sequence: number,
    /** Of one that was canceled. */
    readonly cause: CancelCause | null = null,
    /** ISO 8601. None in an event of an earlier version. */
    readonly happenedAt?: string,
  ) {}
}

/**
 * What a buyer and a seller were to meet for is sent instead: a meetup of theirs that is still to come is canceled, and both
 * are told. Within the caller's transaction, behind the listing's lock.
 */
export class CancelMeetupsForShipping extends Command<void> {
  constructor(
    readonly listingId: string,
    readonly buyerId: string,
    readonly byId: string,
  ) {
    super();
  }
}

export interface GivenBadges {
  /** Each with the moment it was earned, ISO 8601. */
  badges: { badge: Badge; earnedAt: string }[];
  /** Those they could earn next; told to them alone. */
  missing: MissingBadgeShape[];
}

/** What a class decorated with `@GivesBadges` implements. */
export interface BadgeSource {
  badgesOf(personId: string): Promise<GivenBadges>;
}

/** Marks a provider of any context that knows what people have earned, besides what they prove of themselves. */
export const GivesBadges = DiscoveryService.createDecorator();
