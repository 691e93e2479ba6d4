import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AssistantModule } from './assistant/assistant.module.js';
import { ContactController } from './contact/contact.controller.js';
import { ContactPage } from './contact/contact.page.js';
import { ContactMessage } from './contact/contact-message.entity.js';
import { ContactMessagesInExport } from './contact/contact-messages.in-export.js';
import { Desk } from './contact/desk.js';
import { ForgetContactMessagesOnLeaving } from './contact/forget-contact-messages.on-leaving.js';
import { MailCopyOnContactMessageWritten } from './contact/mail-copy.on-contact-message-written.js';
import { MailDeskOnDeskMailDue } from './contact/mail-desk.on-desk-mail-due.js';
import { ReadSiteHandler } from './contact/read-site.query.js';
import { RemoveOldContactMessagesJob } from './contact/remove-old-contact-messages.job.js';
import { TakeContactMessagesOnJoining } from './contact/take-contact-messages.on-joining.js';
import { WriteToDeskHandler } from './contact/write-to-desk.command.js';
import { DealsModule } from './deals/deals.module.js';
import { SeedReviewsOnDemo } from './demo/seed-reviews.on-demo.js';
import { MeetupAidsModule } from './meetup-aids/meetup-aids.module.js';
import { MeetupDemoModule } from './meetup-demo/meetup-demo.module.js';
import { MeetupEndingsModule } from './meetup-endings/meetup-endings.module.js';
import { MeetupMovesModule } from './meetup-moves/meetup-moves.module.js';
import { MeetupNewsModule } from './meetup-news/meetup-news.module.js';
import { MeetupPlacesModule } from './meetup-places/meetup-places.module.js';
import { MeetupSharesModule } from './meetup-shares/meetup-shares.module.js';
import { MeetupsModule } from './meetups/meetups.module.js';
import { RatingsModule } from './ratings/ratings.module.js';
import { ReviewReportsModule } from './review-reports/review-reports.module.js';
import { ReviewWritingModule } from './review-writing/review-writing.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { StandingModule } from './standing/standing.module.js';
import { ReadTrustProfileHandler } from './trust/read-trust-profile.query.js';
import { TrustController } from './trust/trust.controller.js';
import { TrustProfilePage } from './trust/trust-profile.page.js';

/** The people around the marketplace: who runs it, how they are reached, and what is known of everybody. */
@Module({
  imports: [
    MikroOrmModule.forFeature([ContactMessage]),
    AssistantModule,
    MeetupPlacesModule,
    MeetupsModule,
    MeetupMovesModule,
    MeetupEndingsModule,
    MeetupNewsModule,
    RatingsModule,
    DealsModule,
    ReviewWritingModule,
    ReviewsModule,
    ReviewReportsModule,
    StandingModule,
    MeetupDemoModule,
    MeetupAidsModule,
    MeetupSharesModule,
  ],
  controllers: [ContactController, TrustController],
  providers: [
    Desk,
    ReadSiteHandler,
    WriteToDeskHandler,
    MailDeskOnDeskMailDue,
    MailCopyOnContactMessageWritten,
    ForgetContactMessagesOnLeaving,
    TakeContactMessagesOnJoining,
    RemoveOldContactMessagesJob,
    ContactMessagesInExport,
    ContactPage,

    ReadTrustProfileHandler,
    TrustProfilePage,

    SeedReviewsOnDemo,
  ],
})
export class CommunityModule {}
