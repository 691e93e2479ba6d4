import { Module } from '@nestjs/common';
import { AskNextBuyerOnItemPutBack } from './ask-next-buyer.on-item-put-back.js';
import { MeetupNews } from './meetup-news.js';
import { NotifyPeopleOnMeetupChanged } from './notify-people.on-meetup-changed.js';
import { SayItOnMeetupChanged } from './say-it.on-meetup-changed.js';
import { TellBrowsersOnMeetupChanged } from './tell-browsers.on-meetup-changed.js';
import { TellBrowsersOnMeetupTouched } from './tell-browsers.on-meetup-touched.js';

/** Who hears what of a meetup: in the thread, by notification, in open browsers. */
@Module({
  providers: [
    MeetupNews,
    SayItOnMeetupChanged,
    NotifyPeopleOnMeetupChanged,
    TellBrowsersOnMeetupChanged,
    TellBrowsersOnMeetupTouched,
    AskNextBuyerOnItemPutBack,
  ],
  exports: [MeetupNews],
})
export class MeetupNewsModule {}
