import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { AppContext } from '../../app-context';
import { usePanel } from './panels';

const NONE = { features: [], dialogs: [], slots: {}, dashboardTabs: [] };

/** A page with a panel whose code is on its way, and which goes to an address by itself. */
function openPanel() {
  const code = Promise.withResolvers<void>();
  let go: ReturnType<typeof useNavigate>;
  function Page() {
    const panel = usePanel({ preload: () => code.promise });
    go = useNavigate();
    return (
      <>
        <button type="button" onClick={panel.show}>
          Menu
        </button>
        <dialog open={panel.open} />
      </>
    );
  }
  render(
    <AppContext value={{ routes: [], offers: async () => NONE }}>
      <MemoryRouter initialEntries={['/listings']}>
        <Page />
      </MemoryRouter>
    </AppContext>,
  );
  return {
    press: () => userEvent.click(screen.getByRole('button', { name: 'Menu' })),
    go: (to: string) => act(() => void go(to, { replace: true })),
    arrive: () => act(async () => code.resolve()),
  };
}

describe('a panel', () => {
  it('opens although the page wrote to its address while the code was on its way', async () => {
    const { press, go, arrive } = openPanel();
    await press();
    go('/listings?condition=good');
    await arrive();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    go('/listings?condition=new');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not open over another page than it was asked for on', async () => {
    const { press, go, arrive } = openPanel();
    await press();
    go('/about');
    await arrive();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
