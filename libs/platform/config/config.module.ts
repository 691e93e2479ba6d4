import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { Settings } from './settings.js';

/** Makes the validated settings and the clock injectable everywhere. */
@Global()
@Module({})
export class ConfigModule {
  static with(settings: Settings): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: Settings, useValue: settings }, Clock],
      exports: [Settings, Clock],
    };
  }
}
