import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

const onClose = jest.fn();

/** The browser tells a click to what holds both the place of the press and that of the release. */
function press(from: HTMLElement, to: HTMLElement) {
  fireEvent.pointerDown(from);
  fireEvent.pointerUp(to);
  fireEvent.click(from === to ? to : screen.getByRole('dialog'));
}

function start() {
  render(
    <Dialog open onClose={onClose} title="Sheet">
      <p>words</p>
    </Dialog>,
  );
  return { beside: screen.getByRole('dialog'), words: screen.getByText('words') };
}

describe('a press beside a dialog', () => {
  afterEach(() => {
    onClose.mockClear();
  });

  it('closes it', () => {
    const { beside } = start();
    press(beside, beside);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('leaves it open when it begins or ends in it, as a selection of text may', () => {
    const { beside, words } = start();
    press(words, beside);
    press(beside, words);
    press(words, words);
    expect(onClose).not.toHaveBeenCalled();
  });
});
