import { Module } from '@nestjs/common';
import { NotifyPeopleOnOrderChanged } from './notify-people.on-order-changed.js';
import { NotifySellerOnOrderTouched } from './notify-seller.on-order-touched.js';
import { OrderNews } from './order-news.js';
import { RemindPeopleJob } from './remind-people.job.js';
import { SayItOnOrderChanged } from './say-it.on-order-changed.js';
import { TellBrowsersOnOrderChanged } from './tell-browsers.on-order-changed.js';
import { TellBrowsersOnOrderTouched } from './tell-browsers.on-order-touched.js';

/** Who hears what of an order: in the thread, by notification, in open browsers. */
@Module({
  providers: [
    OrderNews,
    SayItOnOrderChanged,
    NotifyPeopleOnOrderChanged,
    NotifySellerOnOrderTouched,
    TellBrowsersOnOrderChanged,
    TellBrowsersOnOrderTouched,
    RemindPeopleJob,
  ],
  exports: [OrderNews],
})
export class OrderNewsModule {}
