import { availableParallelism } from 'node:os';

// Jest loads its global setup and teardown outside the tests' module system: plain Node must find the sources there.
import './test/support/runner/typescript.mjs';
import { swcOptions } from './test/support/runner/swc-options.mjs';

/** Server, libraries and API tests: ESM through swc, against a real PostgreSQL (see test/support). */
export default {
  roots: [
    '<rootDir>/src',
    '<rootDir>/libs',
    '<rootDir>/test/api',
    '<rootDir>/test/architecture',
    '<rootDir>/test/hostile',
    '<rootDir>/test/support',
  ],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', swcOptions] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  setupFiles: ['<rootDir>/test/support/runner/setup.ts'],
  globalSetup: '<rootDir>/test/support/runner/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/runner/global-teardown.ts',
  // One more than there are cores: the long ones wait for servers that are killed, halted or slow.
  maxWorkers: availableParallelism() + 1,
  workerIdleMemoryLimit: '1GB',
  testTimeout: 60_000,
};
