import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../../api/fake-server';
import { forgetEverything } from '../../../../app/render-app';
import { bodies, CREATED, field, open, openFilled, PUBLISH, publish } from '../a-listing-form';

describe('what a listing’s form begins with', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('marks what was filled in for the seller until they change it', async () => {
    const calls = fakeServer({ [PUBLISH]: CREATED });
    await open('?prefilled=true&title=Desk%20lamp&price=12.5&condition=Like%20New&category=Other');
    expect(await screen.findByText('Data Pre-filled!')).toBeInTheDocument();
    expect(screen.getByText('The form is filled in for you')).toBeInTheDocument();
    expect(field(/^Title/)).toHaveValue('Desk lamp');
    expect(field(/^Description/)).toHaveValue('Desk lamp in Like New condition.');
    expect(field('Title AI Analyzed')).toBeInTheDocument();
    await userEvent.type(field(/^Title/), ', brass');
    expect(field('Title')).toHaveValue('Desk lamp, brass');
    expect(field('Price AI Analyzed')).toHaveValue('12.50');
    await publish();
    await waitFor(() => expect(bodies(calls)).toMatchObject([{ category: 'other', aiGenerated: true }]));
  });

  it('is one listing though nobody changed it and the first answer was lost', async () => {
    let isLost = true;
    const calls = fakeServer({ [PUBLISH]: () => (isLost ? 'network-error' : CREATED) });
    await open('?prefilled=true&title=Desk%20lamp&price=12.5&condition=Like%20New&category=Other');
    await screen.findByText('Data Pre-filled!');
    await publish();
    expect(await screen.findByText('Failed to create listing. Please try again.')).toBeInTheDocument();
    isLost = false;
    await publish();
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
    const [first, again] = bodies(calls).map((body) => (body as { draftId?: string }).draftId);
    expect(first).toEqual(expect.any(String));
    expect(again).toBe(first);
  });

  it('starts over, and takes that back', async () => {
    fakeServer({});
    await openFilled();
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('Title')).toHaveValue('');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(field('Title')).toHaveValue('Red kettle');
    expect(field('Price')).toHaveValue('12.50');
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Red kettle'));
  });

  it('finds the draft after a reload, and lets go of it', async () => {
    fakeServer({});
    await open();
    await userEvent.type(field('Title'), 'Half a ket');
    await screen.findByText('Half a ket');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    await open();
    expect(await screen.findByText('We kept what you had typed.')).toBeInTheDocument();
    expect(field('Title')).toHaveValue('Half a ket');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('Title')).toHaveValue('');
    cleanup();
    await open();
    expect(field('Title')).toHaveValue('');
    expect(screen.queryByText('We kept what you had typed.')).toBeNull();
  });
});
