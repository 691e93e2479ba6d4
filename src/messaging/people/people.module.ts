import { Module } from '@nestjs/common';
import { PeopleController } from './people.controller.js';
import { SearchPeopleHandler } from './search-people.query.js';

/** Whom one may write to, found by name. */
@Module({
  controllers: [PeopleController],
  providers: [SearchPeopleHandler],
})
export class PeopleModule {}
