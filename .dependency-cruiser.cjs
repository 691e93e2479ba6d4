/** The boundaries of docs/adr/0002: contexts meet in contracts, the ground knows no context, features never meet. */
const CONTEXTS = 'identity|catalog|messaging|monetization|live-rooms|community|admin';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contexts-meet-in-contracts',
      comment: "A context may import another one's <context>.contract.ts and nothing else of it.",
      severity: 'error',
      from: { path: `^src/(${CONTEXTS})/` },
      to: { path: `^src/(${CONTEXTS})/`, pathNot: ['^src/$1/', `^src/(${CONTEXTS})/\\1\\.contract\\.ts$`] },
    },
    {
      name: 'platform-knows-no-context',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^src/' },
    },
    {
      name: 'contract-is-free-of-frameworks',
      severity: 'error',
      from: { path: '^libs/contract/' },
      to: { pathNot: '^libs/contract/' },
    },
    {
      name: 'web-shares-only-the-contract',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^(src|libs/(?!contract/))' },
    },
    {
      name: 'web-features-never-meet',
      comment: 'What two features need lives in web/src/ui, web/src/api or web/src/app.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/$2/' },
    },
    {
      name: 'web-features-import-only-downwards',
      severity: 'error',
      from: { path: '^web/src/(ui|api|i18n|browser)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^(src|libs|web/src)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '(^test/|\\.spec\\.tsx?$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
    },
    exclude: { path: 'node_modules|\\.css$' },
  },
};
