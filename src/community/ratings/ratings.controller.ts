import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiExcludeController } from '@nestjs/swagger';
import { Access } from '#platform/auth/access';
import { RebuildRatings, type RebuiltRatings } from './rebuild-ratings.command.js';

/** What an operator does about ratings. */
@ApiExcludeController()
@Controller('ops/ratings')
@Access('ops')
export class RatingsController {
  constructor(private readonly commands: CommandBus) {}

  /** Makes them anew out of the reviews; answers how many were wrong. */
  @Post('rebuild')
  @HttpCode(200)
  rebuild(): Promise<RebuiltRatings> {
    return this.commands.execute(new RebuildRatings());
  }
}
