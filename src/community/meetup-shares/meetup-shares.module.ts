import { Module } from '@nestjs/common';
import { ShareController } from './share.controller.js';
import { Shares } from './shares.js';

/** A friend knows of a meetup. */
@Module({ controllers: [ShareController], providers: [Shares], exports: [Shares] })
export class MeetupSharesModule {}
