import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetTalk, writeDraft } from '../../../../api/community/assistant-talk';
import { fakeServer } from '../../../../api/fake-server';
import { forgetEverything, renderApp, stub } from '../../../../app/render-app';
import { assistant, assistantButton } from '../feature';
import { hideAssistant } from './hidden';

const bubble = () => screen.findByRole('button', { name: 'Ask the assistant' });
const open = () => renderApp('/elsewhere', [assistant, assistantButton, stub('/elsewhere')]);
const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
};
const panel = () => screen.findByRole('dialog', { name: 'Assistant' });

describe('the assistant’s button', () => {
  beforeEach(() => {
    Element.prototype.scrollTo = () => undefined;
    Element.prototype.scrollIntoView = () => undefined;
    fakeServer({});
  });
  afterEach(() => {
    forgetEverything();
    act(() => {
      hideAssistant(false);
      writeDraft('');
      forgetTalk();
    });
    jest.restoreAllMocks();
  });

  it('opens a panel that one writes in at once, and Escape gives the focus back', async () => {
    await open();
    await userEvent.click(await bubble());
    await panel();
    expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Assistant' })).toBeNull();
    await waitFor(async () => expect(await bubble()).toHaveFocus());
  });

  it('keeps what is being typed while it is minimised', async () => {
    await open();
    await userEvent.click(await bubble());
    await panel();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'How do I');
    await userEvent.click(screen.getByRole('button', { name: 'Minimise' }));
    expect(screen.queryByRole('dialog', { name: 'Assistant' })).toBeNull();
    expect(screen.getByRole('button', { name: /Open the conversation/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: /Open the conversation/ }));
    expect(await screen.findByRole('textbox', { name: 'Your question' })).toHaveValue('How do I');
  });

  it('is hidden by its key in this browser, and brought back where one was told', async () => {
    await open();
    await userEvent.click(await bubble());
    await panel();
    await userEvent.click(screen.getByRole('button', { name: 'Hide the assistant' }));
    expect(localStorage.getItem('aiChatHidden')).toBe('true');
    expect(await screen.findByText('The assistant is hidden')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(localStorage.getItem('aiChatHidden')).toBeNull();
  });

  it('is out of the way while one reads on, and comes back where one looks back', async () => {
    await open();
    const place = (await bubble()).parentElement;
    scrollTo(300);
    expect(place).toHaveClass('away');
    scrollTo(297);
    expect(place).toHaveClass('away');
    scrollTo(200);
    expect(place).not.toHaveClass('away');
    Reflect.deleteProperty(window, 'scrollY');
  });

  it('is not on the assistant’s own pages', async () => {
    await renderApp('/support/chat', [assistant, assistantButton]);
    await screen.findByRole('heading', { name: 'How can I help?' });
    expect(screen.queryByRole('button', { name: 'Ask the assistant' })).toBeNull();
  });
});
