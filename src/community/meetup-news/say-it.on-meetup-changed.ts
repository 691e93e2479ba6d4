import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { MeetupChanged } from '../community.contract.js';
import { sayingOf } from './meetup-line.js';

/** What happens to a meetup stands in the thread of the two. */
@Injectable()
@ReactsTo(MeetupChanged)
export class SayItOnMeetupChanged implements Reaction<MeetupChanged> {
  constructor(private readonly commands: CommandBus) {}

  async react(changed: MeetupChanged): Promise<void> {
    const saying = sayingOf(changed);
    if (saying) await this.commands.execute(saying);
  }
}
