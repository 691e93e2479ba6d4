import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { ConfirmPhone } from './confirm-phone.command.js';
import { ConfirmPhoneBody, PhoneState } from './phone.dto.js';
import { ReadPhoneState } from './read-phone-state.query.js';
import { RequestPhoneCode } from './request-phone-code.command.js';

@ApiTags('own-data')
@ApiBearerAuth()
@Controller('api/profile/phone')
@Access('member')
export class PhoneController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** How far one's own number is from its badge. */
  @Get()
  phoneState(@CurrentActor() actor: SignedIn): Promise<PhoneState> {
    return this.queries.execute(new ReadPhoneState(actor.id));
  }

  /** Sends a code to the number in one's profile. */
  @Post('code')
  @HttpCode(202)
  async requestPhoneCode(@CurrentActor() actor: SignedIn): Promise<PhoneState> {
    await this.commands.execute(new RequestPhoneCode(actor));
    return this.phoneState(actor);
  }

  /** Gives the code back. */
  @Post('confirmation')
  @HttpCode(200)
  async confirmPhone(
    @CurrentActor() actor: SignedIn,
    @Body() { code }: ConfirmPhoneBody,
  ): Promise<PhoneState> {
    await this.commands.execute(new ConfirmPhone(actor, code));
    return this.phoneState(actor);
  }
}
