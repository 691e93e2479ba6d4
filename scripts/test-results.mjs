import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './project.mjs';

/** What one runner's JSON report says: how many tests passed, and the names of those that failed. */
export function readJest(file) {
  const report = readReport(file);
  if (!report) return undefined;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    if (status === 'failed' && failed.length === 0) failed.push(`does not run: ${firstLine(message)}`);
    return failed.map((test) => `${relative(root, name)} › ${test}`);
  });
  return { passed: report.numPassedTests, failures };
}

export function readPlaywright(file) {
  const report = readReport(file);
  if (!report) return undefined;
  const tests = report.suites.flatMap((suite) => testsOf(suite, []));
  const failures = tests.filter(({ status }) => status === 'unexpected').map(({ name }) => name);
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failures: [...failures, ...report.errors.map(({ message }) => firstLine(message))],
  };
}

function testsOf(suite, path) {
  const here = [...path, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, projectName }) => ({
      status,
      name: [...here, spec.title, `(${projectName})`].filter(Boolean).join(' › '),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, here))];
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const firstLine = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line && !line.startsWith('●')) ?? '';
