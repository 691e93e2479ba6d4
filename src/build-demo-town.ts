import { once } from 'node:events';
import { loadSettings } from '#platform/config/settings';
import { Demo } from '#platform/life/demo';
import { createServer } from '#platform/server/create-server';
import { AppModule } from './app.module.js';

// A process of its own, begun by `demo-town.ts`: what drawing some hundred pictures takes in memory goes with it.
process.once('disconnect', () => process.exit(1));
const [databaseUrl] = (await once(process, 'message')) as [string];
const settings = loadSettings(process.env);
const app = await createServer(AppModule.with(settings, databaseUrl), settings);
await app.init();
await app.get(Demo).build();
await app.close();
process.exit();
