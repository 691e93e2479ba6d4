import { Body, Controller, Delete, Get, Patch, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { Requires } from '#platform/plans/requires';
import { EditProfile } from './edit-profile.command.js';
import { EditProfileBody, OwnProfile, SetAvatarBody } from './profile.dto.js';
import { ReadOwnProfile } from './read-own-profile.query.js';
import { SetAvatar } from './set-avatar.command.js';
import { wantsPremiumTheme } from './theme.policy.js';

@ApiTags('profile')
@ApiBearerAuth()
@Controller('api')
@Access('signed-in')
export class ProfileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('profile')
  readOwnProfile(@CurrentActor() actor: SignedIn): Promise<OwnProfile> {
    return this.queries.execute(new ReadOwnProfile(actor.id));
  }

  @Patch('profile')
  @Requires({ feature: 'premium-themes', when: wantsPremiumTheme })
  editProfile(@CurrentActor() actor: SignedIn, @Body() changes: EditProfileBody): Promise<OwnProfile> {
    return this.commands.execute(new EditProfile(actor, changes));
  }

  @Put('profile/avatar')
  @Access('member')
  setAvatar(@CurrentActor() actor: SignedIn, @Body() { imageId }: SetAvatarBody): Promise<OwnProfile> {
    return this.commands.execute(new SetAvatar(actor.id, imageId));
  }

  @Delete('profile/avatar')
  @Access('member')
  removeAvatar(@CurrentActor() actor: SignedIn): Promise<OwnProfile> {
    return this.commands.execute(new SetAvatar(actor.id, null));
  }
}
