import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { Actor } from '#platform/auth/actor';
import { WriteToDesk } from '../../community/community.contract.js';
import { SalesMessageBody } from './contact-sales.dto.js';

@ApiTags('plans')
@Controller('api/sales-messages')
@Access('anyone')
export class ContactSalesController {
  constructor(private readonly commands: CommandBus) {}

  /** A question about the plans, to the people who run the place; counted with what is written to the contact form. */
  @Post()
  @HttpCode(202)
  async contactSales(@Body() form: SalesMessageBody, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new WriteToDesk(actor, { topic: 'sales', ...form }));
  }
}
