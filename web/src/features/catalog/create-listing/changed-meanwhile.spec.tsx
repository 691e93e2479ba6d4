import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../api/fake-server';
import { fakeUploads } from '../../../api/fake-uploads';
import { forgetEverything } from '../../../app/render-app';
import { bodies, CREATED, field, open, openFilled, PUBLISH, publish } from './a-listing-form';
import { aDraft, ID, kept, ONE, PUT } from './draft/a-server-draft';

const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
const sentPhoto = (id: string) => ({
  status: 201,
  body: { id, width: 10, height: 10, placeholder: 'data:,' },
});

/** A form of which everything is there but its photo, and somebody has pressed the button. */
async function pressedWhileUploading() {
  const calls = fakeServer({ [PUBLISH]: CREATED });
  const upload = Promise.withResolvers<ReturnType<typeof sentPhoto>>();
  await openFilled();
  const uploads = fakeUploads();
  uploads.push(upload.promise);
  await userEvent.upload(field(/^Add photos/), photo);
  await publish();
  expect(bodies(calls)).toEqual([]);
  return { calls, uploads, arrive: () => act(async () => upload.resolve(sentPhoto('image-1'))) };
}

describe('a listing that is changed after the button was pressed', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('is published as it is when its photos are there', async () => {
    const { calls, uploads, arrive } = await pressedWhileUploading();
    await userEvent.clear(field('Price'));
    await userEvent.type(field('Price'), '99');
    uploads.push(sentPhoto('image-2'));
    await userEvent.upload(field(/^Add photos/), photo);
    await arrive();
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
    expect(bodies(calls)).toMatchObject([{ price: 99, imageIds: ['image-1', 'image-2'] }]);
  });

  it('is not published while it lacks something by then', async () => {
    const { calls, arrive } = await pressedWhileUploading();
    await userEvent.clear(field('Title'));
    await arrive();
    await waitFor(() => expect(field('Title')).toHaveAccessibleDescription('Please fill in this field'));
    expect(bodies(calls)).toEqual([]);
    await userEvent.type(field('Title'), 'Kettle');
    await publish();
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
    expect(bodies(calls)).toMatchObject([{ title: 'Kettle' }]);
  });

  it('is published without a recording that was left out while its draft was kept', async () => {
    const audioId = '01930000-0000-7000-8000-0000000000a1';
    const keeping = Promise.withResolvers<ReturnType<typeof kept>>();
    const draft = aDraft({ audioId, spoken: true, prompt: 'A kettle', byAi: ['title'] });
    const calls = fakeServer({ [ONE]: { body: draft }, [PUT]: () => keeping.promise, [PUBLISH]: CREATED });
    await open(`?draft=${ID}`);
    await screen.findByRole('button', { name: 'Play your recording' });
    await publish();
    await waitFor(() => expect(bodies(calls, PUT)).toHaveLength(1));
    await userEvent.type(field('Title'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Leave the recording out' }));
    await act(async () => keeping.resolve(kept(4)));
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
    expect(bodies(calls)).toMatchObject([{ title: 'Red kettle!', aiGenerated: false }]);
    expect(bodies(calls)[0]).not.toHaveProperty('audioId');
  });

  it('takes nothing more once it is on its way, and everything again where it is refused', async () => {
    const answer = Promise.withResolvers<{ status: number }>();
    const calls = fakeServer({ [PUBLISH]: () => answer.promise });
    await openFilled();
    await publish();
    await waitFor(() => expect(bodies(calls)).toHaveLength(1));
    await userEvent.type(field('Title'), '!');
    expect(field('Title')).toHaveValue('Red kettle');
    await act(async () => answer.resolve({ status: 500 }));
    await userEvent.type(field('Title'), '!');
    expect(field('Title')).toHaveValue('Red kettle!');
  });
});
