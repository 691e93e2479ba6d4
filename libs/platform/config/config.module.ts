import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import type { Settings } from './settings.js';

/** Makes every owner's validated settings and the clock injectable everywhere. */
@Global()
@Module({})
export class ConfigModule {
  static with(settings: Settings): DynamicModule {
    const owned = settings.providers();
    return {
      module: ConfigModule,
      providers: [...owned, Clock],
      exports: [...owned.map(({ provide }) => provide), Clock],
    };
  }
}
