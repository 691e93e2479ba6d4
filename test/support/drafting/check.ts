import { crossValidated } from './cross-validation.js';
import { PARTS, scoreOf, WANTED } from './score.js';
import { measureSpeed } from './speed.js';

// `npm run drafting:check`: how much of what sellers wrote is read right; with `-- --speed=http://localhost:3000`, how fast.
const say = (text: string) => process.stdout.write(`${text}\n`);
const percents = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1 });
const percent = (part: number) => percents.format(part);

for (const part of PARTS) {
  const score = scoreOf(part);
  say(
    `${part.padEnd(12)} ${score.descriptions} descriptions: price ${percent(score.price)}, condition ${percent(score.condition)}, category ${percent(score.category)}`,
  );
}
say(
  `wanted       price ${percent(WANTED.price)}, condition ${percent(WANTED.condition)}, category ${percent(WANTED.category)}`,
);

const { listings, condition, category } = crossValidated();
say(
  `learned from ${listings} listings, of each fifth by the others: condition ${percent(condition)}, category ${percent(category)}`,
);

const [server] = process.argv.flatMap((argument) => argument.match(/^--speed=(.+)$/)?.slice(1) ?? []);
if (server) await measureSpeed(server);
