import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMeetup } from '../../../../api/community/a-meetup';
import { refusal } from '../../../../api/fake-server';
import {
  CAFE,
  dayNamed,
  freshSchedule,
  inBrowserZone,
  inDays,
  LISTING,
  open,
  openSheet,
  PLACES,
  PROPOSE,
  sent,
  sheet,
  submit,
  THEO,
  TIMES,
  times,
} from './schedule-setup';
import { instantAt } from './wall-time';

describe('scheduling a meetup', () => {
  freshSchedule();

  it('takes a time and a press: tomorrow and the nearest place are chosen', async () => {
    const calls = await open();
    await openSheet();
    expect(screen.getByRole('radio', { name: dayNamed(inDays(1)) })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Library cafe/ })).toBeChecked();
    expect(screen.getByText('1 mi from you · within 1 mi from the item')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Half way between you' })).toBeVisible();
    await userEvent.click(times()[7] as HTMLElement);
    await userEvent.click(
      screen.getByRole('button', {
        name: `Propose ${dayNamed(inDays(1), { weekday: 'short' })} 4:00 PM`,
      }),
    );
    expect(await screen.findByText('Arrived at /chat/:id')).toBeVisible();
    expect(location.pathname + location.search).toBe(`/chat/${THEO}?listing=${LISTING}`);
    expect(await screen.findByText('Meetup proposed')).toBeVisible();
    expect(sent(calls)).toEqual([
      {
        listingId: LISTING,
        startsAt: instantAt(inDays(1), 16 * 60, inBrowserZone),
        timeZone: inBrowserZone,
        place: {
          kind: 'cafe',
          name: 'Library cafe',
          latitude: 46.5383,
          longitude: -69.1917,
          placeId: 'cafe-1',
        },
        notes: '',
      },
    ]);
  });

  it('takes another day, half hours, a place of one’s own and notes', async () => {
    const calls = await open();
    await openSheet();
    await userEvent.click(screen.getByRole('radio', { name: dayNamed(inDays(3)) }));
    await userEvent.click(screen.getByRole('switch', { name: 'Show half hours' }));
    await userEvent.click(screen.getByRole('radio', { name: '9:30 AM' }));
    await userEvent.click(screen.getByRole('radio', { name: /Another place/ }));
    await userEvent.type(screen.getByLabelText('Name of the place'), ' Town hall steps ');
    await userEvent.selectOptions(screen.getByLabelText('Kind of place'), 'Park');
    await userEvent.type(screen.getByLabelText('Notes (optional)'), 'I wear a blue raincoat.');
    await submit();
    await screen.findByText('Arrived at /chat/:id');
    expect(sent(calls)).toMatchObject([
      {
        startsAt: instantAt(inDays(3), 9.5 * 60, inBrowserZone),
        place: { kind: 'park', name: 'Town hall steps', latitude: null, longitude: null, placeId: null },
        notes: 'I wear a blue raincoat.',
      },
    ]);
  });

  it('leaves whoever has gone back before the answer where they are', async () => {
    const proposed = Promise.withResolvers<{ status: number; body: object }>();
    await open({ routes: { [PROPOSE]: () => proposed.promise } });
    await openSheet();
    await userEvent.click(times()[7] as HTMLElement);
    await submit();
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    proposed.resolve({ status: 201, body: aMeetup() });
    expect(await screen.findByText('Meetup proposed')).toBeVisible();
    expect(location.pathname + location.search).toBe(`/listing/${LISTING}`);
  });

  it('asks for what is missing, in the words of the specification', async () => {
    const calls = await open();
    await openSheet();
    await submit();
    expect(screen.getByText('Please fill in all required fields')).toBeVisible();
    expect(times()[0]).toHaveFocus();
    await userEvent.click(times()[0] as HTMLElement);
    await userEvent.click(screen.getByRole('radio', { name: /Another place/ }));
    await submit();
    expect(screen.getByLabelText('Name of the place')).toHaveAccessibleDescription(
      /Please fill in all required fields/,
    );
    expect(sent(calls)).toEqual([]);
  });

  it('begins tomorrow and strikes out the times that are taken', async () => {
    const taken = instantAt(inDays(1), 10 * 60, inBrowserZone);
    await open({ routes: { [TIMES]: { body: { taken: [taken] } } } });
    await openSheet();
    expect(screen.queryByRole('radio', { name: dayNamed(inDays(0)) })).toBeNull();
    expect(await screen.findByRole('radio', { name: '10:00 AM taken' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: '11:00 AM' })).toBeEnabled();
  });

  it('asks for a name where no place is known, or none could be loaded', async () => {
    await open({ routes: { [PLACES]: { body: { items: [], between: false, fromOsm: false } } } });
    await userEvent.click(await screen.findByRole('link', { name: 'Schedule meetup' }));
    await sheet();
    expect(await screen.findByLabelText('Name of the place')).toBeVisible();
  });

  it('says where places come from, when it is OpenStreetMap', async () => {
    await open({ routes: { [PLACES]: { body: { items: [CAFE], between: false, fromOsm: true } } } });
    await openSheet();
    expect(screen.getByRole('link', { name: 'Places © OpenStreetMap contributors' })).toBeVisible();
  });

  it('keeps everything when it fails, and says so', async () => {
    const calls = await open({ routes: { [PROPOSE]: 'network-error' } });
    await openSheet();
    await userEvent.click(times()[0] as HTMLElement);
    await submit();
    expect(await screen.findByText('Failed to schedule meetup')).toBeVisible();
    expect(times()[0]).toBeChecked();
    expect(sent(calls)).toHaveLength(1);
  });

  it('puts what the server finds wrong under its field', async () => {
    const issue = { field: 'place.name', code: 'not-known' };
    await open({ routes: { [PROPOSE]: refusal(422, 'platform.invalid-input', { issues: [issue] }) } });
    await openSheet();
    await userEvent.click(times()[0] as HTMLElement);
    await userEvent.click(screen.getByRole('radio', { name: /Another place/ }));
    await userEvent.type(screen.getByLabelText('Name of the place'), 'Nowhere');
    await submit();
    await waitFor(() => expect(screen.getByLabelText('Name of the place')).toBeInvalid());
  });

  it('moves a meetup on the clocks of its place, which may be another', async () => {
    const meetup = aMeetup({ timeZone: 'Asia/Tokyo', listing: { ...aMeetup().listing, id: LISTING } });
    const move = `POST /api/meetups/${meetup.id}/move`;
    const calls = await open({
      address: `/listing/${LISTING}?meetup=move:${meetup.id}`,
      routes: { [`GET /api/meetups/${meetup.id}`]: { body: meetup }, [move]: { body: meetup } },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Another time or place' });
    expect(await within(dialog).findByRole('radio', { name: /As before/ })).toBeChecked();
    const tomorrow = inDays(1, 'Asia/Tokyo');
    expect(screen.getByRole('radio', { name: dayNamed(tomorrow) })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '9:00 AM' }));
    await submit();
    expect(await screen.findByText('Another time proposed')).toBeVisible();
    expect(calls.find(({ route }) => route === move)?.body).toEqual({
      startsAt: `${tomorrow}T00:00:00.000Z`,
      timeZone: 'Asia/Tokyo',
      place: meetup.place,
    });
  });

  it('leaves a confirmed meetup its time where another place is wanted', async () => {
    const meetup = aMeetup({ listing: { ...aMeetup().listing, id: LISTING } });
    const { id, startsAt } = meetup;
    const move = `POST /api/meetups/${id}/move`;
    const calls = await open({
      address: `/listing/${LISTING}?meetup=move:${id}`,
      routes: {
        [`GET /api/meetups/${id}`]: { body: meetup },
        [TIMES]: { body: { taken: [startsAt, instantAt(inDays(1, 'UTC'), 10 * 60, 'UTC')] } },
        [move]: { body: meetup },
      },
    });
    expect(await screen.findByRole('radio', { name: '10:00 AM taken' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: '5:00 PM' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '5:00 PM' })).toBeEnabled();
    await submit();
    expect(screen.getByText('Choose another time or place')).toBeVisible();
    await userEvent.click(await screen.findByRole('radio', { name: /Elm Park/ }));
    expect(screen.queryByText('Choose another time or place')).toBeNull();
    await submit();
    await screen.findByText('Another time proposed');
    const body = { startsAt, timeZone: 'UTC', place: { name: 'Elm Park, main gate' } };
    expect(calls.filter(({ route }) => route === move)).toMatchObject([{ body }]);
  });

  it.each([
    ['the place that stands', CAFE.id, 0],
    ['another branch of it', 'cafe-2', 1],
  ])('takes %s for what it is', async (_, placeId, moves) => {
    const { kind, name, latitude, longitude } = { ...CAFE, kind: 'cafe' as const };
    const place = { kind, name, latitude, longitude, placeId };
    const meetup = aMeetup({ place, listing: { ...aMeetup().listing, id: LISTING } });
    const move = `POST /api/meetups/${meetup.id}/move`;
    const calls = await open({
      address: `/listing/${LISTING}?meetup=move:${meetup.id}`,
      routes: { [`GET /api/meetups/${meetup.id}`]: { body: meetup }, [move]: { body: meetup } },
    });
    await userEvent.click(await screen.findByRole('radio', { name: /Library cafe.*from you/ }));
    await submit();
    expect(
      await screen.findByText(moves ? 'Another time proposed' : 'Choose another time or place'),
    ).toBeVisible();
    expect(calls.filter(({ route }) => route === move)).toHaveLength(moves);
  });
});
