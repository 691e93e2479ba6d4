// npm run lighthouse: scores home, browse and a listing of the built product as a phone sees them. Without an address it
// starts the product with its demo data on a port of its own; with one (-- --url=http://…) it measures that. What it measures
// with is a package of its own, installed when it is first asked for.
import { install } from '../install.mjs';
import { command, inProject } from '../project.mjs';

await command(async () => {
  await install(inProject('scripts/measure/lighthouse'));
  await import('./lighthouse/scores.mjs');
});
