import { Module } from '@nestjs/common';
import { MeetupNewsModule } from '../meetup-news/meetup-news.module.js';
import { MeetupsModule } from '../meetups/meetups.module.js';
import { SeedMeetupsOnDemo } from './seed-meetups.on-demo.js';

/** Meetups of the demo town's people. */
@Module({ imports: [MeetupsModule, MeetupNewsModule], providers: [SeedMeetupsOnDemo] })
export class MeetupDemoModule {}
