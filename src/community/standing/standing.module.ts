import { Module } from '@nestjs/common';
import { AttendanceOfHandler } from './attendance-of.query.js';
import { ReadOwnStandingHandler } from './read-own-standing.query.js';
import { StandingController } from './standing.controller.js';

/** What somebody has proven and earned. */
@Module({ controllers: [StandingController], providers: [AttendanceOfHandler, ReadOwnStandingHandler] })
export class StandingModule {}
