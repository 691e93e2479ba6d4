import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createListingPage } from '#contract/pages/catalog';
import { aboutPage, contactPage, privacyPage, termsPage } from '#contract/pages/community';
import * as identity from '#contract/pages/identity';
import { pricingPage } from '#contract/pages/monetization';
import { unsubscribePage } from '#contract/pages/notifications';
import { fakeServer } from '../api/fake-server';
import { chooseLanguage, i18n, loadTexts } from '../i18n/i18n';
import { features } from './features';
import { forgetEverything, renderApp } from './render-app';

const { settingsPage: _, ...forVisitors } = identity;
const STATIC = [
  aboutPage,
  contactPage,
  privacyPage,
  termsPage,
  pricingPage,
  unsubscribePage,
  createListingPage,
  ...Object.values(forVisitors),
  { path: '/no-such-page', title: 'not-found.title', description: 'not-found.text' },
] as const;
const said = (key: (typeof STATIC)[number]['title' | 'description']): string => i18n.t(key);

describe('the head of a page', () => {
  beforeEach(() => chooseLanguage('es'));
  afterEach(forgetEverything);
  afterAll(() => i18n.changeLanguage('en'));

  it.each(STATIC)('at $path has the words that the server writes there', async (page) => {
    fakeServer({});
    const [namespace = 'common'] = page.title.includes(':') ? page.title.split(':') : [];
    await loadTexts([namespace]);
    await renderApp(page.path, features);
    await waitFor(() => expect(document.title).toBe(`${said(page.title)} · Vybac`));
    expect(document.documentElement.lang).toBe('es');
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';
    expect(description).not.toBe('');
    expect(said(page.description).startsWith(description)).toBe(true);
  });
});
