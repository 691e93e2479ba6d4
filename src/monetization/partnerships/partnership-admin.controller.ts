import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { ChangePartnership, RemovePartnership } from './change-partnership.commands.js';
import { MakePartnership } from './make-partnership.command.js';
import {
  ChangePartnershipBody,
  KeptPartnerships,
  PartnershipBody,
  PartnershipId,
} from './partnership.dto.js';
import { PartnershipNotFound } from './partnership.errors.js';
import { AllPartnerships } from './partnerships.query.js';

const KnownId = () => Param('id', new UuidOr(PartnershipNotFound));

@ApiTags('partnerships')
@ApiBearerAuth()
@Controller('api/admin/partnerships')
@Access('admin')
export class PartnershipAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  partnerships(): Promise<KeptPartnerships> {
    return this.queries.execute(new AllPartnerships());
  }

  @Post()
  makePartnership(@CurrentActor() admin: SignedIn, @Body() body: PartnershipBody): Promise<PartnershipId> {
    return this.commands.execute(new MakePartnership(admin, body));
  }

  @Patch(':id')
  @HttpCode(204)
  async changePartnership(
    @CurrentActor() admin: SignedIn,
    @KnownId() id: string,
    @Body() body: ChangePartnershipBody,
  ): Promise<void> {
    await this.commands.execute(new ChangePartnership(admin, id, body));
  }

  @Delete(':id')
  @HttpCode(204)
  async removePartnership(@KnownId() id: string): Promise<void> {
    await this.commands.execute(new RemovePartnership(id));
  }
}
