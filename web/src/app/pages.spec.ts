import { describe, expect, it } from '@jest/globals';
import type { PageDeclaration } from '#contract/pages/page';
import { PAGES } from '#contract/pages/pages';
import type { Feature } from './feature';
import { features } from './features';
import { stub } from './render-app';

const addressesOf = ({ path, also }: { path: string; also?: string }) => (also ? [path, also] : [path]);
const declared = Object.values<PageDeclaration>(PAGES).flatMap(addressesOf);

/** Addresses that only one side knows: the web routes there, or the server answers with a head of their own. */
function onOneSide(known: readonly Feature[], pages: readonly string[]) {
  const routed = known.flatMap(({ routes }) => routes).flatMap(addressesOf);
  return {
    web: routed.filter((path) => path !== '*' && !pages.includes(path)),
    server: pages.filter((path) => !routed.includes(path)),
  };
}

describe('an address', () => {
  it('has a declaration and a route, once each', () => {
    expect(onOneSide(features, declared)).toEqual({ web: [], server: [] });
    expect(new Set(declared).size).toBe(declared.length);
  });

  it('that has only one of them is found', () => {
    expect(onOneSide([...features, stub('/lost')], [...declared, '/void'])).toEqual({
      web: ['/lost'],
      server: ['/void'],
    });
  });
});
