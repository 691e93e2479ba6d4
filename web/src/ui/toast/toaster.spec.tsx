import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Dialog } from '../dialog';
import { dismissToast, shownToast, toast } from './toast-store';
import { Toaster } from './toaster';
import { REGION_KNOWN_AFTER, TOLD_AFTER } from './use-toast-moves';

const show = (...[message]: Parameters<typeof toast>) => {
  render(<Toaster />, { wrapper: MemoryRouter });
  act(() => toast(message));
};

function swipe(pixels: number): void {
  const card = screen.getByText('Saved');
  fireEvent.pointerDown(card, { clientX: 100 });
  fireEvent.pointerMove(card, { clientX: 100 + pixels });
  fireEvent.pointerUp(card, { clientX: 100 + pixels });
}

describe('the toaster', () => {
  afterEach(() => act(dismissToast));

  it('says ordinary things politely', () => {
    show({ title: 'Saved', description: 'Your profile is up to date.' });
    expect(within(screen.getByRole('status')).getByText('Saved')).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('interrupts for a failure', () => {
    show({ title: 'Error', tone: 'destructive' });
    expect(within(screen.getByRole('alert')).getByText('Error')).toBeVisible();
  });

  it('can be dismissed with its button', () => {
    show({ title: 'Saved' });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('goes when swiped by more than 50 pixels, and stays otherwise', () => {
    show({ title: 'Saved' });
    swipe(50);
    expect(shownToast()).not.toBeNull();
    swipe(-51);
    expect(shownToast()).toBeNull();
  });

  it('may offer a way on', () => {
    show({ title: 'Authentication Required', action: { label: 'Sign In', to: '/auth' } });
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  });
});

function Page({ open }: { open: boolean }) {
  return (
    <>
      <Dialog open={open} onClose={() => undefined} title="Sheet">
        <p>fields</p>
      </Dialog>
      <Toaster />
    </>
  );
}
function startWith(open: boolean) {
  const { rerender } = render(<Page open={open} />, { wrapper: MemoryRouter });
  return (now: boolean) => rerender(<Page open={now} />);
}
const say = (...[message]: Parameters<typeof toast>) => act(() => toast(message));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const sheet = () => within(screen.getByRole('dialog'));

describe('a toast and a dialog', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    act(dismissToast);
    jest.useRealTimers();
  });

  it('is in the dialog, where it can be pressed and heard', () => {
    startWith(true);
    say({ title: 'Saved' });
    say({ title: 'Error', tone: 'destructive' });
    expect(within(sheet().getByRole('alert')).getByText('Error')).toBeVisible();
    fireEvent.click(sheet().getByRole('button', { name: 'Dismiss' }));
    expect(shownToast()).toBeNull();
    expect(sheet().getByText('fields')).toBeVisible();
  });

  it('comes along when the dialog opens or closes, and is not told again', () => {
    const reopen = startWith(false);
    say({ title: 'Error', tone: 'destructive' });
    wait(TOLD_AFTER + 1);
    reopen(true);
    expect(sheet().getByText('Error')).toBeVisible();
    expect(sheet().getByRole('alert')).toBeEmptyDOMElement();
    reopen(false);
    wait(REGION_KNOWN_AFTER);
    expect(screen.getByText('Error')).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    say({ title: 'Saved' });
    expect(within(screen.getByRole('status')).getByText('Saved')).toBeVisible();
  });

  it('is told once more where it has gone if it has only just come', () => {
    const reopen = startWith(true);
    say({ title: 'Sent' });
    const region = sheet().getByRole('status');
    reopen(false);
    expect(screen.getByRole('status')).toBe(region);
    const card = within(region).getByText('Sent');
    const before = region.textContent;
    wait(REGION_KNOWN_AFTER);
    expect(region.textContent).not.toBe(before);
    expect(card).toBeVisible();
  });

  it('lies above the dialog after every move', () => {
    const raised = jest.spyOn(HTMLElement.prototype, 'showPopover');
    const reopen = startWith(false);
    say({ title: 'Sent' });
    for (const open of [true, false, true]) {
      raised.mockClear();
      reopen(open);
      expect(raised).toHaveBeenCalled();
    }
    raised.mockRestore();
  });

  it('outlives a dialog that vanishes', () => {
    const { rerender } = render(<Page open />, { wrapper: MemoryRouter });
    say({ title: 'Sent' });
    rerender(<Toaster />);
    expect(screen.getByText('Sent')).toBeVisible();
    rerender(<Page open />);
    expect(sheet().getByText('Sent')).toBeVisible();
  });

  it('goes in its time, even if it has moved away from under the pointer', () => {
    const reopen = startWith(true);
    say({ title: 'Saved' });
    wait(4000);
    fireEvent.pointerEnter(sheet().getByText('Saved'));
    reopen(false);
    wait(999);
    expect(shownToast()).not.toBeNull();
    wait(1);
    expect(shownToast()).toBeNull();
  });

  it('takes Escape for itself', () => {
    startWith(true);
    say({ title: 'Saved' });
    const button = sheet().getByRole('button', { name: 'Dismiss' });
    const escape = createEvent.keyDown(button, { key: 'Escape' });
    fireEvent(button, escape);
    expect(escape.defaultPrevented).toBe(true);
    expect(shownToast()).toBeNull();
  });
});
