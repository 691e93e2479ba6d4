import { MikroORM } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createServer } from '#platform/server/create-server';
import { AppModule } from '../../../src/app.module.js';
import { freePort } from '../runner/free-port.js';
import type { TestApp } from './app.js';

export interface SecondInstance {
  readonly nest: NestFastifyApplication;
  readonly url: string;
  stop(): Promise<void>;
}

/** Another instance of the same application: same database, same settings, another port. */
export async function startSecondInstance(app: TestApp): Promise<SecondInstance> {
  const databaseUrl = String(app.nest.get(MikroORM).config.get('clientUrl'));
  const nest = await createServer(AppModule.with(app.settings, databaseUrl), app.settings);
  await nest.listen(await freePort(), '127.0.0.1');
  let stopped: Promise<void> | undefined;
  return {
    nest,
    url: await nest.getUrl(),
    stop: () => {
      stopped ??= nest.close();
      return stopped;
    },
  };
}
