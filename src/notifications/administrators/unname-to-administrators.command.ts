import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnnameNotices, UnnameToAdministrators } from '../notifications.contract.js';
import { AdministratorsPlaces } from './administrators-places.js';

@CommandHandler(UnnameToAdministrators)
export class UnnameToAdministratorsHandler implements ICommandHandler<UnnameToAdministrators> {
  constructor(
    private readonly places: AdministratorsPlaces,
    private readonly commands: CommandBus,
  ) {}

  async execute({ subjects }: UnnameToAdministrators): Promise<void> {
    await this.commands.execute(new UnnameNotices(await this.places.of(subjects)));
  }
}
