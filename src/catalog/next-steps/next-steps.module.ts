import { Module } from '@nestjs/common';
import { ListNextStepsHandler } from './list-next-steps.query.js';
import { NextStepsController } from './next-steps.controller.js';

/** What a seller may do next. */
@Module({ controllers: [NextStepsController], providers: [ListNextStepsHandler] })
export class NextStepsModule {}
