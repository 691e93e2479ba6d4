const { availableParallelism } = require('node:os');

const sources = {
  rootDir: __dirname,
  roots: ['<rootDir>/src', '<rootDir>/jest'],
  transform: { '\\.(ts|tsx|js|mjs)$': '<rootDir>/jest/transform.cjs' },
  transformIgnorePatterns: [
    '/node_modules/(?!(antd|@ant-design|@rc-component|scroll-into-view-if-needed|compute-scroll-into-view|lucide-react|i18next|react-i18next|@reduxjs|immer|uuid)/)',
  ],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/jest/style-names.cjs',
    // Tells its builds for Node and for browsers apart in a way only bundlers know.
    '^tus-js-client$': 'tus-js-client/lib.es5/browser/index.js',
  },
};

/** Components and rules of the web app, each file of tests on a page of jsdom, in the worker's own world (`jest/page.cjs`). */
const inBrowser = {
  ...sources,
  testPathIgnorePatterns: ['/node_modules/', '\\.server\\.spec\\.'],
  runtime: '<rootDir>/jest/runtime.cjs',
  testEnvironment: '<rootDir>/jest/environment.cjs',
  setupFiles: ['<rootDir>/jest/browser.cjs'],
  setupFilesAfterEnv: [
    '@testing-library/jest-dom/jest-globals',
    '<rootDir>/jest/texts.cjs',
    '<rootDir>/jest/owner-stacks.cjs',
    '<rootDir>/jest/patience.cjs',
    '<rootDir>/jest/complaints.cjs',
  ],
};

/** What the server draws, where there is neither a window nor a document: `*.server.spec.ts`. */
const onServer = {
  ...sources,
  testMatch: ['**/*.server.spec.ts?(x)'],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  setupFilesAfterEnv: ['<rootDir>/jest/complaints.cjs'],
};

module.exports = {
  projects: [inBrowser, onServer],
  // Jest heeds it here alone.
  testTimeout: 60_000,
  maxWorkers: availableParallelism(),
  workerIdleMemoryLimit: '1GB',
};
