// npm run lighthouse: scores home, browse and a listing of the built product as a phone sees them. Without an address it
// starts the product with its demo data on a port of its own; with one (-- --url=http://…) it measures that. What it measures
// with is a package of its own, installed when it is first asked for.
import { command, inProject, Sentence } from '../project.mjs';
import { npm } from '../run.mjs';

const FOLDER = inProject('scripts/measure/lighthouse');

await command(async () => {
  const { code } = await npm(['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund']);
  if (code !== 0) throw new Sentence('Lighthouse could not be installed: npm says why above.');
  await import('./lighthouse/scores.mjs');
});
