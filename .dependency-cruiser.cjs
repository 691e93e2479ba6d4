/**
 * The boundaries of docs/adr/0002: contexts meet in contracts, the ground knows no context, features never meet. Any folder
 * under src/ is a context. Each rule is broken on purpose in test/architecture/boundaries.spec.ts; that folders know each
 * other one way is asked in folders.spec.ts, and who reads whose tables in schemas.spec.ts.
 */

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
      from: { path: '^src/([^/]+)/' },
      to: { path: '^src/[^/]+/', pathNot: ['^src/$1/', '^src/([^/]+)/\\1\\.contract\\.ts$'] },
    },
    {
      name: 'contracts-know-no-other-context',
      comment: 'Or two contexts would know each other by way of a third.',
      severity: 'error',
      from: { path: '^src/([^/]+)/\\1\\.contract\\.ts$' },
      to: { path: '^src/[^/]+/', pathNot: '^src/$1/' },
    },
    {
      name: 'platform-knows-no-context',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^src/' },
    },
    {
      name: 'platform-knows-no-ai',
      comment: 'What is asked of others stands on the ground, which works without them.',
      severity: 'error',
      from: { path: '^libs/platform/' },
      to: { path: '^libs/ai/' },
    },
    {
      name: 'only-ai-asks-models',
      comment:
        'Or some of what leaves the server would leave past its budget, its limits and what keeps people unknown.',
      severity: 'error',
      from: { pathNot: '^libs/ai/' },
      to: { path: 'node_modules/openai/' },
    },
    {
      name: 'weights-know-what-they-come-from',
      comment:
        'All of it is in the digest that tells whether they are current (scripts/generate/weights.mjs).',
      severity: 'error',
      from: {
        path: '^libs/ai/text/(category|condition|examples|learned|words)/',
        pathNot: '\\.spec\\.ts$',
      },
      to: {
        path: '^(src|libs)/',
        pathNot:
          '^libs/(ai/text/(category|condition|examples|learned|words)/|contract/(ai/drafting\\.ts$|listings\\.ts$|search/)|platform/chance/)',
      },
    },
    {
      name: 'only-stripe-folders-ask-stripe',
      comment: 'Or a call would be made past its time limit, its idempotency keys and its metrics.',
      severity: 'error',
      from: {
        pathNot:
          '^((dist/)?src/monetization/stripe|test/support/(servers/stripe/|world/monetization/stripe\\.ts$))',
      },
      to: { path: 'node_modules/stripe/' },
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
    {
      name: 'nothing-unresolved',
      severity: 'error',
      // What it measures with is a package of its own, installed when it is asked for.
      from: { pathNot: '^scripts/measure/lighthouse/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^(src|libs|web/src|migrations)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '(^test/|\\.spec\\.tsx?$)' },
    },
    {
      name: 'migrations-stand-by-themselves',
      comment:
        'What has been released must not change with the code: of the ground only what is as old as they are.',
      severity: 'error',
      from: { path: '^migrations/' },
      to: { path: '^(src|web|scripts)/' },
    },
    {
      name: 'scripts-use-what-is-built',
      comment: 'npm runs them before anything is compiled.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^(src|libs|migrations)/' },
    },
    {
      name: 'journeys-know-only-screens',
      comment: 'What a browser sees, and of the server no more than the shapes it answers.',
      severity: 'error',
      from: { path: '^test/browser/' },
      to: { path: '^(src/(?!.*\\.dto\\.ts$)|libs/platform/)' },
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
    exclude: { path: 'node_modules/(?!(?:openai|stripe)/)|\\.css$' },
  },
};
