import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateWords } from './build.mjs';
import { install } from './install.mjs';
import { findNode } from './node.mjs';
import { command, Sentence, seconds } from './project.mjs';
import { chosenRunners } from './runners.mjs';

await command(async () => {
  const runners = chosenRunners(process.argv.slice(2));
  const folder = mkdtempSync(join(tmpdir(), 'vybac-tests-'));
  const results = [await attempt('install', install)];
  if (results[0].failures.length === 0) {
    results.push(await attempt('words', () => generateWords(findNode())));
    for (const beside of runners)
      results.push(...(await Promise.all(beside.map((list) => oneAfterAnother(list, folder)))).flat());
  }
  rmSync(folder, { recursive: true });
  report(results);
});

async function oneAfterAnother(list, folder) {
  const results = [];
  for (const [name, run] of list) results.push(await timed(name, () => attempt(name, () => run(folder))));
  return results;
}

async function timed(name, run) {
  const started = performance.now();
  console.log(`── ${name}`);
  const result = await run();
  console.log(`── ${name}: ${seconds(started)}`);
  return result;
}

/** What keeps one runner from running must not keep the others. */
async function attempt(name, run) {
  try {
    return (await run()) ?? { passed: 0, failures: [] };
  } catch (error) {
    console.error(error instanceof Sentence ? error.message : error);
    return { passed: 0, failures: [`${name} did not run`] };
  }
}

function report(results) {
  const failures = results.flatMap((result) => result.failures);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = passed > 0 && failures.length === 0 ? 0 : 1;
}
