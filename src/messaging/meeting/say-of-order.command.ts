import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SayOfOrder } from '../messaging.contract.js';
import { DealLines } from './deal-lines.js';

@CommandHandler(SayOfOrder)
export class SayOfOrderHandler implements ICommandHandler<SayOfOrder> {
  constructor(private readonly lines: DealLines) {}

  execute({ senderId, recipientId, listingId, line, saidAt }: SayOfOrder): Promise<void> {
    return this.lines.say({ senderId, recipientId, listingId, kind: 'order', line, saidAt });
  }
}
