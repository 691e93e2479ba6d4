import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshChat, logged, open, talk } from '../chat-page-setup';
import { aMessage } from '../data/a-conversation';

let dropped = true;
jest.mock('./picture-viewer', () => {
  if (dropped) throw new Error('The connection was dropped');
  return jest.requireActual('./picture-viewer');
});

const images = [1, 2].map((n) => ({ id: `image-${n}`, width: 4, height: 3, placeholder: '' }));

describe('the pictures of a message', () => {
  freshChat();

  it('leave the conversation as it is when what enlarges them does not come, and open once it does', async () => {
    talk([aMessage(1), aMessage(2, { content: 'Its legs', images })]);
    await open();
    await logged('Message 1');
    const second = screen.getByRole('button', { name: 'Open picture 2 of 2 from Theo' });
    await userEvent.click(second);
    expect(await screen.findByText(/^Network error/)).toBeVisible();
    expect(await logged('Message 1')).toBeVisible();

    dropped = false;
    await userEvent.click(second);
    expect(await screen.findByRole('dialog', { name: 'Pictures from Theo' })).toBeVisible();
    expect(screen.getByAltText('Picture 2 of 2 from Theo')).toBeVisible();
  });
});
