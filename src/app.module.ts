import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AiModule } from '#ai/ai.module';
import { AuthModule } from '#platform/auth/auth.module';
import { ConfigModule } from '#platform/config/config.module';
import type { Settings } from '#platform/config/settings';
import { JobsModule } from '#platform/jobs/jobs.module';
import { LifeModule } from '#platform/life/life.module';
import { MailModule } from '#platform/mail/mail.module';
import { MediaModule } from '#platform/media/media.module';
import { OperationsModule } from '#platform/operations/operations.module';
import { OutboxModule } from '#platform/outbox/outbox.module';
import { PagesModule } from '#platform/pages/pages.module';
import { PersistenceModule } from '#platform/persistence/persistence.module';
import { RealtimeModule } from '#platform/realtime/realtime.module';
import { StorageModule } from '#platform/storage/storage.module';
import { ThrottleModule } from '#platform/throttle/throttle.module';
import { WordsModule } from '#platform/words/words.module';
import { CatalogModule } from './catalog/catalog.module.js';
import { CommunityModule } from './community/community.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { MessagingModule } from './messaging/messaging.module.js';
import { MonetizationModule } from './monetization/monetization.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';

/** The table of contents: the technical ground, then one module per bounded context. */
@Module({})
export class AppModule {
  static with(settings: Settings, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(settings),
        PersistenceModule.with(databaseUrl),
        WordsModule,
        OutboxModule,
        JobsModule,
        MailModule,
        StorageModule,
        MediaModule,
        AuthModule,
        ThrottleModule,
        OperationsModule,
        RealtimeModule,
        CqrsModule.forRoot(),
        LifeModule,
        AiModule,

        IdentityModule,
        CatalogModule,
        MessagingModule,
        NotificationsModule,
        CommunityModule,
        MonetizationModule,

        PagesModule,
      ],
    };
  }
}
