import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../../api/fake-server';
import { fakeUploads } from '../../../../api/fake-uploads';
import { forgetEverything } from '../../../../app/render-app';
import { bodies, CREATED, field, open, PUBLISH, publish } from '../a-listing-form';
import { aDraft, ID, image, kept, leave, ONE, PUT } from '../draft/a-server-draft';
import { lookAlike } from './a-drafted-listing';

const LOOK_ALIKES = 'GET /api/drafting/look-alikes';
const origins = [
  { field: 'title', source: 'words', certainty: 'sure', evidence: 'red kettle' },
  { field: 'price', source: 'look-alikes', certainty: 'unsure', evidence: null },
  { field: 'condition', source: 'picture', certainty: 'likely', evidence: null },
] as const;
const drafted = aDraft({
  byAi: ['title', 'price', 'condition', 'category', 'description'],
  origins: [...origins],
  questions: [
    { field: 'condition', answers: ['good', 'like-new', 'of old'] },
    { field: 'price', answers: ['95', '42.50'] },
  ],
  audioId: '01930000-0000-7000-8000-0000000000a1',
  spoken: true,
  prompt: 'My red kettle, boils.',
});

const described = (name: string) => field(name).getAttribute('aria-describedby') ?? '';
const aside = (name: string) =>
  described(name)
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

const marked = () => screen.queryAllByText(/./, { selector: 'mark' }).map(({ textContent }) => textContent);

async function openDraft(draft = drafted, answers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({ [ONE]: { body: draft }, [PUT]: kept(4), [PUBLISH]: CREATED, ...answers });
  await open(`?draft=${ID}`);
  await screen.findByRole('heading', { name: 'Your draft is ready. Does it sound right?' });
  return calls;
}

