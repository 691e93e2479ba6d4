import { Command } from '@nestjs/cqrs';
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
