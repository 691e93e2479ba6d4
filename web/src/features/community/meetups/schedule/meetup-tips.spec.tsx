import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshSchedule, open, openSheet, sheet } from './schedule-setup';

describe('tips for a first meetup', () => {
  freshSchedule();

  it('are four, behind one line of the sheet', async () => {
    await open();
    await openSheet();
    const dialog = within(await sheet());
    expect(dialog.getByText('Meet where others are around, by daylight.')).not.toBeVisible();
    await userEvent.click(dialog.getByText('First meetup? Four tips'));
    for (const tip of [
      'Meet where others are around, by daylight.',
      'Look at it and try it first, then pay.',
      'Bring the agreed sum, and pay nothing ahead.',
      'Tell a friend: “Share my meetup” shows them when and where.',
    ])
      expect(dialog.getByText(tip)).toBeVisible();
  });
});
