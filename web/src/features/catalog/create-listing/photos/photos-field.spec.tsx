import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../../api/fake-server';
import { fakeUploads } from '../../../../api/fake-uploads';
import { forgetEverything } from '../../../../app/render-app';
import { bodies, CREATED, field, open, openFilled, PUBLISH, publish } from '../a-listing-form';

let uploads: ReturnType<typeof fakeUploads>;

const taken = (id: string) => ({ status: 201, body: { id, width: 10, height: 10, placeholder: 'data:,' } });
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

describe('the photos of a listing', () => {
  beforeEach(() => {
    uploads = fakeUploads();
  });
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('sends pictures in the order they were put into', async () => {
    const calls = fakeServer({ [PUBLISH]: CREATED });
    await openFilled();
    uploads.push(taken('a'), taken('b'), taken('c'));
    await userEvent.upload(field(/^Add photos/), [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
    await screen.findByText('Cover');
    await userEvent.click(screen.getByRole('button', { name: 'Move photo 3 forward' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    await publish();
    await waitFor(() => expect(bodies(calls)).toMatchObject([{ imageIds: ['c', 'b'] }]));
  });

  it('says why a picture was refused and sends it again', async () => {
    const calls = fakeServer({ [PUBLISH]: CREATED });
    await openFilled();
    uploads.push(refusal(415, 'media.image-type'));
    await userEvent.upload(field(/^Add photos/), photo('a.jpg'));
    expect(
      await screen.findByText('Please select only image files (JPG, PNG, WebP, etc.)'),
    ).toBeInTheDocument();
    await publish();
    expect(await screen.findByText('A photo is missing')).toBeInTheDocument();
    uploads.push(taken('a'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await publish();
    await waitFor(() => expect(bodies(calls)).toMatchObject([{ imageIds: ['a'] }]));
  });

  it.each([
    ['takes a picture that is pasted into a field', ['Files'], 1],
    ['leaves the picture of words that are pasted into a field', ['text/plain', 'Files'], 0],
  ])('%s', async (_, types, taking) => {
    fakeServer({});
    await open();
    fireEvent.paste(field('Title'), { clipboardData: { types, files: [photo('cells.png')] } });
    expect(screen.queryAllByRole('progressbar')).toHaveLength(taking);
  });

  it('takes a picture that is pasted anywhere else, whatever words come with it', async () => {
    fakeServer({});
    await open();
    fireEvent.paste(document.body, {
      clipboardData: { types: ['text/plain', 'Files'], files: [photo('cells.png')] },
    });
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  });

  it('refuses too many pictures and what is none', async () => {
    fakeServer({});
    await open();
    const many = Array.from({ length: 6 }, (_, index) => photo(`${index}.jpg`));
    await userEvent.upload(field(/^Add photos/), many);
    expect(await screen.findByText('Too many images')).toBeInTheDocument();
    expect(screen.getByText('You can only upload up to 5 images')).toBeInTheDocument();
    expect(screen.getAllByRole('progressbar')).toHaveLength(5);
  });
});
