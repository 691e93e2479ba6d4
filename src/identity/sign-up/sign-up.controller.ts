import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { Actor } from '#platform/auth/actor';
import { CheckUsername } from './check-username.query.js';
import { SignUp } from './sign-up.command.js';
import { SignedUp, SignUpBody, UsernameAvailability } from './sign-up.dto.js';

@ApiTags('identity')
@Controller('api')
@Access('anyone')
export class SignUpController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Makes a member and mails the link that confirms the address. */
  @Post('auth/sign-up')
  async signUp(@Body() form: SignUpBody, @CurrentActor() actor: Actor): Promise<SignedUp> {
    await this.commands.execute(new SignUp(form, actor));
    return { email: form.email };
  }

  @Get('usernames/:username')
  checkUsername(@Param('username') username: string): Promise<UsernameAvailability> {
    return this.queries.execute(new CheckUsername(username.trim()));
  }
}
