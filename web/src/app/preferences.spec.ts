import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { fakeServer } from '../api/fake-server';
import { closeSession, openSession } from '../api/session-token';
import { keepOwnPlace, keptPlace } from '../browser/kept-place';
import { chooseLanguage, i18n } from '../i18n/i18n';
import { aSession, forgetEverything } from './render-app';
import { runBootScript } from './routing/boot-script';
import { startSession } from './session/start-session';
import { createStore } from './store';

const SPANISH = aSession({ id: 'mara', language: 'es' });
const LYON = { id: 488358485, name: 'Lyon' };

const spoken = (language: string) => waitFor(() => expect(i18n.language).toBe(language));
/** As the next page begins. */
const languageOfNextPage = () => {
  runBootScript();
  return document.documentElement.lang;
};

describe('what the profile of who is here says', () => {
  beforeEach(async () => {
    fakeServer({});
    startSession(createStore());
    await act(async () => openSession(SPANISH));
  });
  afterEach(async () => {
    forgetEverything();
    jest.restoreAllMocks();
    await act(() => i18n.changeLanguage('en'));
    document.cookie = 'language=; max-age=0';
  });

  it('is the language of this page, of the next from its beginning, and of what the server writes', async () => {
    await spoken('es');
    expect(languageOfNextPage()).toBe('es');
    expect(document.cookie).toContain('language=es');
  });

  it.each([
    ['for a visitor', () => closeSession()],
    ['for the next person', () => openSession(aSession({ id: 'theo' }))],
  ])('leaves with them: %s it is the browser’s language again', async (_, change) => {
    await spoken('es');
    keepOwnPlace(LYON);
    await act(async () => change());
    await spoken('en');
    expect(languageOfNextPage()).toBe('en');
    expect(document.cookie).not.toContain('language');
    expect(keptPlace()).toBeUndefined();
  });

  it('stays while the session is renewed', async () => {
    await spoken('es');
    keepOwnPlace(LYON);
    await act(async () => openSession({ ...SPANISH, accessToken: 'token-2' }));
    expect(i18n.language).toBe('es');
    expect(keptPlace()).toEqual(LYON);
  });

  it('yields to what is chosen here, which stays', async () => {
    await spoken('es');
    await act(() => chooseLanguage('en'));
    await act(async () => openSession({ ...SPANISH, accessToken: 'token-2' }));
    expect(i18n.language).toBe('en');
    await act(async () => closeSession());
    expect(document.cookie).toContain('language=en');
    expect(languageOfNextPage()).toBe('en');
  });
});
