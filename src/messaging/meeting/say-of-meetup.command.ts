import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SayOfMeetup } from '../messaging.contract.js';
import { DealLines } from './deal-lines.js';

@CommandHandler(SayOfMeetup)
export class SayOfMeetupHandler implements ICommandHandler<SayOfMeetup> {
  constructor(private readonly lines: DealLines) {}

  execute({ senderId, recipientId, listingId, line, saidAt }: SayOfMeetup): Promise<void> {
    return this.lines.say({ senderId, recipientId, listingId, kind: 'meetup', line, saidAt });
  }
}