describe('the review of a draft', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('says where each field comes from and how sure it is, until somebody changes it', async () => {
    const calls = await openDraft();
    expect(aside('Title')).toContain('from your words');
    expect(aside('Title')).toContain('“red kettle”');
    expect(aside('Price')).toContain('from look-alikesnot sure');
    expect(aside('Condition')).toContain('from the photolikely');
    expect(aside('Tags (optional)')).not.toContain('from');
    await userEvent.type(field('Title'), ', brass');
    expect(aside('Title')).not.toContain('from');
    expect(aside('Price')).toContain('from look-alikes');
    await leave();
    await waitFor(() =>
      expect(bodies(calls, PUT).at(-1)).toMatchObject({
        title: 'Red kettle, brass',
        byAi: ['price', 'condition', 'category', 'description'],
        origins: origins.slice(1),
        audioId: drafted.audioId,
        prompt: drafted.prompt,
      }),
    );
  });

  it('has its look-alikes and their prices again after a reload', async () => {
    const alike = { items: [80, 110, 95].map(lookAlike), median: 95 };
    const calls = await openDraft(drafted, { [LOOK_ALIKES]: { body: alike } });
    const list = await screen.findByRole('list', { name: 'Look-alikes and their prices' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(aside('Price')).toContain('3 look-alikes: $80–$110, median $95');
    await userEvent.type(field('Title'), ', brass');
    expect(
      calls.filter(({ route }) => route === LOOK_ALIKES).map(({ search }) => Object.fromEntries(search)),
    ).toEqual([{ title: 'Red kettle', category: 'home-garden' }]);
  });

  it.each([
    ['they cannot be had', {}],
    ['nothing is like it', { [LOOK_ALIKES]: { body: { items: [], median: null } } }],
  ])('is there without look-alikes where %s', async (_, answers) => {
    await openDraft(drafted, answers);
    expect(field('Price')).toHaveValue('12.50');
    expect(screen.queryByRole('list', { name: 'Look-alikes and their prices' })).toBeNull();
    await publish();
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
  });

  it('marks what is not sure in the description, and says so, until somebody changes it', async () => {
    await openDraft(
      aDraft({
        ...drafted,
        words: { ...drafted.words, description: 'Boils. The lid might be loose, untested.' },
        origins: [
          { field: 'description', source: 'words', certainty: 'sure', evidence: null },
          { field: 'description', source: 'words', certainty: 'unsure', evidence: 'The lid might be loose' },
          { field: 'description', source: 'words', certainty: 'unsure', evidence: 'untested' },
        ],
      }),
    );
    expect(marked()).toEqual(['The lid might be loose', 'untested']);
    expect(aside('Description')).toContain(
      'from your words“The lid might be loose”, “untested”check what is marked',
    );
    const area = field('Description');
    await userEvent.type(area, ' No.');
    expect(area).toHaveValue('Boils. The lid might be loose, untested. No.');
    expect(area).toHaveFocus();
    expect(marked()).toEqual([]);
    expect(aside('Description')).not.toContain('marked');
  });

  it('asks one thing at a time; one tap answers it, and it need not be answered', async () => {
    const calls = await openDraft();
    expect(screen.getByText('2 questions open')).toBeInTheDocument();
    expect(screen.getByText('You can publish without answering it.')).toBeInTheDocument();
    const bar = screen.getByRole('region', { name: 'What condition is it in?' });
    expect(
      within(bar)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Good', 'Like New', 'Not sure']);
    await userEvent.click(within(bar).getByRole('button', { name: 'Like New' }));
    expect(field('Condition')).toHaveValue('like-new');
    expect(aside('Condition')).not.toContain('from');
    const next = screen.getByRole('region', { name: 'What should it cost?' });
    expect(next).toHaveFocus();
    await userEvent.click(within(next).getByRole('button', { name: 'Not sure' }));
    expect(field('Price')).toHaveValue('12.50');
    expect(field('Price')).toHaveFocus();
    expect(aside('Price')).toContain('not sure');
    expect(screen.queryByText(/open$/)).toBeNull();
    await leave();
    await waitFor(() =>
      expect(bodies(calls, PUT).at(-1)).toMatchObject({ questions: [], condition: 'like-new' }),
    );
  });

  it('fills in the price that is chosen', async () => {
    await openDraft(aDraft({ ...drafted, questions: [{ field: 'price', answers: ['95', '42.50'] }] }));
    await userEvent.click(screen.getByRole('button', { name: '$42.50' }));
    expect(field('Price')).toHaveValue('42.50');
  });

  it('forgets a question whose field is filled in by hand', async () => {
    await openDraft(
      aDraft({ ...drafted, words: { title: 'Kettle' }, questions: [{ field: 'price', answers: ['95'] }] }),
    );
    expect(screen.getByText('Answer it or fill in the field, then publish.')).toBeInTheDocument();
    await userEvent.type(field('Price'), '7');
    expect(screen.queryByRole('region', { name: 'What should it cost?' })).toBeNull();
  });

  it('asks nothing that no tap answers', async () => {
    await openDraft(aDraft({ ...drafted, questions: [{ field: 'price', answers: [] }] }));
    expect(screen.queryByRole('region', { name: 'What should it cost?' })).toBeNull();
    expect(screen.queryByText(/open$/)).toBeNull();
  });

  it('plays what was said beside its words, and publishes it with the listing', async () => {
    const calls = await openDraft();
    const said = screen.getByRole('region', { name: 'What you said' });
    expect(said).toHaveTextContent('“My red kettle, boils.”');
    expect(within(said).getByRole('button', { name: 'Play your recording' })).toBeInTheDocument();
    expect(said.querySelector('audio')).toHaveAttribute('src', `/media/${drafted.audioId}/audio.webm`);
    expect(screen.getByRole('img', { name: 'Cover' })).toHaveAttribute(
      'src',
      `/media/${image.id}/detail.webp`,
    );
    await publish();
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
    expect(bodies(calls)).toMatchObject([
      { audioId: drafted.audioId, imageIds: ['image-1'], aiGenerated: true, draftId: ID },
    ]);
  });

  it('leaves the recording out of the listing where its seller does not want it there', async () => {
    const calls = await openDraft();
    await userEvent.click(screen.getByRole('button', { name: 'Leave the recording out' }));
    expect(screen.queryByRole('button', { name: 'Play your recording' })).toBeNull();
    await leave();
    await waitFor(() => expect(bodies(calls, PUT).at(-1)).toMatchObject({ audioId: null }));
    await publish();
    await waitFor(() => expect(bodies(calls)).toHaveLength(1));
    expect(bodies(calls)[0]).not.toHaveProperty('audioId');
  });

  it.each([
    [8, { spoken: true }],
    [8, { spoken: true, audioId: null }],
    [5, { spoken: false, audioId: null }],
  ])('takes %i photos where it was made as %j', async (most, how) => {
    await openDraft(aDraft({ ...drafted, ...how }));
    void fakeUploads();
    const many = Array.from({ length: most }, (_, n) => new File(['x'], `${n}.jpg`, { type: 'image/jpeg' }));
    await userEvent.upload(field(/^Add photos/), many);
    expect(await screen.findByText(`You can only upload up to ${most} images`)).toBeInTheDocument();
    expect(screen.getAllByRole('progressbar')).toHaveLength(most - 1);
    expect(screen.queryByLabelText(/^Add photos/)).toBeNull();
  });

  it('says how many photos there may be where the server takes no more', async () => {
    const issues = [{ field: 'imageIds', code: 'too-many-images', params: { max: 5 } }];
    await openDraft(drafted, { [PUBLISH]: refusal(422, 'platform.invalid-input', { issues }) });
    await publish();
    expect(await screen.findByText('You can only upload up to 5 images')).toBeInTheDocument();
  });

  it('has nothing to play where it was written', async () => {
    await openDraft(aDraft({ ...drafted, audioId: null, spoken: false }));
    const said = screen.getByRole('region', { name: 'What you said' });
    expect(within(said).queryByRole('button')).toBeNull();
    expect(said).toHaveTextContent('“My red kettle, boils.”');
  });

  it('is no listing of the AI’s once every field is somebody’s own', async () => {
    const calls = await openDraft(aDraft({ ...drafted, byAi: ['title'] }));
    await userEvent.type(field('Title'), '!');
    await publish();
    await waitFor(() => expect(bodies(calls)).toMatchObject([{ aiGenerated: false }]));
  });

  it('saves the draft at once when it is asked to', async () => {
    const calls = await openDraft();
    await userEvent.type(field('Title'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved')).toBeInTheDocument();
    expect(await screen.findByText(/^Saved .* · on all your devices$/)).toBeInTheDocument();
    expect(bodies(calls, PUT)).toHaveLength(1);
  });
});
