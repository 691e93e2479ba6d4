import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { BotController } from './bot/bot.controller.js';
import { Bot } from './bot/bot.entity.js';
import { BotOfListingHandler } from './bot/bot-of-listing.query.js';
import { BotPlans } from './bot/bot-plans.js';
import { CreateBotHandler } from './bot/create-bot.command.js';
import { DeleteBotHandler } from './bot/delete-bot.command.js';
import { EditBotHandler } from './bot/edit-bot.command.js';
import { ListBotsHandler } from './bot/list-bots.query.js';
import { PauseBotOnListingChanged } from './bot/pause-bot.on-listing-changed.js';
import { ReadBotHandler } from './bot/read-bot.query.js';
import { RemoveBotOnListingDeleted } from './bot/remove-bot.on-listing-deleted.js';
import { SetBotStatusHandler } from './bot/set-bot-status.command.js';
import { AnswerKeywordOnBuyerWrote } from './bot-answers/answer-keyword.on-buyer-wrote.js';
import { AnswerOfferOnOfferMade } from './bot-answers/answer-offer.on-offer-made.js';
import { BotAnswers } from './bot-answers/bot-answers.js';
import { FollowUpOnBuyerWentSilent } from './bot-answers/follow-up.on-buyer-went-silent.js';
import { FollowUpSilentBuyersJob } from './bot-answers/follow-up-silent-buyers.job.js';
import { OfferDecisions } from './bot-answers/offer-decisions.js';
import { PastCounters } from './bot-answers/past-counters.js';
import { RunningBots } from './bot-answers/running-bots.js';
import { BotInsightController } from './bot-insight/bot-insight.controller.js';
import { ListBotInteractionsHandler } from './bot-insight/list-bot-interactions.query.js';
import { PreviewBotHandler } from './bot-insight/preview-bot.query.js';
import { ChangedMessages } from './chat/changed-messages.js';
import { ChatGateway } from './chat/chat.gateway.js';
import { DeliverMessageOnMessagePosted } from './chat/deliver-message.on-message-posted.js';
import { Delivery } from './chat/delivery.js';
import { MarkReadHandler } from './chat/mark-read.command.js';
import { MarkReceivedHandler } from './chat/mark-received.command.js';
import { MessageController } from './chat/message.controller.js';
import { MessageAllowance } from './chat/message-allowance.js';
import { MessageStore } from './chat/message-store.js';
import { OpenThreadHandler } from './chat/open-thread.query.js';
import { OpenThreads } from './chat/open-threads.js';
import { PostMessage } from './chat/post-message.js';
import { PreparedMessages } from './chat/prepared-messages.js';
import { ReadMessagesHandler } from './chat/read-messages.query.js';
import { Receipts } from './chat/receipts.js';
import { SendMessageHandler } from './chat/send-message.command.js';
import { StoredMessages } from './chat/stored-messages.js';
import { ChatPage } from './conversations/chat.page.js';
import { ConversationController } from './conversations/conversation.controller.js';
import { Conversation } from './conversations/conversation.entity.js';
import { Counterparts } from './conversations/counterparts.js';
import { ListConversationsHandler } from './conversations/list-conversations.query.js';
import { ReadInboxHandler } from './conversations/read-inbox.query.js';
import { ReadThreadHandler } from './conversations/read-thread.query.js';
import { StartConversationHandler } from './conversations/start-conversation.command.js';
import { ThreadWithHandler } from './conversations/thread-with.query.js';
import { TransferConversationsHandler } from './conversations/transfer-conversations.command.js';
import { SeedDemoConversationsHandler } from './demo/seed-demo-conversations.command.js';
import { EvidenceController } from './evidence/evidence.controller.js';
import { RemoveOldReportsJob } from './evidence/remove-old-reports.job.js';
import { ReportedPictureHandler } from './evidence/reported-picture.query.js';
import { WithdrawPicturesOnReportedPicturesLeft } from './evidence/withdraw-pictures.on-reported-pictures-left.js';
import { CopyItemOnListingChanged } from './items/copy-item.on-listing-changed.js';
import { EndItemOnListingDeleted } from './items/end-item.on-listing-deleted.js';
import { KnownItems } from './items/known-items.js';
import { OpenConversations } from './items/open-conversations.js';
import { ListNotificationsHandler } from './notifications/list-notifications.query.js';
import { MailNotificationOnNotificationRaised } from './notifications/mail-notification.on-notification-raised.js';
import { MailPersonOnMessagesLeftUnread } from './notifications/mail-person.on-messages-left-unread.js';
import { MailSwitches } from './notifications/mail-switches.js';
import { MailUnreadMessagesJob } from './notifications/mail-unread-messages.job.js';
import { MarkNotificationsReadHandler } from './notifications/mark-notifications-read.command.js';
import { NoticeMail } from './notifications/notice-mail.js';
import { NoticeMailBudget } from './notifications/notice-mail-budget.js';
import { NotificationController } from './notifications/notification.controller.js';
import { NotifyPersonHandler } from './notifications/notify-person.command.js';
import { PushNotificationOnNotificationRaised } from './notifications/push-notification.on-notification-raised.js';
import { ReadNotificationPreferencesHandler } from './notifications/read-notification-preferences.query.js';
import { RemoveOldNotificationsJob } from './notifications/remove-old-notifications.job.js';
import { SetNotificationPreferencesHandler } from './notifications/set-notification-preferences.command.js';
import { SwitchMailsOffHandler } from './notifications/switch-mails-off.command.js';
import { UnsubscribeController } from './notifications/unsubscribe.controller.js';
import { CloseOffersOnListingChanged } from './offer-endings/close-offers.on-listing-changed.js';
import { CloseOffersOnListingDeleted } from './offer-endings/close-offers.on-listing-deleted.js';
import { ExpireOffersJob } from './offer-endings/expire-offers.job.js';
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
import { HearBuyer } from './offers/hear-buyer.js';
import { MakeOffer } from './offers/make-offer.js';
import { OfferController } from './offers/offer.controller.js';
import { Offer } from './offers/offer.entity.js';
import { OfferQuestions } from './offers/offer-questions.js';
import { RightToDeal } from './offers/right-to-deal.js';
import { WithdrawOfferHandler } from './offers/withdraw-offer.command.js';
import { CopyPersonOnProfileChanged } from './people/copy-person.on-profile-changed.js';
import { ForgetPersonOnProfileDeleted } from './people/forget-person.on-profile-deleted.js';
import { PeopleController } from './people/people.controller.js';
import { SearchPeopleHandler } from './people/search-people.query.js';
import { BlockPersonHandler } from './safety/block-person.command.js';
import { ChangeOfRights } from './safety/change-of-rights.js';
import { ListBlockedPeopleHandler } from './safety/list-blocked-people.query.js';
import { ReadConversationReportHandler } from './safety/read-conversation-report.query.js';
import { ReportConversationHandler } from './safety/report-conversation.command.js';
import { SafetyController } from './safety/safety.controller.js';
import { TellAdministrators } from './safety/tell-administrators.js';
import { UnblockPersonHandler } from './safety/unblock-person.command.js';
import { ListWaitingOffersHandler } from './waiting-offers/list-waiting-offers.query.js';
import { WaitingOffersController } from './waiting-offers/waiting-offers.controller.js';

