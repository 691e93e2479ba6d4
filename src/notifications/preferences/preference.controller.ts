import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { NotificationChoices, NotificationPreferences } from './preference.dto.js';
import { ReadNotificationPreferences } from './read-notification-preferences.query.js';
import { SetNotificationPreferences } from './set-notification-preferences.command.js';

@ApiTags('notifications')
@ApiBearerAuth()
@Controller('api')
@Access('signed-in')
export class PreferenceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('notification-preferences')
  notificationPreferences(@CurrentActor() actor: SignedIn): Promise<NotificationPreferences> {
    return this.queries.execute(new ReadNotificationPreferences(actor));
  }

  @Put('notification-preferences')
  @HttpCode(200)
  async setNotificationPreferences(
    @CurrentActor() actor: SignedIn,
    @Body() choices: NotificationChoices,
  ): Promise<NotificationPreferences> {
    await this.commands.execute(new SetNotificationPreferences(actor, choices));
    return this.queries.execute(new ReadNotificationPreferences(actor));
  }
}
