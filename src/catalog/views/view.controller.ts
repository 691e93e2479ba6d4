import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { Actor } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { ListingNotFound } from '../listings/listing.errors.js';
import { RecordView } from './record-view.command.js';

@ApiTags('catalog')
@ApiBearerAuth()
@Controller('api/listings/:id/views')
export class ViewController {
  constructor(private readonly commands: CommandBus) {}

  /** Counts once per person, or address, per listing and day. */
  @Post()
  @Access('anyone')
  @HttpCode(204)
  async recordView(
    @CurrentActor() actor: Actor,
    @Param('id', new UuidOr(ListingNotFound)) id: string,
  ): Promise<void> {
    await this.commands.execute(new RecordView(actor, id));
  }
}
