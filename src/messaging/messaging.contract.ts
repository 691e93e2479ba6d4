import { Command } from '@nestjs/cqrs';
import type { ImageDescriptor } from '#contract/media';
import type { Notice } from '#contract/notices/notices';

/**
 * Tells a person something: in the app, and by mail where they want it. Within the caller's transaction, if there is
 * one. With a `subject`, the notification of the same subject is replaced, and unread again, instead of adding a second.
 */
export class NotifyPerson extends Command<void> {
  constructor(
    readonly personId: string,
    readonly notice: Notice,
    readonly subject: string | null = null,
    readonly thread: NoticeThread | null = null,
  ) {
    super();
  }
}

/** Where a notification leads, when that is a conversation: to who is looking at it nothing is announced. */
export interface NoticeThread {
  conversationId: string;
  /** A message in it says the same: whoever has read that has read this. */
  said: boolean;
}

/** Gives all conversations, offers, bots and notifications of one person to another: a guest who became a member. */
export class TransferConversations extends Command<void> {
  constructor(
    readonly fromPersonId: string,
    readonly toPersonId: string,
  ) {
    super();
  }
}

export interface DemoItem {
  id: string;
  sellerId: string;
  title: string;
  /** USD. */
  price: number;
  image: ImageDescriptor | null;
  listedAt: Date;
}

/** Lets the demo town talk. `people` by their key, `items` by their title. Within the transaction that makes the town. */
export class SeedDemoConversations extends Command<void> {
  constructor(
    readonly people: ReadonlyMap<string, { id: string; kind: 'member' | 'guest'; name: string }>,
    readonly items: ReadonlyMap<string, DemoItem>,
    readonly now: Date,
  ) {
    super();
  }
}
