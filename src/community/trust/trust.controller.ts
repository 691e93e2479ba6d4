import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/auth/access';
import { UuidOr } from '#platform/http/uuid-param';
import { PersonNotFound } from '../people/person.errors.js';
import { ReadTrustProfile } from './read-trust-profile.query.js';
import { TrustProfile } from './trust-profile.dto.js';

@ApiTags('community')
@Controller('api/profiles')
@Access('anyone')
export class TrustController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  trustProfile(@Param('id', new UuidOr(PersonNotFound)) id: string): Promise<TrustProfile> {
    return this.queries.execute(new ReadTrustProfile(id));
  }
}
