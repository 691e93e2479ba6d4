import { availableParallelism } from 'node:os';

// Jest loads its global setup and teardown as plain Node does, which must find the sources there.
import './test/support/runner/typescript.mjs';

/** Server, libraries and API tests, as plain Node runs them, against a real PostgreSQL (see test/support). */
export default {
  roots: [
    '<rootDir>/src',
    '<rootDir>/libs',
    '<rootDir>/test/api',
    '<rootDir>/test/architecture',
    '<rootDir>/test/hostile',
    '<rootDir>/test/support',
  ],
  runtime: '<rootDir>/test/support/jest/plain-runtime.mjs',
  testEnvironment: '<rootDir>/test/support/jest/plain-environment.mjs',
  transform: {},
  testSequencer: '<rootDir>/test/support/jest/one-waits-at-a-time.mjs',
  globalSetup: '<rootDir>/test/support/runner/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/runner/global-teardown.ts',
  // Two more than there are cores: one waits (see `testSequencer`), and each of the others now and then for PostgreSQL.
  maxWorkers: availableParallelism() + 2,
  workerIdleMemoryLimit: '1GB',
  testTimeout: 60_000,
};
