import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef, useState } from 'react';
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

function Gone({ name, children }: { name: string; children?: ReactNode }) {
  const [gone, setGone] = useState(false);
  return gone ? (
    children
  ) : (
    <button type="button" onClick={() => setGone(true)}>
      {name}
    </button>
  );
}

/** What has controls that go, itself and in the items of its lists, one in another, all of it in a dialog. */
function Rules() {
  const [parts, setParts] = useState(['one', 'two']);
  const place = useFocusKept<HTMLElement>();
  return (
    <dialog open>
      <section ref={place}>
        <ul>
          <li>
            <ul>
              {parts.map((part) => (
                <li key={part}>
                  <select aria-label={part} />
                  {parts.length > 1 && (
                    <button type="button" onClick={() => setParts(parts.filter((other) => other !== part))}>
                      remove {part}
                    </button>
                  )}
                </li>
              ))}
            </ul>
            <Gone name="mark" />
            <a href="/">first rule</a>
          </li>
          <li>
            <button type="button">second rule</button>
          </li>
        </ul>
        <Gone name="choose">
          <input aria-label="waiting" disabled />
          <button type="button">clear</button>
        </Gone>
        <a href="/">more</a>
      </section>
    </dialog>
  );
}

/** Beneath its dialog nothing takes the focus. */
function Asked() {
  const [answered, setAnswered] = useState(false);
  const place = useFocusKept<HTMLDivElement>();
  return (
    <div ref={place}>
      <button type="button" disabled>
        beneath
      </button>
      <dialog open>
        {!answered && (
          <button type="button" onClick={() => setAnswered(true)}>
            answer
          </button>
        )}
      </dialog>
    </div>
  );
}

/** What has the focus next lies elsewhere, and goes itself when the control comes back. */
function Begun() {
  const [begun, setBegun] = useState(true);
  const talk = useRef<HTMLElement>(null);
  const place = useFocusKept<HTMLElement>(talk);
  return (
    <>
      <header ref={place}>
        {begun && (
          <button type="button" onClick={() => setBegun(false)}>
            begin anew
          </button>
        )}
      </header>
      <section ref={talk} tabIndex={-1} aria-label="talk">
        {!begun && (
          <button type="button" onClick={() => setBegun(true)}>
            suggestion
          </button>
        )}
      </section>
    </>
  );
}

describe('the focus on a control that goes', () => {
  it('is not taken from elsewhere when the control is there again', async () => {
    render(<Begun />);
    await press('begin anew');
    await settle();
    expect(screen.getByRole('region', { name: 'talk' })).toHaveFocus();
    await press('suggestion');
    await settle();
    expect(screen.getByRole('button', { name: 'begin anew' })).not.toHaveFocus();
  });

  it('goes to what stands in its place, or else in its item, whichever takes it', async () => {
    render(<Rules />);
    await press('choose');
    await settle();
    expect(screen.getByRole('button', { name: 'clear' })).toHaveFocus();
    await press('mark');
    await settle();
    expect(screen.getByRole('link', { name: 'first rule' })).toHaveFocus();
  });

  it('stays within the list that was shortened', async () => {
    render(<Rules />);
    await press('remove two');
    await settle();
    expect(screen.getByRole('combobox', { name: 'one' })).toHaveFocus();
  });

  it('waits for the end of the dialog that it was in', async () => {
    render(<Asked />);
    await press('answer');
    await settle();
    expect(document.body).toHaveFocus();
    const beneath = screen.getByRole<HTMLButtonElement>('button', { name: 'beneath' });
    beneath.disabled = false;
    screen.getByRole<HTMLDialogElement>('dialog').close();
    await settle();
    expect(beneath).toHaveFocus();
  });
});
