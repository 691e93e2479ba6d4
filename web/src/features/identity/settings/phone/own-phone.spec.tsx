import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../../api/fake-server';
import type { PhoneState } from '../../../../api/identity/own-data.gen';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../../app/render-app';
import { settings } from '../feature';

const READ = 'GET /api/profile';
const STATE = 'GET /api/profile/phone';
const ASK = 'POST /api/profile/phone/code';
const CONFIRM = 'POST /api/profile/phone/confirmation';
const PHONE = '+1 413 555 0142';
const member = aSession({ name: 'ada', email: 'ada@example.org' });
const own = { ...member.profile, fullName: null, bio: null, phone: PHONE, memberSince: '2026-01-01' };

const state = (wanted: Partial<PhoneState> = {}): PhoneState => ({
  phone: PHONE,
  confirmedAt: null,
  possible: true,
  code: null,
  ...wanted,
});
const code = {
  state: 'sent',
  to: '+14135550142',
  expiresAt: '2026-11-22T12:10:00.000Z',
  triesLeft: 5,
} as const;

/** The section, with a server that answers what the number's state is at the moment. */
async function open(first: PhoneState, answers: Parameters<typeof fakeServer>[0] = {}) {
  let now = first;
  const calls = fakeServer({
    [READ]: { body: { ...own, phone: first.phone } },
    [STATE]: () => ({ body: now }),
    ...answers,
  });
  await renderApp('/auth', [settings, stub('/auth')]);
  await signedInAs(member);
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }));
  const section = within(await screen.findByRole('region', { name: 'Confirm your number' }));
  return { section, calls, become: (next: PhoneState) => (now = next) };
}

describe('one’s own number', () => {
  afterEach(forgetEverything);

  it('is texted a code, which confirms it', async () => {
    const { section, calls, become } = await open(state(), {
      [ASK]: () => ({ status: 202, body: become(state({ code })) }),
      [CONFIRM]: () => ({ body: become(state({ confirmedAt: '2026-11-22T12:00:00.000Z' })) }),
    });
    expect(await section.findByText(`${PHONE} is not confirmed yet.`)).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Text me a code' }));
    expect(await section.findByText(/We sent a code to \+14135550142/)).toBeVisible();
    const field = section.getByLabelText('Code');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveFocus();
    await userEvent.type(field, '123456{Enter}');
    expect(await section.findByText('Confirmed on November 22, 2026')).toBeVisible();
    expect(calls).toContainEqual(expect.objectContaining({ route: CONFIRM, body: { code: '123456' } }));
  });

  it('keeps a wrong code under its field, with the tries that are left', async () => {
    const issues = [{ field: 'code', code: 'phone-code-wrong', params: { left: 1 } }];
    const { section } = await open(state({ code }), {
      [CONFIRM]: refusal(422, 'platform.invalid-input', { issues }),
    });
    const field = await section.findByLabelText('Code');
    await userEvent.type(field, '654321{Enter}');
    expect(await section.findByText('This is not the code we sent. Tries left: 1.')).toBeVisible();
    expect(field).toHaveValue('654321');
  });

  it('says when another code can be sent', async () => {
    const { section } = await open(state({ code }), {
      [ASK]: refusal(429, 'platform.too-many-attempts', { params: { retryAfter: 40 } }),
    });
    await userEvent.click(await section.findByRole('button', { name: 'Send another code' }));
    expect(await section.findByText('Try again in 40 seconds.')).toBeVisible();
  });

  it('says what is wrong with it', async () => {
    const issues = [{ field: 'phone', code: 'phone-without-country' }];
    const { section } = await open(state(), { [ASK]: refusal(422, 'platform.invalid-input', { issues }) });
    await userEvent.click(await section.findByRole('button', { name: 'Text me a code' }));
    expect(await section.findByText(/with its country code/)).toBeVisible();
  });

  it.each([
    ['that takes no messages', state({ code: { ...code, state: 'refused' } }), /^No code could be sent/],
    ['that is not there', state({ phone: null }), /^There is no number in your profile/],
    ['where none can be confirmed', state({ possible: false }), 'Numbers cannot be confirmed here'],
    ['whose code is on its way', state({ code: { ...code, state: 'on-its-way' } }), /^A code is on its way/],
  ])('%s says so', async (_, shown, text) => {
    const { section } = await open(shown);
    expect(await section.findByText(text)).toBeVisible();
  });

  it('that was changed elsewhere since the profile was read is shown all the same', async () => {
    const changed = '+1 413 555 0199';
    let phone = PHONE;
    const { section, calls } = await open(state({ phone: changed }), {
      [READ]: () => {
        const read = { body: { ...own, phone } };
        phone = changed;
        return read;
      },
    });
    expect(await section.findByText(`${changed} is not confirmed yet.`)).toBeVisible();
    expect(calls.filter(({ route }) => route === READ)).toHaveLength(2);
  });

  it('that differs from a profile that cannot be read again is not waited for', async () => {
    const answers: { body: object }[] = [{ body: { ...own, phone: null } }];
    const { section, calls } = await open(state(), {
      [READ]: () => answers.shift() ?? refusal(500, 'platform.internal'),
    });
    expect(await section.findByText('Your number could not be loaded')).toBeVisible();
    answers.push({ body: { ...own, phone: PHONE } });
    await userEvent.click(section.getByRole('button', { name: /again/i }));
    expect(await section.findByText(`${PHONE} is not confirmed yet.`)).toBeVisible();
    expect(calls.filter(({ route }) => route === READ)).toHaveLength(3);
  });

  it('that cannot be read can be asked for again', async () => {
    const { section } = await open(state(), { [STATE]: refusal(500, 'platform.internal') });
    expect(await section.findByText('Your number could not be loaded')).toBeVisible();
    expect(section.getByRole('button', { name: /again/i })).toBeVisible();
  });
});
