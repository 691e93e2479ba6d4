import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { BotController } from './bot/bot.controller.js';
import { Bot } from './bot/bot.entity.js';
import { BotOfListingHandler } from './bot/bot-of-listing.query.js';
import { CreateBotHandler } from './bot/create-bot.command.js';
import { DeleteBotHandler } from './bot/delete-bot.command.js';
import { EditBotHandler } from './bot/edit-bot.command.js';
import { ForgetBotsOnLeaving } from './bot/forget-bots.on-leaving.js';
import { ListBotsHandler } from './bot/list-bots.query.js';
import { PauseBotOnListingChanged } from './bot/pause-bot.on-listing-changed.js';
import { ReadBotHandler } from './bot/read-bot.query.js';
import { RemoveBotOnListingDeleted } from './bot/remove-bot.on-listing-deleted.js';
import { SetBotStatusHandler } from './bot/set-bot-status.command.js';
import { TakeBotsOnJoining } from './bot/take-bots.on-joining.js';
import { AnswerKeywordOnBuyerWrote } from './bot-answers/answer-keyword.on-buyer-wrote.js';
import { AnswerOfferOnOfferMade } from './bot-answers/answer-offer.on-offer-made.js';
import { BotAnswers } from './bot-answers/bot-answers.js';
import { FollowUpOnBuyerWentSilent } from './bot-answers/follow-up.on-buyer-went-silent.js';
import { FollowUpSilentBuyersJob } from './bot-answers/follow-up-silent-buyers.job.js';
import { ForgetInteractionsOnLeaving } from './bot-answers/forget-interactions.on-leaving.js';
import { OfferDecisions } from './bot-answers/offer-decisions.js';
import { PastCounters } from './bot-answers/past-counters.js';
import { RunningBots } from './bot-answers/running-bots.js';
import { TakeInteractionsOnJoining } from './bot-answers/take-interactions.on-joining.js';
import { BotInsightController } from './bot-insight/bot-insight.controller.js';
import { ListBotInteractionsHandler } from './bot-insight/list-bot-interactions.query.js';
import { PreviewBotHandler } from './bot-insight/preview-bot.query.js';
import { BotPlanModule } from './bot-plan/bot-plan.module.js';
import { ChatGateway } from './chat/chat.gateway.js';
import { MarkReadHandler } from './chat/mark-read.command.js';
import { MarkReceivedHandler } from './chat/mark-received.command.js';
import { MessageController } from './chat/message.controller.js';
import { OpenThreadHandler } from './chat/open-thread.query.js';
import { OpenThreads } from './chat/open-threads.js';
import { ReadMessagesHandler } from './chat/read-messages.query.js';
import { Receipts } from './chat/receipts.js';
import { Conversation } from './conversations/conversation.entity.js';
import { ConversationsOfTwo } from './conversations/conversations-of-two.js';
import { Counterparts } from './conversations/counterparts.js';
import { ForgetConversationsOnLeaving } from './conversations/forget-conversations.on-leaving.js';
import { ForgetJoinedGuestsOnLeaving } from './conversations/forget-joined-guests.on-leaving.js';
import { LeadToMemberOnJoining } from './conversations/lead-to-member.on-joining.js';
import { MergedConversations } from './conversations/merged-conversations.js';
import { MoveNoticesOnJoining } from './conversations/move-notices.on-joining.js';
import { StartConversationHandler } from './conversations/start-conversation.command.js';
import { TakeConversationsOnJoining } from './conversations/take-conversations.on-joining.js';
import { TellBothOnConversationTaken } from './conversations/tell-both.on-conversation-taken.js';
import { TellPartnersOnProfileDeleted } from './conversations/tell-partners.on-profile-deleted.js';
import { WithdrawNoticesOnLeaving } from './conversations/withdraw-notices.on-leaving.js';
import { SeedConversationsOnDemo } from './demo/seed-conversations.on-demo.js';
import { EvidenceController } from './evidence/evidence.controller.js';
import { RemoveOldReportsJob } from './evidence/remove-old-reports.job.js';
import { ReportedPictureHandler } from './evidence/reported-picture.query.js';
import { WithdrawPicturesOnReportedPicturesLeft } from './evidence/withdraw-pictures.on-reported-pictures-left.js';
import { MessagingExportModule } from './export/messaging-export.module.js';
import { HearBuyer } from './hearing/hear-buyer.js';
import { ListeningBots } from './hearing/listening-bots.js';
import { PeopleInterestedInHandler } from './interest/people-interested-in.query.js';
import { CopyItemOnListingChanged } from './items/copy-item.on-listing-changed.js';
import { EndItemOnListingDeleted } from './items/end-item.on-listing-deleted.js';
import { ForgetItemsOnLeaving } from './items/forget-items.on-leaving.js';
import { KnownItems } from './items/known-items.js';
import { TakeItemsOnJoining } from './items/take-items.on-joining.js';
import { CallOffDealHandler } from './meeting/call-off-deal.command.js';
import { DealLines } from './meeting/deal-lines.js';
import { LastInterestedInHandler } from './meeting/last-interested-in.query.js';
import { SayOfMeetupHandler } from './meeting/say-of-meetup.command.js';
import { SayOfOrderHandler } from './meeting/say-of-order.command.js';
import { StandingDealsHandler } from './meeting/standing-deals.query.js';
import { ChangedMessages } from './messages/changed-messages.js';
import { ForgetMessagesOnLeaving } from './messages/forget-messages.on-leaving.js';
import { LeftPictures } from './messages/left-pictures.js';
import { StoredMessages } from './messages/stored-messages.js';
import { BreakOffOffersOnPeopleParted } from './offer-endings/break-off-offers.on-people-parted.js';
import { CloseOffersOnListingChanged } from './offer-endings/close-offers.on-listing-changed.js';
import { CloseOffersOnListingDeleted } from './offer-endings/close-offers.on-listing-deleted.js';
import { EndDealOnBuyerLeft } from './offer-endings/end-deal.on-buyer-left.js';
import { EndDealOnListingChanged } from './offer-endings/end-deal.on-listing-changed.js';
import { EndOwnDealsOnJoining } from './offer-endings/end-own-deals.on-joining.js';
import { ExpireOffersJob } from './offer-endings/expire-offers.job.js';
import { SettleOffersOnListingSold } from './offer-endings/settle-offers.on-listing-sold.js';
import { WithdrawOffersOnLeaving } from './offer-endings/withdraw-offers.on-leaving.js';
import { OfferNews } from './offer-news/offer-news.js';
import { SayItOnOfferChanged } from './offer-news/say-it.on-offer-changed.js';
import { TellBrowsersOnOfferChanged } from './offer-news/tell-browsers.on-offer-changed.js';
import { AcceptOfferHandler } from './offers/accept-offer.command.js';
import { AskedMessages } from './offers/asked-messages.js';
import { CancelDealHandler } from './offers/cancel-deal.command.js';
import { ConfirmOfferHandler } from './offers/confirm-offer.command.js';
import { CounterOfferHandler } from './offers/counter-offer.command.js';
import { DeclineOfferHandler } from './offers/decline-offer.command.js';
import { DenyOfferHandler } from './offers/deny-offer.command.js';
import { MakeOffer } from './offers/make-offer.js';
import { OfferController } from './offers/offer.controller.js';
import { Offer } from './offers/offer.entity.js';
import { OfferQuestions } from './offers/offer-questions.js';
import { RightToDeal } from './offers/right-to-deal.js';
import { TakeOffersOnJoining } from './offers/take-offers.on-joining.js';
import { WithdrawOfferHandler } from './offers/withdraw-offer.command.js';
import { PeopleModule } from './people/people.module.js';
import { ResponseTimesModule } from './response-times/response-times.module.js';
import { OpenConversations } from './rooms/open-conversations.js';
import { ApartFromHandler } from './safety/apart-from.query.js';
import { AreApartHandler } from './safety/are-apart.query.js';
import { BlockPersonHandler } from './safety/block-person.command.js';
import { ChangeOfRights } from './safety/change-of-rights.js';
import { ForgetBlocksOnLeaving } from './safety/forget-blocks.on-leaving.js';
import { ListBlockedPeopleHandler } from './safety/list-blocked-people.query.js';
import { ReadConversationReportHandler } from './safety/read-conversation-report.query.js';
import { ReportConversationHandler } from './safety/report-conversation.command.js';
import { SafetyController } from './safety/safety.controller.js';
import { TakeBlocksOnJoining } from './safety/take-blocks.on-joining.js';
import { TakeReportsOnJoining } from './safety/take-reports.on-joining.js';
import { TellAdministrators } from './safety/tell-administrators.js';
import { UnblockPersonHandler } from './safety/unblock-person.command.js';
import { UnnameReportsOnLeaving } from './safety/unname-reports.on-leaving.js';
import { BuyerEar } from './sending/buyer-ear.js';
import { CountAsMessageHandler } from './sending/count-as-message.command.js';
import { DeliverMessageOnMessagePosted } from './sending/deliver-message.on-message-posted.js';
import { Delivery } from './sending/delivery.js';
import { MessageAllowance } from './sending/message-allowance.js';
import { MessageStore } from './sending/message-store.js';
import { PostMessage } from './sending/post-message.js';
import { PreparedMessages } from './sending/prepared-messages.js';
import { SendMessageHandler } from './sending/send-message.command.js';
import { ConversationController } from './threads/conversation.controller.js';
import { ListConversationsHandler } from './threads/list-conversations.query.js';
import { ReadInboxHandler } from './threads/read-inbox.query.js';
import { ReadThreadHandler } from './threads/read-thread.query.js';
import { ThreadWithHandler } from './threads/thread-with.query.js';
import { WaitingOffersModule } from './waiting-offers/waiting-offers.module.js';

