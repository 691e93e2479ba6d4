import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fakeServer } from '../api/fake-server';
import { SIGNED_IN_HINT } from '../api/refresh-session';
import type { Feature } from './feature';
import { features } from './features';
import { aSession, forgetEverything, renderApp } from './render-app';
import { Slot } from './slot';

const ofMembers = features.filter(({ slots }) => slots?.['member-sections']);

const homeOf = (tellSettled: (part: string) => void): Feature => ({
  name: 'page',
  namespaces: [],
  routes: [
    {
      path: '/',
      page: () =>
        Promise.resolve(() => <Slot name="member-sections" Section={() => null} tellSettled={tellSettled} />),
    },
  ],
});

describe('the sections of home', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('are of several features', () => {
    expect(ofMembers.length).toBeGreaterThan(5);
  });

  it('begin with what concerns a member, and end with what concerns everybody', () => {
    expect(ofMembers.at(-1)?.name).toBe('member-market');
  });

  it.each(ofMembers.map((feature) => [feature.name, feature] as const))(
    'keep nobody waiting: those of %s tell when they know what there is, were it only that nothing can be fetched',
    async (_, feature) => {
      // It answers everything else with a refusal.
      fakeServer({ 'POST /api/auth/refresh': { body: aSession() } });
      localStorage.setItem(SIGNED_IN_HINT, '1');
      const tellSettled = jest.fn();
      await renderApp('/', [homeOf(tellSettled), { ...feature, routes: [] }]);
      await waitFor(() => expect(tellSettled).toHaveBeenCalledWith(expect.any(String)));
    },
  );
});
