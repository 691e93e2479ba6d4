import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../api/fake-server';
import { forgetEverything, renderApp } from '../../app/render-app';
import { chooseLanguage } from '../../i18n/i18n';
import { pages } from './feature';

const SITE = 'GET /api/site';
const nobody = { body: { operator: null, postalAddress: null } };

describe('the privacy policy', () => {
  afterEach(async () => {
    await act(() => chooseLanguage('en'));
    forgetEverything();
  });

  it.each([
    ['en', /its number never reaches us/, /it no longer names you, and Stripe is told/],
    ['es', /su número nunca nos llega/, /ya no lleva tu nombre, y se pide a Stripe/],
  ] as const)('says who takes payments and what stays of them: %s', async (language, taken, kept) => {
    fakeServer({ [SITE]: nobody });
    await renderApp('/privacy', [pages]);
    await act(() => chooseLanguage(language));
    expect(await screen.findByText(taken)).toBeVisible();
    expect(screen.getByText(kept)).toBeVisible();
  });

  it('says that nobody is named only once that is known', async () => {
    const unnamed = /have not given a name here/;
    let fail: (() => void) | undefined;
    const failing = new Promise<ReturnType<typeof refusal>>((resolve) => {
      fail = () => resolve(refusal(503, 'platform.unavailable'));
    });
    const answers = [failing];
    const named = { body: { operator: 'Campus Swap', postalAddress: '1 Main Street' } };
    fakeServer({ [SITE]: () => answers.shift() ?? named });
    await renderApp('/privacy', [pages]);
    expect(await screen.findByRole('heading', { name: 'Who runs this place' })).toBeVisible();
    expect(screen.queryByText(unnamed)).toBeNull();
    await act(async () => fail?.());
    expect(await screen.findByText('Who runs this place could not be loaded')).toBeVisible();
    expect(screen.queryByText(unnamed)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 Main Street')).toBeVisible();
    expect(screen.getByText(/is run by Campus Swap/)).toBeVisible();
  });
});
