import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeUploads } from '../../../../api/fake-uploads';
import { freshChat, mine, openOnline, socket, stored, talk } from '../chat-page-setup';
import { aMessage, ME, THEO } from '../data/a-conversation';

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

  it('refuses a picture that is too large', async () => {
    talk([aMessage(1)]);
    await openOnline();
    const photo = new File(['x'], 'chair.jpg', { type: 'image/jpeg' });
    Object.defineProperty(photo, 'size', { value: 11 * 1024 * 1024 });
    await userEvent.upload(screen.getByLabelText('Add pictures'), photo);
    expect(await screen.findByText('Please select images smaller than 10MB each')).toBeVisible();
  });
});
