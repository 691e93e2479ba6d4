import { Module } from '@nestjs/common';
import { RecentlyViewedModule } from '../recently-viewed/recently-viewed.module.js';
import { ForgetViewsJob } from './forget-views.job.js';
import { KnownAgain } from './known-again.js';
import { RecordViewHandler } from './record-view.command.js';
import { ViewController } from './view.controller.js';

/** How often listings are looked at. */
@Module({
  imports: [RecentlyViewedModule],
  controllers: [ViewController],
  providers: [KnownAgain, RecordViewHandler, ForgetViewsJob],
  exports: [KnownAgain],
})
export class ViewsModule {}
