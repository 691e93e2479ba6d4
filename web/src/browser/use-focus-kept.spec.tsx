import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useFocusKept } from './use-focus-kept';

function List({ lasting }: { lasting?: boolean }) {
  const [items, setItems] = useState(['a', 'b', 'c']);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useFocusKept<HTMLUListElement>(heading);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Things
      </h2>
      {(lasting || items.length > 0) && (
        <ul ref={list}>
          {items.map((item) => (
            <li key={item}>
              <a href="/">about {item}</a>
              <button type="button" onClick={() => setItems(items.filter((other) => other !== item))}>
                remove {item}
              </button>
            </li>
          ))}
        </ul>
      )}
      <button type="button" onClick={() => setItems([])}>
        remove all
      </button>
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const settle = () => act(async () => undefined);

describe('the focus in a list of which something is removed', () => {
  it('goes on to the same control of the next one, or of the one before', async () => {
    render(<List />);
    await press('remove b');
    await settle();
    expect(screen.getByRole('button', { name: 'remove c' })).toHaveFocus();
    await press('remove c');
    await settle();
    expect(screen.getByRole('button', { name: 'remove a' })).toHaveFocus();
  });

  it.each([true, false])(
    'goes to the heading when none is left, with a list that stays: %s',
    async (lasting) => {
      render(<List lasting={lasting} />);
      for (const name of ['remove a', 'remove b', 'remove c']) {
        await press(name);
        await settle();
      }
      expect(screen.getByRole('heading', { name: 'Things' })).toHaveFocus();
    },
  );

  it('stays where somebody has taken it', async () => {
    render(<List />);
    act(() => screen.getByRole('button', { name: 'remove a' }).focus());
    await press('remove all');
    await settle();
    expect(screen.getByRole('button', { name: 'remove all' })).toHaveFocus();
  });
});
