import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EndSessionsOf } from '../identity.contract.js';
import { Sessions } from './sessions.js';

@CommandHandler(EndSessionsOf)
export class EndSessionsOfHandler implements ICommandHandler<EndSessionsOf> {
  constructor(private readonly sessions: Sessions) {}

  execute({ profileId }: EndSessionsOf): Promise<void> {
    return this.sessions.endAllOf(profileId, 'shut-out');
  }
}
