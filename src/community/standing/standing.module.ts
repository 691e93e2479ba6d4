import { Module } from '@nestjs/common';
import { ReadOwnStandingHandler } from './read-own-standing.query.js';
import { StandingController } from './standing.controller.js';

/** What somebody has proven and earned. */
@Module({ controllers: [StandingController], providers: [ReadOwnStandingHandler] })
export class StandingModule {}
