import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CountAsMessage } from '../messaging.contract.js';
import { MessageAllowance } from './message-allowance.js';

@CommandHandler(CountAsMessage)
export class CountAsMessageHandler implements ICommandHandler<CountAsMessage> {
  constructor(private readonly allowance: MessageAllowance) {}

  execute({ personId }: CountAsMessage): Promise<void> {
    return this.allowance.take(personId);
  }
}
