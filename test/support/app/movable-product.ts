import { JobRunner } from '#platform/jobs/job-runner';
import { serveWebAssets } from '#platform/pages/web-assets';
import globalSetup from '../runner/global-setup.js';
import globalTeardown from '../runner/global-teardown.js';
import { signUpMember } from '../world/people.js';
import { startApp } from './app.js';
import type { Order } from './movable-product-process.js';

/** The product and its pages in a process of its own, whose days pass and whose jobs run when its parent says so. */
await globalSetup();
const { PORT = '', PUBLIC_URL = '' } = process.env;
const app = await startApp({ PORT, PUBLIC_URL }, serveWebAssets);

async function obey(order: Order): Promise<void> {
  if ('member' in order) await signUpMember(app, order.member);
  if ('time' in order) app.setTime(new Date(order.time));
  if ('job' in order) await app.nest.get(JobRunner).runNow(order.job);
  await app.outbox.delivered();
}

process.on('message', (order: Order) => {
  obey(order).then(
    () => process.send?.({}),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.once('disconnect', () => {
  void app
    .stop()
    .then(globalTeardown)
    .finally(() => process.exit());
});
process.send?.({});
