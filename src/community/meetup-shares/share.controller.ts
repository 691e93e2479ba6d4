import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { MEETUP_AIDS } from '#contract/meetups/meetup-aids';
import { sharedMeetupPage } from '#contract/pages/community';
import { pathTo } from '#contract/pages/page';
import { HOUR_MINUTES } from '#contract/time';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { RateLimits } from '#platform/throttle/rate-limits';
import { MeetupNotFound } from '../meetups/meetup.errors.js';
import { NewShare, OwnShare, SharedMeetup, ShareNewsBody } from './share.dto.js';
import { ShareEnded } from './share.errors.js';
import { Shares } from './shares.js';

const MeetupId = () => Param('id', new UuidOr(MeetupNotFound));

@ApiTags('meetup-aids')
@ApiBearerAuth()
@Controller('api')
@Access('signed-in')
export class ShareController {
  constructor(
    private readonly shares: Shares,
    private readonly limits: RateLimits,
  ) {}

  @Get('meetups/:id/share')
  async ownShare(@CurrentActor() actor: SignedIn, @MeetupId() id: string): Promise<OwnShare> {
    return { share: await this.shares.own(id, actor.id) };
  }

  /** Makes a link for a friend; the one before works no more. */
  @Post('meetups/:id/share')
  async shareMeetup(@CurrentActor() actor: SignedIn, @MeetupId() id: string): Promise<NewShare> {
    await this.limits.spend({
      rule: 'community.meetup-share',
      key: actor.id,
      limit: MEETUP_AIDS.sharesPerHour,
      windowMinutes: HOUR_MINUTES,
    });
    const secret = await this.shares.make(id, actor.id);
    if (!secret) throw new MeetupNotFound();
    return { path: pathTo(sharedMeetupPage.path, secret), share: await this.shares.own(id, actor.id) };
  }

  @Delete('meetups/:id/share')
  @HttpCode(204)
  revokeShare(@CurrentActor() actor: SignedIn, @MeetupId() id: string): Promise<void> {
    return this.shares.revoke(id, actor.id);
  }

  /** Tells the friend that one is there, or home. */
  @Post('meetups/:id/share/news')
  @HttpCode(200)
  async sayToFriend(
    @CurrentActor() actor: SignedIn,
    @MeetupId() id: string,
    @Body() { news }: ShareNewsBody,
  ): Promise<OwnShare> {
    await this.shares.say(id, actor.id, news);
    const share = await this.shares.own(id, actor.id);
    if (!share) throw new ShareEnded();
    return { share };
  }

  /** What a friend sees. */
  @Get('shared-meetups/:token')
  @Access('anyone')
  @Header('X-Robots-Tag', 'noindex, nofollow')
  async sharedMeetup(@Param('token') token: string): Promise<SharedMeetup> {
    const shared = await this.shares.shown(token);
    if (!shared) throw new ShareEnded();
    return shared;
  }
}
