import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { MessageWords } from './message-words';

const CHAIR = `${location.origin}/listing/chair`;
const show = (words: string) =>
  render(
    <MemoryRouter>
      <p>
        <MessageWords words={words} />
      </p>
    </MemoryRouter>,
  );

describe('an address in a message', () => {
  it.each([
    `Look: ${CHAIR}`,
    `It is ${CHAIR}.`,
    `Is it ${CHAIR}?!`,
    `Not ${CHAIR}, the other`,
    `This one (${CHAIR}), please`,
    `This one (see ${CHAIR}.)`,
    `[${CHAIR}]: that`,
    `I mean "${CHAIR}".`,
    `Es este: «${CHAIR}»…`,
  ])('leads there without the marks around it: %s', (words) => {
    show(words);
    const link = screen.getByRole('link');
    expect(link.textContent).toBe(CHAIR);
    expect(link).toHaveAttribute('href', '/listing/chair');
    expect(screen.getByRole('paragraph').textContent).toBe(words);
  });

  it('keeps the marks and brackets that are its own', () => {
    const own = `${location.origin}/listings?q=desk(oak)[2]`;
    show(`Among ${own}, ${CHAIR}?from=a.b#c`);
    const [first, second] = screen.getAllByRole('link');
    expect(first?.textContent).toBe(own);
    expect(second).toHaveAttribute('href', '/listing/chair?from=a.b#c');
  });

  it('of another site is only words', () => {
    show('https://example.com/pay-me. Now!');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('https://example.com/pay-me. Now!')).toBeVisible();
  });
});
