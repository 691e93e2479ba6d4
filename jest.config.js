// Jest loads its global setup and teardown outside the tests' module system: plain Node must find the sources there.
import './test/support/typescript.mjs';
import { swcOptions } from './test/support/swc-options.mjs';

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
  setupFiles: ['<rootDir>/test/support/setup.ts'],
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
  testTimeout: 20_000,
};
