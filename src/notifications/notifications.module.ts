import { Module } from '@nestjs/common';
import { AdministratorsPlaces } from './administrators/administrators-places.js';
import { NotifyAdministratorsHandler } from './administrators/notify-administrators.command.js';
import { UnnameToAdministratorsHandler } from './administrators/unname-to-administrators.command.js';
import { WithdrawFromAdministratorsHandler } from './administrators/withdraw-from-administrators.command.js';
import { MergeSubjectsHandler } from './joining/merge-subjects.command.js';
import { RelinkNoticesHandler } from './joining/relink-notices.command.js';
import { TakeNoticesOnJoining } from './joining/take-notices.on-joining.js';
import { MailNotificationOnNotificationRaised } from './mails/mail-notification.on-notification-raised.js';
import { MailPersonOnMessagesLeftUnread } from './mails/mail-person.on-messages-left-unread.js';
import { MailSwitches } from './mails/mail-switches.js';
import { MailUnreadMessagesJob } from './mails/mail-unread-messages.job.js';
import { NoticeMail } from './mails/notice-mail.js';
import { NoticeMailBudget } from './mails/notice-mail-budget.js';
import { SilenceNoticesHandler } from './mails/silence-notices.command.js';
import { SwitchMailsOffHandler } from './mails/switch-mails-off.command.js';
import { UnsubscribeController } from './mails/unsubscribe.controller.js';
import { ForgetNoticesOnLeaving } from './notices/forget-notices.on-leaving.js';
import { ListNotificationsHandler } from './notices/list-notifications.query.js';
import { MarkNotificationsReadHandler } from './notices/mark-notifications-read.command.js';
import { NotificationController } from './notices/notification.controller.js';
import { NotifyPeopleHandler } from './notices/notify-people.command.js';
import { NotifyPersonHandler } from './notices/notify-person.command.js';
import { PushNoticesOnNoticesStored } from './notices/push-notices.on-notices-stored.js';
import { PushNotificationOnNotificationRaised } from './notices/push-notification.on-notification-raised.js';
import { ReadNoticesHandler } from './notices/read-notices.command.js';
import { RemoveOldNotificationsJob } from './notices/remove-old-notifications.job.js';
import { UnnameNoticesHandler } from './notices/unname-notices.command.js';
import { WithdrawNoticesHandler } from './notices/withdraw-notices.command.js';
import { NoticesInExport } from './own-data/notices.in-export.js';
import { PreferencesInExport } from './own-data/preferences.in-export.js';
import { TellPersonOnExportMade } from './own-data/tell-person.on-export-made.js';
import { PreferenceController } from './preferences/preference.controller.js';
import { ReadNotificationPreferencesHandler } from './preferences/read-notification-preferences.query.js';
import { SetNotificationPreferencesHandler } from './preferences/set-notification-preferences.command.js';

/** What people are told: the bell, the mails about it, and what each of them wants to hear. */
@Module({
  controllers: [NotificationController, PreferenceController, UnsubscribeController],
  providers: [
    NotifyPersonHandler,
    NotifyPeopleHandler,
    ListNotificationsHandler,
    MarkNotificationsReadHandler,
    ReadNoticesHandler,
    WithdrawNoticesHandler,
    UnnameNoticesHandler,
    MergeSubjectsHandler,
    RelinkNoticesHandler,
    PushNotificationOnNotificationRaised,
    PushNoticesOnNoticesStored,
    RemoveOldNotificationsJob,
    ForgetNoticesOnLeaving,
    TakeNoticesOnJoining,
    NoticesInExport,
    TellPersonOnExportMade,

    AdministratorsPlaces,
    NotifyAdministratorsHandler,
    WithdrawFromAdministratorsHandler,
    UnnameToAdministratorsHandler,

    ReadNotificationPreferencesHandler,
    SetNotificationPreferencesHandler,
    PreferencesInExport,

    MailSwitches,
    NoticeMail,
    NoticeMailBudget,
    MailNotificationOnNotificationRaised,
    MailUnreadMessagesJob,
    MailPersonOnMessagesLeftUnread,
    SilenceNoticesHandler,
    SwitchMailsOffHandler,
  ],
})
export class NotificationsModule {}
