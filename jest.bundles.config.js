import config from './jest.config.js';
import { BUNDLES, bundleSpecs } from './test/support/runner/bundles.mjs';

/** The same tests as jest.config.js in fewer files, for a run of all of them. */
export default {
  ...config,
  roots: [...config.roots, `<rootDir>/${BUNDLES}`],
  testMatch: bundleSpecs(config.roots.map((root) => root.replace('<rootDir>/', ''))),
};
