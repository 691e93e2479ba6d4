import { Module } from '@nestjs/common';
import { ForgetViewedOnLeaving } from './forget-viewed.on-leaving.js';
import { ListRecentlyViewedHandler } from './list-recently-viewed.query.js';
import { RecentlyViewedController } from './recently-viewed.controller.js';
import { RememberView } from './remember-view.js';
import { TakeViewedOnJoining } from './take-viewed.on-joining.js';

/** What people looked at last. */
@Module({
  controllers: [RecentlyViewedController],
  providers: [RememberView, ListRecentlyViewedHandler, ForgetViewedOnLeaving, TakeViewedOnJoining],
  exports: [RememberView],
})
export class RecentlyViewedModule {}
