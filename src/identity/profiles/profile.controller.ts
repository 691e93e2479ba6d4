import { Body, Controller, Delete, Get, Param, Patch, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { EditProfile } from './edit-profile.command.js';
import { EditProfileBody, OwnProfile, PublicProfile, SetAvatarBody } from './profile.dto.js';
import { ProfileNotFound } from './profile.errors.js';
import { ReadOwnProfile } from './read-own-profile.query.js';
import { ReadProfile } from './read-profile.query.js';
import { SetAvatar } from './set-avatar.command.js';

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

  @Get('profiles/:id')
  @Access('anyone')
  readProfile(@Param('id', new UuidOr(ProfileNotFound)) id: string): Promise<PublicProfile> {
    return this.queries.execute(new ReadProfile(id));
  }
}
