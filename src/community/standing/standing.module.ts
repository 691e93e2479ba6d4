import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AttendanceOfHandler } from './attendance-of.query.js';
import { BadgeSources } from './badge-sources.js';
import { ReadOwnStandingHandler } from './read-own-standing.query.js';
import { StandingController } from './standing.controller.js';

/** What somebody has proven and earned. */
@Module({
  imports: [DiscoveryModule],
  controllers: [StandingController],
  providers: [BadgeSources, AttendanceOfHandler, ReadOwnStandingHandler],
  exports: [BadgeSources],
})
export class StandingModule {}
