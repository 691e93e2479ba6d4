import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import { forgetEverything, goHome } from '../../../app/render-app';
import { shownToast } from '../../../ui/toast/toast-store';
import { bodies, CREATED, field, open, openFilled, PUBLISH, publish } from './a-listing-form';

const choose = (category: string) =>
  userEvent.selectOptions(field('Category'), screen.getByRole('option', { name: category }));

describe('the page that creates a listing', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('publishes what was typed, once, and goes to the listing', async () => {
    const calls = fakeServer({ [PUBLISH]: CREATED });
    await open();
    await userEvent.type(field('Title'), 'Red kettle');
    await userEvent.type(field('Price'), '12.5');
    await choose('Home & Garden');
    await userEvent.click(field('Good'));
    await userEvent.type(field('Description'), 'Boils.');
    await userEvent.type(field('Location (optional)'), ' Old Mill ');
    await userEvent.type(field('Tags (optional)'), 'kitchen, red{Enter}');
    await userEvent.type(field('Tags (optional)'), 'red');
    await userEvent.click(screen.getByRole('button', { name: 'Add Tag' }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Publish listing' }));
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
    expect(location.pathname).toBe('/listing/new-1');
    expect(bodies(calls)).toEqual([
      {
        title: 'Red kettle',
        description: 'Boils.',
        price: 12.5,
        category: 'home-garden',
        condition: 'good',
        location: 'Old Mill',
        zipCode: null,
        tags: ['kitchen', 'red'],
        imageIds: [],
        aiGenerated: false,
        draftId: expect.any(String),
      },
    ]);
  });

  it('leaves whoever has gone elsewhere before the answer where they are', async () => {
    const published = Promise.withResolvers<typeof CREATED>();
    fakeServer({ [PUBLISH]: () => published.promise });
    await openFilled();
    await publish();
    await goHome();
    published.resolve(CREATED);
    expect(await screen.findByText('Listing published!')).toBeVisible();
    expect(location.pathname).toBe('/');
  });

  it('asks for what is missing and sends nothing', async () => {
    const calls = fakeServer({ [PUBLISH]: CREATED });
    await open();
    await publish();
    expect(await screen.findAllByText('Please fill in this field')).toHaveLength(5);
    expect(shownToast()).toBeNull();
    expect(field('Title')).toBeInvalid();
    expect(bodies(calls)).toEqual([]);
  });

  it('takes what cannot be seen for nothing', async () => {
    const calls = fakeServer({ [PUBLISH]: CREATED });
    await open();
    await userEvent.type(field('Title'), '\u200b\u3164');
    await userEvent.type(field('Tags (optional)'), '\u200b, red{Enter}');
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await publish();
    expect(await screen.findAllByText('Please fill in this field')).toHaveLength(5);
    expect(bodies(calls)).toEqual([]);
  });

  it('takes people to the first field that lacks something', async () => {
    fakeServer({});
    await open();
    await publish();
    expect(field('Title')).toHaveFocus();
    await userEvent.type(field('Title'), 'Red kettle');
    await userEvent.type(field('Price'), '1,200');
    await publish();
    expect(field('Category')).toHaveFocus();
    await choose('Books');
    await publish();
    expect(screen.getByRole('radio', { name: 'New' })).toHaveFocus();
    expect(screen.getByRole('radiogroup', { name: 'Condition' })).toHaveAccessibleDescription(
      'Please fill in this field',
    );
    await userEvent.click(field('Good'));
    await publish();
    expect(field('Description')).toHaveFocus();
  });

  it('says at its field what goes beyond a limit, and keeps it', async () => {
    fakeServer({});
    await open();
    await userEvent.type(field('Price'), '-5');
    await userEvent.type(field('Zip code (optional)'), '12345678901');
    expect(await screen.findByText('Please enter a valid price.')).toBeInTheDocument();
    expect(await screen.findByText('A zip code can have up to 10 characters')).toBeInTheDocument();
    expect(field('Zip code (optional)')).toHaveValue('12345678901');
  });

  it('keeps everything when publishing fails', async () => {
    let answer: ReturnType<typeof refusal> | typeof CREATED = refusal(500, 'platform.internal');
    fakeServer({ [PUBLISH]: () => answer });
    await openFilled();
    await publish();
    expect(await screen.findByText('Failed to create listing. Please try again.')).toBeInTheDocument();
    expect(field('Title')).toHaveValue('Red kettle');
    const issues = [{ field: 'title', code: 'title-too-long', params: { max: 120 } }];
    answer = refusal(422, 'platform.invalid-input', { issues });
    await publish();
    await waitFor(() =>
      expect(field('Title')).toHaveAccessibleDescription('Please keep the title to 120 characters or less'),
    );
    expect(field('Title')).toHaveFocus();
    expect(screen.getAllByText('Please keep the title to 120 characters or less')).toHaveLength(1);
    answer = refusal(429, 'platform.too-many-attempts', { params: { retryAfter: 600 } });
    await publish();
    expect(await screen.findByText('Please wait before trying again.')).toBeInTheDocument();
    expect(field('Title')).toHaveValue('Red kettle');
    answer = CREATED;
    await publish();
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
  });
});