/** Buyers and sellers talk: conversations, offers, and the seller's bot. */
@Module({
  imports: [
    MikroOrmModule.forFeature([Bot, Conversation, Offer]),
    BotPlanModule,
    MessagingExportModule,
    PeopleModule,
    ResponseTimesModule,
    WaitingOffersModule,
  ],
  controllers: [
    ConversationController,
    EvidenceController,
    MessageController,
    SafetyController,
    OfferController,
    BotController,
    BotInsightController,
  ],
  providers: [
    KnownItems,
    PeopleInterestedInHandler,
    OpenConversations,
    CopyItemOnListingChanged,
    EndItemOnListingDeleted,

    ConversationsOfTwo,
    Counterparts,
    StartConversationHandler,
    ListConversationsHandler,
    ReadThreadHandler,
    ThreadWithHandler,
    ReadInboxHandler,

    ChatGateway,
    OpenThreads,
    OpenThreadHandler,
    MessageAllowance,
    CountAsMessageHandler,
    SendMessageHandler,
    MessageStore,
    PreparedMessages,
    StoredMessages,
    PostMessage,
    Delivery,
    DeliverMessageOnMessagePosted,
    ReadMessagesHandler,
    MarkReadHandler,
    MarkReceivedHandler,
    Receipts,

    AreApartHandler,
    ApartFromHandler,
    BlockPersonHandler,
    UnblockPersonHandler,
    ChangeOfRights,
    ListBlockedPeopleHandler,
    ReportConversationHandler,
    ReadConversationReportHandler,
    TellAdministrators,
    UnnameReportsOnLeaving,

    LeftPictures,
    ForgetMessagesOnLeaving,
    ForgetConversationsOnLeaving,
    ForgetItemsOnLeaving,
    WithdrawOffersOnLeaving,
    ForgetInteractionsOnLeaving,
    ForgetBotsOnLeaving,
    ForgetBlocksOnLeaving,
    WithdrawNoticesOnLeaving,
    TellPartnersOnProfileDeleted,
    MergedConversations,
    TakeConversationsOnJoining,
    TakeItemsOnJoining,
    TakeOffersOnJoining,
    TakeInteractionsOnJoining,
    TakeBotsOnJoining,
    TakeBlocksOnJoining,
    TakeReportsOnJoining,
    MoveNoticesOnJoining,
    LeadToMemberOnJoining,
    TellBothOnConversationTaken,
    ForgetJoinedGuestsOnLeaving,
    SeedConversationsOnDemo,

    WithdrawPicturesOnReportedPicturesLeft,
    ReportedPictureHandler,
    RemoveOldReportsJob,

    SettleOffersOnListingSold,
    EndDealOnBuyerLeft,
    EndOwnDealsOnJoining,
    EndDealOnListingChanged,
    BreakOffOffersOnPeopleParted,
    CloseOffersOnListingChanged,
    CloseOffersOnListingDeleted,
    ExpireOffersJob,
    OfferNews,
    SayItOnOfferChanged,
    TellBrowsersOnOfferChanged,
    CallOffDealHandler,
    DealLines,
    SayOfMeetupHandler,
    SayOfOrderHandler,
    LastInterestedInHandler,
    StandingDealsHandler,
    AcceptOfferHandler,
    CancelDealHandler,
    AskedMessages,
    ChangedMessages,
    ConfirmOfferHandler,
    DenyOfferHandler,
    OfferQuestions,
    CounterOfferHandler,
    DeclineOfferHandler,
    HearBuyer,
    { provide: BuyerEar, useExisting: HearBuyer },
    ListeningBots,
    MakeOffer,
    RightToDeal,
    WithdrawOfferHandler,

    BotOfListingHandler,
    CreateBotHandler,
    DeleteBotHandler,
    EditBotHandler,
    ListBotInteractionsHandler,
    ListBotsHandler,
    PauseBotOnListingChanged,
    PreviewBotHandler,
    ReadBotHandler,
    RemoveBotOnListingDeleted,
    SetBotStatusHandler,
    AnswerKeywordOnBuyerWrote,
    AnswerOfferOnOfferMade,
    BotAnswers,
    FollowUpOnBuyerWentSilent,
    FollowUpSilentBuyersJob,
    OfferDecisions,
    PastCounters,
    RunningBots,
  ],
})
export class MessagingModule {}
