import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { WithdrawFromAdministrators, WithdrawNotices } from '../notifications.contract.js';
import { AdministratorsPlaces } from './administrators-places.js';

@CommandHandler(WithdrawFromAdministrators)
export class WithdrawFromAdministratorsHandler implements ICommandHandler<WithdrawFromAdministrators> {
  constructor(
    private readonly places: AdministratorsPlaces,
    private readonly commands: CommandBus,
  ) {}

  async execute({ subjects, why }: WithdrawFromAdministrators): Promise<void> {
    await this.commands.execute(new WithdrawNotices(await this.places.of(subjects), why));
  }
}
