import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AccountsModule } from './accounts/accounts.module.js';
import { AdminAccounts } from './admins/admin-accounts.js';
import { EnsureAdmin } from './admins/ensure-admin.js';
import { BadgesModule } from './badges/badges.module.js';
import { CloseAccountHandler } from './closing/close-account.command.js';
import { ClosingController } from './closing/closing.controller.js';
import { MailFarewellOnAccountClosed } from './closing/mail-farewell.on-account-closed.js';
import { ChangePasswordHandler } from './credentials/change-password.command.js';
import { ConfirmEmailChangeHandler } from './credentials/confirm-email-change.command.js';
import { CredentialController } from './credentials/credential.controller.js';
import { CurrentPassword } from './credentials/current-password.js';
import { EmailChangeMail } from './credentials/email-change-mail.js';
import { MailNewAddressOnEmailChangeRequested } from './credentials/mail-new-address.on-email-change-requested.js';
import { MailOldAddressOnEmailChangeRequested } from './credentials/mail-old-address.on-email-change-requested.js';
import { RequestEmailChangeHandler } from './credentials/request-email-change.command.js';
import { UndoEmailChangeHandler } from './credentials/undo-email-change.command.js';
import { SeedPeopleOnDemo } from './demo/seed-people.on-demo.js';
import { EmailChangesInExport } from './email-changes/email-changes.in-export.js';
import { EmailChanges } from './email-changes/email-changes.js';
import { ForgetEmailChangesJob } from './email-changes/forget-email-changes.job.js';
import { EntitlementsModule } from './entitlements/entitlements.module.js';
import { ExportModule } from './export-making/export.module.js';
import { DeviceCookie } from './guesses/device-cookie.js';
import { ForgetUnusedDevicesJob } from './guesses/forget-unused-devices.job.js';
import { Guesses } from './guesses/guesses.js';
import { KnownDevices } from './guesses/known-devices.js';
import { PeopleOnDeviceHandler } from './guesses/people-on-device.query.js';
import { CreateGuestHandler } from './guests/create-guest.command.js';
import { DeleteIdleGuestsJob } from './guests/delete-idle-guests.job.js';
import { GuestController } from './guests/guest.controller.js';
import { GuestBelongings } from './guests/guest-belongings.js';
import { LogInGuestHandler } from './guests/log-in-guest.command.js';
import { Intruders } from './intruders/intruders.js';
import { AdministratorIdsHandler } from './lookups/administrator-ids.query.js';
import { LanguageOfHandler } from './lookups/language-of.query.js';
import { MailAddressOfHandler } from './lookups/mail-address-of.query.js';
import { PublicProfileOfHandler } from './lookups/public-profile-of.query.js';
import { ConfirmEmailHandler } from './mail-links/confirm-email.command.js';
import { MailLinkController } from './mail-links/mail-link.controller.js';
import { MailLinks } from './mail-links/mail-links.js';
import { RequestMailLinkHandler } from './mail-links/request-mail-link.command.js';
import { ResetPasswordHandler } from './mail-links/reset-password.command.js';
import { SendMailLinkOnMailLinkRequested } from './mail-links/send-mail-link.on-mail-link-requested.js';
import { MailTokens } from './mail-tokens/mail-tokens.js';
import { OnboardingModule } from './onboarding/onboarding.module.js';
import { EndOwnSessionsHandler } from './own-sessions/end-own-sessions.command.js';
import { ListOwnSessionsHandler } from './own-sessions/list-own-sessions.query.js';
import { OwnSessionController } from './own-sessions/own-session.controller.js';
import { SessionsInExport } from './own-sessions/sessions.in-export.js';
import { PhonesModule } from './phones/phones.module.js';
import { AccountInExport } from './profiles/account.in-export.js';
import { Departure } from './profiles/departure.js';
import { EditProfileHandler } from './profiles/edit-profile.command.js';
import { ForgetAgainOnProfileDeleted } from './profiles/forget-again.on-profile-deleted.js';
import { ForgetProfileOnLeaving } from './profiles/forget-profile.on-leaving.js';
import { ProfileController } from './profiles/profile.controller.js';
import { Profile } from './profiles/profile.entity.js';
import { ReadOwnProfileHandler } from './profiles/read-own-profile.query.js';
import { SetAvatarHandler } from './profiles/set-avatar.command.js';
import { ThemeInPlan } from './profiles/theme.in-plan.js';
import { RatePersonHandler } from './ratings/rate-person.command.js';
import { EndSessionsOfHandler } from './sessions/end-sessions-of.command.js';
import { RefreshCookie } from './sessions/refresh-cookie.js';
import { RefreshSessionHandler } from './sessions/refresh-session.command.js';
import { RefreshToken } from './sessions/refresh-token.entity.js';
import { Session } from './sessions/session.entity.js';
import { Sessions } from './sessions/sessions.js';
import { SignOutHandler } from './sessions/sign-out.command.js';
import { SweepSessionsJob } from './sessions/sweep-sessions.job.js';
import { SessionController } from './sign-in/session.controller.js';
import { SignInHandler } from './sign-in/sign-in.command.js';
import { CheckUsernameHandler } from './sign-up/check-username.query.js';
import { DeleteUnconfirmedMembersJob } from './sign-up/delete-unconfirmed-members.job.js';
import { EarlierSignUps } from './sign-up/earlier-sign-ups.js';
import { FreeUsernames } from './sign-up/free-usernames.js';
import { SignUpHandler } from './sign-up/sign-up.command.js';
import { SignUpController } from './sign-up/sign-up.controller.js';
import { SignUpLimits } from './sign-up/sign-up-limits.js';

