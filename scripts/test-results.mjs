import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.mjs';

const REASON_LINES = 12;
const REASON_WIDTH = 200;

/** What one runner's JSON report says: how many tests passed, and the names of those that failed, each with its reason. */
export function readJest(file) {
  const report = readReport(file);
  if (!report) return undefined;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => withReason(test.fullName, test.failureMessages[0]));
    if (status === 'failed' && failed.length === 0) failed.push(`does not run: ${firstLine(message)}`);
    return failed.map((test) => `${relative(root, name)} › ${test}`);
  });
  return { passed: report.numPassedTests, failures };
}

export function readPlaywright(file) {
  const report = readReport(file);
  if (!report) return undefined;
  const tests = report.suites.flatMap((suite) => testsOf(suite, []));
  const failures = tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ name, error }) => withReason(name, error?.message));
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failures: [...failures, ...report.errors.map(({ message }) => firstLine(message))],
  };
}

function testsOf(suite, path) {
  const here = [...path, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, projectName, results }) => ({
      status,
      error: results.at(-1)?.error,
      name: [...here, spec.title, `(${projectName})`].filter(Boolean).join(' › '),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, here))];
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The first lines of what it said: who reads the end of a long run has to see what to look for. */
function withReason(name, said = '') {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, REASON_LINES);
  return [name, ...lines.map((line) => `    ${line.slice(0, REASON_WIDTH)}`)].join('\n');
}

const firstLine = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line && !line.startsWith('●')) ?? '';
