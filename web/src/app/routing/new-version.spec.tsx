import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { dismissToast, shownToast } from '../../ui/toast/toast-store';
import { AppContext } from '../app-context';
import { PageErrorBoundary } from '../problems/error-boundary';
import { usePanel } from '../shell/panels/panels';
import { lazyPage } from './lazy-page';
import { noteGoneFiles } from './new-version';
import { preloadOnIntent } from './preload-on-intent';

const NONE = { features: [], dialogs: [], slots: {}, dashboardTabs: [] };
const fetchGone = jest.fn(async (): Promise<never> => {
  // As a built page tells that it could not import a file.
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  throw new Error('404');
});
const gone = lazyPage(fetchGone);
const route = { ...gone, path: '/gone', access: 'anyone' as const, namespaces: [] };

function Form() {
  const menu = usePanel(gone);
  return (
    <>
      <a href="/gone">Gone</a>
      <button type="button" onClick={menu.show}>
        Menu
      </button>
    </>
  );
}

const draw = (Page: typeof gone.Page) =>
  act(async () =>
    render(
      <AppContext value={{ routes: [], offers: async () => NONE }}>
        <MemoryRouter>
          <PageErrorBoundary>
            <Page />
          </PageErrorBoundary>
        </MemoryRouter>
      </AppContext>,
    ),
  );

const startedOver = () => sessionStorage.getItem('reloaded-for-new-version') !== null;

describe('a file that is gone', () => {
  // jsdom complains of what it cannot do, which is to reload.
  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
  afterEach(() => {
    sessionStorage.clear();
    dismissToast();
    jest.restoreAllMocks();
  });

  it('is not taken for gone when it failed with the connection, though that is back when it is told', async () => {
    noteGoneFiles();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await draw(lazyPage(fetchGone).Page);
    expect(screen.getByText('This page could not be shown')).toBeVisible();
    expect(startedOver()).toBe(false);
  });

  it('starts nothing over that was fetched at a hint, and is asked for anew by whoever shows it', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    preloadOnIntent([route]);
    await draw(Form);
    fetchGone.mockClear();
    for (const hint of ['pointerover', 'touchstart', 'focusin'])
      await act(async () => fireEvent(screen.getByRole('link'), new Event(hint, { bubbles: true })));
    expect(fetchGone).toHaveBeenCalledTimes(3);
    expect(startedOver()).toBe(false);
  });

  it('starts over when its page is shown', async () => {
    await draw(gone.Page);
    expect(startedOver()).toBe(true);
  });

  it('starts over when its part is asked for, once a minute; after that it is told', async () => {
    await draw(Form);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(startedOver()).toBe(true);
    expect(shownToast()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(shownToast()).not.toBeNull();
  });

  it('is told where no one can remember to have started over', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    await draw(gone.Page);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    jest.restoreAllMocks();
    expect(startedOver()).toBe(false);
  });
});
