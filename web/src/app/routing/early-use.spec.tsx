import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, type FormEvent, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hasAnswered, repeatEarlyUse, watchEarlyUse } from './early-use';
import { lazyPage } from './lazy-page';

const page = (Part: ComponentType) => (
  <div onClickCapture={hasAnswered} onInputCapture={hasAnswered}>
    <Suspense>
      <Part />
    </Suspense>
  </div>
);

/** The page as the server drew it, with code that has arrived there and `arrive` to let it come here. */
async function drawn(part: ComponentType) {
  const there = lazyPage(async () => part);
  await there.preload();
  const code = Promise.withResolvers<ComponentType>();
  const here = lazyPage(() => code.promise);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page(there.Page));
  const takeOver = async () => {
    await act(async () => {
      watchEarlyUse(root);
      hydrateRoot(root, page(here.Page), { onRecoverableError: drawnAnew });
      repeatEarlyUse();
    });
    await act(pressedAgain);
  };
  const arrive = async () => {
    await act(async () => code.resolve(part));
    await act(pressedAgain);
  };
  return { takeOver, preload: here.preload, arrive };
}

/** That comes when React has drawn what was typed. */
const pressedAgain = () => new Promise<void>((resolve) => setTimeout(resolve));

const drawnAnew = jest.fn();
const pressed = jest.fn();
function Buttons() {
  return (
    <>
      <button type="button" onClick={() => pressed('first')}>
        First
      </button>
      <button type="button" onClick={() => pressed('second')}>
        Second
      </button>
    </>
  );
}

const changed = jest.fn();
function Choices() {
  const [chosen, choose] = useState('monthly');
  return ['monthly', 'yearly'].map((each) => (
    <input
      key={each}
      aria-label={each}
      type="radio"
      name="cycle"
      checked={chosen === each}
      onChange={() => {
        changed(each);
        choose(each);
      }}
    />
  ));
}

const sent = jest.fn();
function Fields() {
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState(false);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      <output>{name}</output>
      <input aria-label="email" defaultValue="" />
      <input
        aria-label="agreed"
        type="checkbox"
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      <button type="button" onClick={() => sent(name, agreed)}>
        Send
      </button>
    </form>
  );
}
function send(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  sent(new FormData(event.currentTarget).get('email'));
}
function SignIn() {
  const [email, setEmail] = useState('');
  return (
    <form onSubmit={send}>
      <input
        aria-label="email"
        name="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <button type="submit">Send</button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('use of a page before it is taken over', () => {
  afterEach(() => {
    drawnAnew.mockClear();
    pressed.mockClear();
    sent.mockClear();
    document.body.replaceChildren();
  });

  it('repeats the press that came last, once', async () => {
    const drawing = await drawn(Buttons);
    screen.getByText('Second').setAttribute('data-pressed', '');
    await drawing.takeOver();
    expect(pressed).not.toHaveBeenCalled();
    await drawing.arrive();
    expect(pressed.mock.calls).toEqual([['second']]);
    await act(async () => repeatEarlyUse());
    await act(pressedAgain);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('repeats a press that comes between taking over and the code of its part', async () => {
    const drawing = await drawn(Buttons);
    await drawing.takeOver();
    act(() => screen.getByText('First').click());
    act(() => screen.getByText('Second').click());
    expect(pressed).not.toHaveBeenCalled();
    await drawing.arrive();
    expect(pressed.mock.calls).toEqual([['second']]);
  });

  it.each([
    ['repeats a press on what React draws anew', ['Other', 'Second'], [['Second']]],
    ['forgets a press on what is not there any more', ['Other'], []],
  ])('%s, since the browser would have drawn it otherwise', async (_, here, answered) => {
    let items = ['First', 'Second'];
    const drawing = await drawn(() =>
      items.map((item) => (
        <button key={item} type="button" onClick={() => pressed(item)}>
          {item}
        </button>
      )),
    );
    await drawing.takeOver();
    act(() => screen.getByText('Second').click());
    items = here;
    await drawing.arrive();
    expect(drawnAnew).toHaveBeenCalledTimes(1);
    expect(pressed.mock.calls).toEqual(answered);
  });

  it('leaves presses that were answered alone', async () => {
    const drawing = await drawn(Buttons);
    await drawing.takeOver();
    await drawing.arrive();
    await act(async () => screen.getByText('First').click());
    await act(async () => repeatEarlyUse());
    await act(pressedAgain);
    expect(pressed.mock.calls).toEqual([['first']]);
  });

  it('keeps what was typed and chosen, also where React has a value of its own', async () => {
    const drawing = await drawn(Fields);
    field('name').value = 'amir';
    field('email').value = 'amir@example.org';
    field('agreed').checked = true;
    await drawing.takeOver();
    fireEvent.input(field('name'), { target: { value: 'amira' } });
    await drawing.arrive();
    expect(field('name').value).toBe('amira');
    expect(screen.getByRole('status')).toHaveTextContent('amira');
    expect(field('email').value).toBe('amir@example.org');
    expect(field('agreed').checked).toBe(true);
  });

  it('chooses again what was chosen, and nothing where nobody has', async () => {
    const { takeOver, arrive } = await drawn(Choices);
    await takeOver();
    await arrive();
    expect(changed).not.toHaveBeenCalled();
    document.body.replaceChildren();
    const other = await drawn(Choices);
    screen.getByLabelText<HTMLInputElement>('yearly').checked = true;
    await other.takeOver();
    await other.arrive();
    expect(changed.mock.calls).toEqual([['yearly']]);
    expect(screen.getByLabelText('yearly')).toBeChecked();
  });

  it('sends a form with what was typed before', async () => {
    const drawing = await drawn(SignIn);
    field('email').value = 'amir@example.org';
    screen.getByText('Send').setAttribute('data-pressed', '');
    // As the boot script does: the browser itself sends nothing.
    document.body.addEventListener('submit', (event) => event.preventDefault());
    await drawing.takeOver();
    await drawing.arrive();
    expect(sent.mock.calls).toEqual([['amir@example.org']]);
  });

  it('sends what was typed and chosen, also when all the code is there', async () => {
    const drawing = await drawn(Fields);
    field('name').value = 'amir';
    field('agreed').checked = true;
    screen.getByText('Send').setAttribute('data-pressed', '');
    await drawing.arrive();
    await drawing.preload();
    await drawing.takeOver();
    expect(sent.mock.calls).toEqual([['amir', true]]);
    expect(field('agreed').checked).toBe(true);
  });

  it('has no say in what is typed later', async () => {
    const drawing = await drawn(Fields);
    field('name').value = 'amir';
    await drawing.takeOver();
    await drawing.arrive();
    await act(async () => fireEvent.input(field('name'), { target: { value: '' } }));
    await act(async () => repeatEarlyUse());
    await act(pressedAgain);
    expect(field('name').value).toBe('');
    expect(screen.getByRole('status')).toHaveTextContent('');
  });
});
