import { Module } from '@nestjs/common';
import { MeetupsModule } from '../meetups/meetups.module.js';
import { SeedMeetupsOnDemo } from './seed-meetups.on-demo.js';

/** Meetups of the demo town's people. */
@Module({ imports: [MeetupsModule], providers: [SeedMeetupsOnDemo] })
export class MeetupDemoModule {}
