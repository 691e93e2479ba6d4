import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { fakeServer } from '../../api/fake-server';
import { forgetEverything, renderApp } from '../../app/render-app';
import { chooseLanguage } from '../../i18n/i18n';
import { pages } from './feature';

describe('the privacy policy', () => {
  afterEach(async () => {
    await act(() => chooseLanguage('en'));
    forgetEverything();
  });

  it.each([
    ['en', /its number never reaches us/, /it no longer names you, and Stripe is told/],
    ['es', /su número nunca nos llega/, /ya no lleva tu nombre, y se pide a Stripe/],
  ] as const)('says who takes payments and what stays of them: %s', async (language, taken, kept) => {
    fakeServer({ 'GET /api/site': { body: { operator: null, postalAddress: null } } });
    await renderApp('/privacy', [pages]);
    await act(() => chooseLanguage(language));
    expect(await screen.findByText(taken)).toBeVisible();
    expect(screen.getByText(kept)).toBeVisible();
  });
});
