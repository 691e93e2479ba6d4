import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeUploads } from '../../../../api/fake-uploads';
import { shownToast } from '../../../../ui/toast/toast-store';
import { freshChat, mine, openOnline, socket, stored, talk } from '../chat-page-setup';
import { aMessage, ME, THEO } from '../data/a-conversation';

const goTo = (address: string) =>
  act(async () => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

/** A picture is chosen, and the conversation left before the server has answered. */
async function leaveSending(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  fakeUploads().push(left.then(() => answer));
  talk([aMessage(1)]);
  await openOnline();
  const photo = new File(['x'], 'chair.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Add pictures'), photo);
  await screen.findByRole('progressbar', { name: 'Sending picture 1' });
  await goTo('/listings');
  expect(await screen.findByText('Arrived at /listings')).toBeVisible();
  leave();
}

describe('pictures in a message', () => {
  freshChat();

  it('sends pictures, with or without words, once they have been uploaded', async () => {
    const uploads = fakeUploads();
    const image = { id: 'image-1', width: 800, height: 600, placeholder: 'data:,' };
    uploads.push({ status: 201, body: image });
    talk([aMessage(1)]);
    await openOnline();
    socket.answer({
      'messaging.send': ({ id }) => ({
        data: {
          message: mine(2, { id, kind: 'image', content: '', images: [image] }),
          offerQuestion: null,
          offerFailed: false,
        },
      }),
    });
    const photo = new File(['x'], 'chair.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText('Add pictures'), photo);
    expect(await screen.findByRole('button', { name: 'Remove picture 1' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('button', { name: 'Open picture 1 of 1 from You' })).toBeVisible();
    expect(socket.said('messaging.send')).toMatchObject([{ content: '', imageIds: ['image-1'] }]);
  });

  it('leaves the picture that words are pasted with', async () => {
    void fakeUploads();
    talk([aMessage(1)]);
    await openOnline();
    const files = [new File(['x'], 'cells.png', { type: 'image/png' })];
    const pasted = { clipboardData: { types: ['text/plain', 'Files'], files } };
    // Nobody keeps the words from the field.
    expect(fireEvent.paste(screen.getByLabelText('Write a message'), pasted)).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('sends pictures in the order in which they were chosen, however their uploads end', async () => {
    const uploads = fakeUploads();
    const arriving = [1, 2, 3].map((number) => {
      const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
      const image = { id: `image-${number}`, width: 800, height: 600, placeholder: 'data:,' };
      uploads.push(promise);
      return () => resolve({ status: 201, body: image });
    });
    talk([aMessage(1)]);
    await openOnline();
    socket.answer({ 'messaging.send': ({ id }) => stored(id, 2, '') });
    const photos = [1, 2, 3].map((number) => new File(['x'], `${number}.jpg`, { type: 'image/jpeg' }));
    await userEvent.upload(screen.getByLabelText('Add pictures'), photos);
    for (const number of [3, 1, 2]) {
      arriving[number - 1]?.();
      await waitFor(() =>
        expect(localStorage.getItem(`chat-draft:${ME}:${THEO}:`)).toContain(`image-${number}`),
      );
    }
    await waitFor(() => expect(screen.queryAllByRole('progressbar')).toEqual([]));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(socket.said('messaging.send')).toMatchObject([{ imageIds: ['image-1', 'image-2', 'image-3'] }]);
  });

  it('go on arriving while another page is looked at', async () => {
    const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
    await leaveSending(promise);
    await goTo(`/chat/${THEO}`);
    expect(await screen.findByRole('progressbar', { name: 'Sending picture 1' })).toBeVisible();
    await goTo('/listings');
    resolve({ status: 201, body: { id: 'image-1', width: 800, height: 600, placeholder: 'data:,' } });
    await waitFor(() => expect(localStorage.getItem(`chat-draft:${ME}:${THEO}:`)).toContain('image-1'));
    await goTo(`/chat/${THEO}`);
    expect(await screen.findByRole('button', { name: 'Remove picture 1' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('tell that they could not be sent, wherever one is by then', async () => {
    await leaveSending(Promise.resolve({ status: 503, body: { code: 'platform.unavailable', status: 503 } }));
    await waitFor(() => expect(shownToast()?.title).toBe('The picture could not be uploaded.'));
  });

  it('refuses a picture that is too large', async () => {
    talk([aMessage(1)]);
    await openOnline();
    const photo = new File(['x'], 'chair.jpg', { type: 'image/jpeg' });
    Object.defineProperty(photo, 'size', { value: 11 * 1024 * 1024 });
    await userEvent.upload(screen.getByLabelText('Add pictures'), photo);
    expect(await screen.findByText('Please select images smaller than 10MB each')).toBeVisible();
  });
});
