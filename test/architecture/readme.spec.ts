import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { sourceFiles } from '../support/sources/source-files.js';
import { STRIPE_VERSION } from '../support/world/monetization/stripe.js';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const owners = sourceFiles('{src,libs}/**/*.settings.ts');
const settings = owners.flatMap(({ text }) =>
  [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+)[?:= ]/gm)].map(([, name]) => name as string),
);

describe('the README', () => {
  it('explains every setting, and none that is gone', () => {
    const table = /\| setting +\|[\s\S]*?\n\n/.exec(readme)?.[0] ?? '';
    const [, ...rows] = table.split('\n').map((row) => row.split('|')[1] ?? '');
    const explained = rows.flatMap((names) => names.match(/[A-Z][A-Z0-9_]+/g) ?? []);
    expect(explained.sort()).toEqual(settings.sort());
  });

  it('can find every setting: who declares some does so in a file of that name', () => {
    const declaring = sourceFiles('{src,libs}/**/*.ts').filter(({ text }) => text.includes('@ReadAtStart()'));
    expect(declaring.map(({ path }) => path)).toEqual(owners.map(({ path }) => path));
  });

  it('has an operator choose the version of Stripe that is spoken here, and all events that are heard, no other', () => {
    const [, version, events = ''] = /API version `([^`]+)`[^`]*```\n([^`]+)```/.exec(readme) ?? [];
    expect(version).toBe(STRIPE_VERSION);
    const heard = readFileSync('src/monetization/stripe-events/billing-event.ts', 'utf8').matchAll(
      /case '([^']+)'/g,
    );
    expect(events.trim().split(/\s+/)).toEqual([...heard].map(([, type]) => type));
  });

  it('names no command that does not exist', () => {
    const named = [...readme.matchAll(/`npm run ([\w:-]+)/g)].map(([, name]) => name as string);
    expect(named.filter((name) => !scripts[name])).toEqual([]);
  });
});
