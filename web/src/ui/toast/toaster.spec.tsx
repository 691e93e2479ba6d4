import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { dismissToast, shownToast, toast } from './toast-store';
import { Toaster } from './toaster';

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
