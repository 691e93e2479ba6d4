import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { PeopleOnDevice } from '../identity.contract.js';
import { DeviceCookie } from './device-cookie.js';
import { KnownDevices } from './known-devices.js';

@QueryHandler(PeopleOnDevice)
export class PeopleOnDeviceHandler implements IQueryHandler<PeopleOnDevice> {
  constructor(
    private readonly cookie: DeviceCookie,
    private readonly devices: KnownDevices,
  ) {}

  execute({ cookies }: PeopleOnDevice): Promise<string[]> {
    return this.devices.peopleOf(this.cookie.read({ cookies }));
  }
}
