import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { useModal } from '../browser/layers/use-modal';
import { Dialog } from './dialog';
import { Link } from './link';
import { Menu } from './menu/menu';
import { MenuAction, MenuLink } from './menu/menu-item';

function Page() {
  const [open, setOpen] = useState(false);
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>page{search}</p>
      <Menu label="Menu" renderTrigger={(props) => <button {...props}>menu</button>}>
        <MenuLink to="/next">next</MenuLink>
        <MenuAction onSelect={() => setOpen(true)}>ask</MenuAction>
      </Menu>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Sheet">
        <button type="button" onClick={() => void navigate('?chosen=1')}>
          choose
        </button>
        <button type="button" onClick={() => void navigate('?typed=1', { replace: true })}>
          type
        </button>
      </Dialog>
    </>
  );
}

function Viewer({ onClose }: { onClose: () => void }) {
  const modal = useModal(onClose);
  return (
    <dialog {...modal.props}>
      <h2>Sheet</h2>
      <button type="button" onClick={modal.close}>
        Close
      </button>
    </dialog>
  );
}

function PageOfViewer() {
  const [viewing, setViewing] = useState(false);
  return (
    <>
      <p>page</p>
      <button type="button" onClick={() => setViewing(true)}>
        open
      </button>
      {viewing && <Viewer onClose={() => setViewing(false)} />}
    </>
  );
}

/** Two pages, of which the second is on screen and lies above the first. */
async function start(page = <Page />) {
  history.pushState(null, '', '/first');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/first" element={<Link to="/page">to the page</Link>} />
        <Route path="/page" element={page} />
        <Route path="/next" element={<p>next page</p>} />
      </Routes>
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByText('to the page'));
  await screen.findByText('page');
}
const press = (name: string) => fireEvent.click(screen.getByText(name));
const step = (by: number) => act(() => history.go(by));
/** What was opened has taken, or given back, its entry. */
const settled = (layers: number) =>
  waitFor(() => expect((history.state as { layers?: number } | null)?.layers ?? 0).toBe(layers));
const sheet = () => screen.queryByRole('heading', { name: 'Sheet' });

describe('the browser’s Back', () => {
  afterEach(async () => {
    cleanup();
    await settled(0);
    jest.restoreAllMocks();
  });

  it('closes a dialog, and the next one leaves the page', async () => {
    await start();
    press('open');
    await settled(1);
    step(-1);
    await waitFor(() => expect(sheet()).toBeNull());
    await settled(0);
    expect(screen.getByText('page')).toBeVisible();
    step(-1);
    expect(await screen.findByText('to the page')).toBeVisible();
  });

  it('closes a menu', async () => {
    await start();
    press('menu');
    await settled(1);
    step(-1);
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    expect(screen.getByText('page')).toBeVisible();
  });

  it('finds no trace of a dialog that was closed by its button', async () => {
    await start();
    press('open');
    await settled(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await settled(0);
    step(-1);
    expect(await screen.findByText('to the page')).toBeVisible();
  });

  it('returns from a page that a menu led to straight to the page of the menu', async () => {
    await start();
    press('menu');
    await settled(1);
    press('next');
    expect(await screen.findByText('next page')).toBeVisible();
    await settled(0);
    step(-1);
    expect(await screen.findByText('page')).toBeVisible();
    step(-1);
    expect(await screen.findByText('to the page')).toBeVisible();
  });

  it('closes the dialog that a menu opened in one step', async () => {
    await start();
    press('menu');
    await settled(1);
    press('ask');
    await waitFor(() => expect(sheet()).toBeVisible());
    await settled(1);
    step(-1);
    await waitFor(() => expect(sheet()).toBeNull());
    expect(screen.getByText('page')).toBeVisible();
  });

  for (const [how, address, before] of [
    ['choose', 'page?chosen=1', ['page', 'to the page']],
    ['type', 'page?typed=1', ['to the page']],
  ] as const)
    it(`closes a sheet and keeps what was done in it: ${how}`, async () => {
      await start();
      press('open');
      await settled(1);
      press(how);
      expect(await screen.findByText(address)).toBeVisible();
      step(-1);
      await waitFor(() => expect(sheet()).toBeNull());
      await settled(0);
      expect(screen.getByText(address)).toBeVisible();
      for (const text of before) {
        step(-1);
        expect(await screen.findByText(text)).toBeVisible();
      }
    });

  it('is not owed twice after a step forward', async () => {
    await start();
    press('open');
    await settled(1);
    step(-1);
    await waitFor(() => expect(sheet()).toBeNull());
    await settled(0);
    const gone = jest.spyOn(history, 'go');
    step(1);
    await waitFor(() => expect(gone).toHaveBeenLastCalledWith(-1));
    await settled(0);
    expect(sheet()).toBeNull();
    step(-1);
    expect(await screen.findByText('to the page')).toBeVisible();
  });
});

/** As in browsers, which tell the end of a dialog in a task of its own: it comes when the answer is called. */
function tellLater(): () => void {
  const ended: HTMLDialogElement[] = [];
  jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(
    this: HTMLDialogElement,
  ) {
    if (this.open) ended.push(this);
    this.open = false;
  });
  return () => {
    expect(ended).toHaveLength(1);
    for (const dialog of ended) fireEvent(dialog, new Event('close'));
  };
}

describe('what is pressed as soon as a dialog is gone', () => {
  afterEach(async () => {
    cleanup();
    await settled(0);
    jest.restoreAllMocks();
  });

  const closings: Record<string, () => void> = {
    Back: () => step(-1),
    'its button': () => void fireEvent.click(screen.getByRole('button', { name: 'Close' })),
    Escape: () => {
      const dialog = screen.getByRole<HTMLDialogElement>('dialog');
      fireEvent(dialog, new Event('cancel', { cancelable: true }));
      dialog.close();
    },
  };
  const cases = [
    ['Dialog', 'Back', <Page key="page" />],
    ['Dialog', 'its button', <Page key="page" />],
    ['Dialog', 'Escape', <Page key="page" />],
    ['Viewer', 'Back', <PageOfViewer key="page" />],
    ['Viewer', 'its button', <PageOfViewer key="page" />],
    ['Viewer', 'Escape', <PageOfViewer key="page" />],
  ] as const;

  it.each(cases)('opens it again: a %s, closed by %s', async (_, how, page) => {
    const tell = tellLater();
    await start(page);
    press('open');
    await settled(1);
    closings[how]?.();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('open');
    tell();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
