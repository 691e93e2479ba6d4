import { describe, expect, it } from '@jest/globals';
import { type SourceFile, sourceFiles } from '../support/sources/source-files.js';

/** Who links to the plans as they are, without the way back that `usePathToPlans` adds. */
const BARE = {
  'web/src/app/paths.ts': 'says where they are',
  'web/src/app/plans/use-path-to-plans.ts': 'adds the way back',
  'web/src/features/catalog/home/highlights.tsx': 'tells visitors what there is: they lack nothing there',
  'web/src/features/monetization/my-plan/choose/choose-dialog.tsx':
    'stands over the plans, and hands on the way back',
  'web/src/features/monetization/my-plan/nothing-sold.tsx': 'leads to whom to ask: there is nothing to buy',
  'web/src/features/monetization/my-plan/own/plan-actions.tsx':
    'is the page of the plan itself: nothing else was wanted',
  'web/src/app/plans/way-back-after-paying.ts': 'adds the way back that was kept',
  'web/src/features/monetization/pricing/feature.ts': 'is the navigation: nobody lacks anything there',
};

const web = sourceFiles('web/src/**/*.{ts,tsx}').filter(
  ({ path }) => !/\.spec\.tsx?$|\/render-[\w-]+\.tsx$/.test(path),
);
const planted = (text: string): SourceFile => ({ path: 'web/src/features/shop/cart/cart.tsx', text });

const linksToPlans = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ text }) => /\bpaths\.pricing\b|\bpricingPage\.path\b|['"`]\/pricing\b/.test(text))
    .map(({ path }) => path);

describe('Ways to the plans', () => {
  it('lead back, but for those with a reason not to', () => {
    expect(linksToPlans(web).sort()).toEqual(Object.keys(BARE).sort());
  });

  it('that do not are found', () => {
    const bare = ['to={paths.pricing}', 'to={pricingPage.path}', 'to="/pricing"', 'to={`/pricing?plan=x`}'];
    expect(linksToPlans(bare.map(planted))).toHaveLength(bare.length);
    expect(linksToPlans([planted('paths.pricingFrom(here)')])).toEqual([]);
  });
});
