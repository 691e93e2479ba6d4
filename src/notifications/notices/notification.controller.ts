import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { ListNotifications } from './list-notifications.query.js';
import { MarkNotificationsRead } from './mark-notifications-read.command.js';
import { NotificationPage, NotificationsParams } from './notification.dto.js';
import { NotificationNotFound } from './notification.errors.js';

@ApiTags('notifications')
@ApiBearerAuth()
@Controller('api')
@Access('signed-in')
export class NotificationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('notifications')
  notifications(
    @CurrentActor() { id }: SignedIn,
    @Query() params: NotificationsParams,
  ): Promise<NotificationPage> {
    return this.queries.execute(new ListNotifications(id, params));
  }

  @Post('notifications/read')
  @HttpCode(204)
  async markAllNotificationsRead(@CurrentActor() { id }: SignedIn): Promise<void> {
    await this.commands.execute(new MarkNotificationsRead(id, null));
  }

  @Post('notifications/:id/read')
  @HttpCode(204)
  async markNotificationRead(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(NotificationNotFound)) id: string,
  ): Promise<void> {
    await this.commands.execute(new MarkNotificationsRead(actor.id, id));
  }
}
