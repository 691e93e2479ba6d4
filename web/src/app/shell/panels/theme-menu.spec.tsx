import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { Feature } from '#contract/monetization/plans';
import { closeSession, openSession } from '../../../api/session-token';
import { aSession } from '../../render-app';
import { aProfile } from '../../session/a-profile';
import { sessionOpened } from '../../session/session.slice';
import { createStore } from '../../store';
import { chooseTheme, currentTheme } from '../../theme/theme';
import { ThemeMenu } from './theme-menu';

async function open(entitlements?: Feature[]) {
  const store = createStore();
  if (entitlements) {
    const session = aSession({ entitlements });
    openSession(session);
    store.dispatch(sessionOpened(session.profile));
  }
  render(
    <BrowserRouter>
      <Provider store={store}>
        <ThemeMenu />
      </Provider>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
}

describe('the theme menu', () => {
  afterEach(() => {
    act(() => {
      closeSession();
      chooseTheme('light');
    });
    jest.restoreAllMocks();
  });

  it('shows premium themes locked, with the reason, to everyone else', async () => {
    await open();
    const neon = screen.getByRole('menuitemradio', { name: /Neon/ });
    expect(neon).toHaveAttribute('aria-disabled', 'true');
    expect(neon).toHaveTextContent('Part of Premium');
    expect(screen.getByRole('menuitem', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/pricing?next=%2F',
    );
    await userEvent.click(neon);
    expect(currentTheme()).toBe('light');
  });

  it('lets the entitled choose them, and keeps the choice with their profile', async () => {
    const sent: unknown[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.method, new URL(request.url).pathname, await request.json());
      return Response.json(aProfile());
    });
    await open(['premium-themes']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Neon' }));
    expect(currentTheme()).toBe('neon');
    await waitFor(() => expect(sent).toEqual(['PATCH', '/api/profile', { theme: 'neon' }]));
    expect(screen.queryByRole('menuitemradio')).toBeNull();
  });

  it('is used by keyboard alone', async () => {
    await open();
    expect(screen.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(currentTheme()).toBe('dark');
    expect(screen.getByRole('button', { name: 'Theme' })).toHaveFocus();
  });
});
