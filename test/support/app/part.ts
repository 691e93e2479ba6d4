import type { DynamicModule, INestApplicationContext, Provider, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule } from '#platform/config/config.module';
import { loadSettings } from '#platform/config/settings';
import { PersistenceModule } from '#platform/persistence/persistence.module';

interface Part {
  env?: Record<string, string>;
  imports?: (Type | DynamicModule)[];
  providers?: Provider[];
}

/** A part of the server that serves nobody: what is named, with settings and a database. */
export function startPart(
  databaseUrl: string,
  { env, imports = [], providers = [] }: Part,
): Promise<INestApplicationContext> {
  const settings = loadSettings({ NODE_ENV: 'test', ...env });
  const root = {
    module: class Root {},
    imports: [ConfigModule.with(settings), PersistenceModule.with(databaseUrl), ...imports],
    providers,
  };
  return NestFactory.createApplicationContext(root, { logger: false, abortOnError: false });
}