/** Buyers and sellers talk: conversations, offers, the seller's bot, and notifications. */
@Module({
  imports: [MikroOrmModule.forFeature([Bot, Conversation, Offer])],
  controllers: [
    PeopleController,
    ConversationController,
    WaitingOffersController,
    EvidenceController,
    MessageController,
    SafetyController,
    OfferController,
    BotController,
    BotInsightController,
    NotificationController,
    UnsubscribeController,
  ],
  providers: [
    ChatPage,
    CopyPersonOnProfileChanged,
    SearchPeopleHandler,

    KnownItems,
    OpenConversations,
    CopyItemOnListingChanged,
    EndItemOnListingDeleted,

    Counterparts,
    StartConversationHandler,
    ListConversationsHandler,
    ListWaitingOffersHandler,
    ReadThreadHandler,
    ThreadWithHandler,
    ReadInboxHandler,

    ChatGateway,
    OpenThreads,
    OpenThreadHandler,
    MessageAllowance,
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

    BlockPersonHandler,
    UnblockPersonHandler,
    ChangeOfRights,
    ListBlockedPeopleHandler,
    ReportConversationHandler,
    ReadConversationReportHandler,
    TellAdministrators,
    ForgetPersonOnProfileDeleted,
    WithdrawPicturesOnReportedPicturesLeft,
    ReportedPictureHandler,
    RemoveOldReportsJob,
    TransferConversationsHandler,
    SeedDemoConversationsHandler,

    CloseOffersOnListingChanged,
    CloseOffersOnListingDeleted,
    ExpireOffersJob,
    OfferNews,
    SayItOnOfferChanged,
    TellBrowsersOnOfferChanged,
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
    MakeOffer,
    RightToDeal,
    WithdrawOfferHandler,

    BotPlans,
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

    NotifyPersonHandler,
    ListNotificationsHandler,
    MarkNotificationsReadHandler,
    ReadNotificationPreferencesHandler,
    SetNotificationPreferencesHandler,
    SwitchMailsOffHandler,
    PushNotificationOnNotificationRaised,
    MailSwitches,
    NoticeMail,
    NoticeMailBudget,
    MailNotificationOnNotificationRaised,
    MailUnreadMessagesJob,
    MailPersonOnMessagesLeftUnread,
    RemoveOldNotificationsJob,
  ],
})
export class MessagingModule {}