/** People: members, guests and administrators, and how they sign in. */
@Module({
  imports: [
    DiscoveryModule,
    MikroOrmModule.forFeature([Profile, Session, RefreshToken]),
    AccountsModule,
    BadgesModule,
    EntitlementsModule,
    ExportModule,
    OnboardingModule,
    PhonesModule,
  ],
  controllers: [
    SignUpController,
    SessionController,
    MailLinkController,
    CredentialController,
    GuestController,
    ProfileController,
    OwnSessionController,
    ClosingController,
  ],
  providers: [
    EditProfileHandler,
    SetAvatarHandler,
    ReadOwnProfileHandler,
    Departure,
    ForgetProfileOnLeaving,
    AccountInExport,
    ThemeInPlan,
    ForgetAgainOnProfileDeleted,

    FreeUsernames,
    SignUpLimits,
    EarlierSignUps,
    SignUpHandler,
    DeleteUnconfirmedMembersJob,
    CheckUsernameHandler,

    KnownDevices,
    DeviceCookie,
    Guesses,
    PeopleOnDeviceHandler,
    ForgetUnusedDevicesJob,

    Sessions,
    RefreshCookie,
    SignInHandler,
    RefreshSessionHandler,
    SignOutHandler,
    EndSessionsOfHandler,
    SweepSessionsJob,
    ListOwnSessionsHandler,
    EndOwnSessionsHandler,
    SessionsInExport,
    CloseAccountHandler,
    MailFarewellOnAccountClosed,

    EmailChanges,
    ForgetEmailChangesJob,
    EmailChangesInExport,
    Intruders,

    MailTokens,
    MailLinks,
    SendMailLinkOnMailLinkRequested,
    ConfirmEmailHandler,
    RequestMailLinkHandler,
    ResetPasswordHandler,

    CurrentPassword,
    ChangePasswordHandler,
    EmailChangeMail,
    RequestEmailChangeHandler,
    MailNewAddressOnEmailChangeRequested,
    MailOldAddressOnEmailChangeRequested,
    ConfirmEmailChangeHandler,
    UndoEmailChangeHandler,

    GuestBelongings,
    CreateGuestHandler,
    LogInGuestHandler,
    DeleteIdleGuestsJob,

    MailAddressOfHandler,
    LanguageOfHandler,
    PublicProfileOfHandler,
    AdministratorIdsHandler,
    RatePersonHandler,

    SeedPeopleOnDemo,
    AdminAccounts,
    EnsureAdmin,
  ],
})
export class IdentityModule {}
