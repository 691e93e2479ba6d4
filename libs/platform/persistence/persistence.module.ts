import { MikroOrmModule } from '@mikro-orm/nestjs';
import { MikroORM, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Global, Module, type OnModuleInit } from '@nestjs/common';
import { AfterCommit } from './after-commit.js';
import { Database } from './database.js';
import { DatabaseSettings } from './database.settings.js';
import { DatabaseChannels } from './database-channels.js';
import { productOptions } from './orm-options.js';

@Global()
@Module({})
export class PersistenceModule implements OnModuleInit {
  constructor(private readonly orm: MikroORM) {}

  static with(databaseUrl: string): DynamicModule {
    return {
      module: PersistenceModule,
      imports: [
        MikroOrmModule.forRootAsync({
          driver: PostgreSqlDriver,
          inject: [DatabaseSettings],
          useFactory: (settings: DatabaseSettings) => ({
            ...productOptions(databaseUrl, settings),
            autoLoadEntities: true,
            registerRequestContext: false,
          }),
        }),
      ],
      providers: [AfterCommit, Database, DatabaseChannels],
      exports: [AfterCommit, Database, DatabaseChannels],
    };
  }

  async onModuleInit(): Promise<void> {
    await this.orm.connect();
  }
}
