import { CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { AdministratorIds } from '../../identity/identity.contract.js';
import { NotifyAdministrators, NotifyPeople } from '../notifications.contract.js';

@CommandHandler(NotifyAdministrators)
export class NotifyAdministratorsHandler implements ICommandHandler<NotifyAdministrators> {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  async execute({ notice, subject }: NotifyAdministrators): Promise<void> {
    const administrators = await this.queries.execute(new AdministratorIds());
    const told = administrators.map((personId) => ({ personId, notice }));
    await this.commands.execute(new NotifyPeople(told, subject));
  }
}
