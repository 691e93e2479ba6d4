import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hasAnswered, repeatEarlyUse, watchEarlyUse } from './early-use';
import { lazyPage } from './lazy-page';

/** The page as the server drew it, with code that has arrived there and `arrive` to let it come here. */
async function drawn(part: () => ReactNode) {
  const there = lazyPage(async () => part);
  await there.preload();
  let arrive: () => void = () => undefined;
  const here = lazyPage(
    () =>
      new Promise<() => ReactNode>((done) => {
        arrive = () => done(part);
      }),
  );
  const page = (Part: () => ReactNode) => (
    <div onClickCapture={hasAnswered} onInputCapture={hasAnswered}>
      <Suspense>
        <Part />
      </Suspense>
    </div>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page(there.Page as () => ReactNode));
  const takeOver = () =>
    act(async () => {
      watchEarlyUse(root);
      hydrateRoot(root, page(here.Page as () => ReactNode));
      repeatEarlyUse();
    });
  return { takeOver, arrive: () => act(async () => arrive()) };
}

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

function Fields() {
  const [name, setName] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      <output>{name}</output>
      <input aria-label="email" defaultValue="" />
      <input aria-label="agreed" type="checkbox" />
    </form>
  );
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('use of a page before it is taken over', () => {
  afterEach(() => {
    pressed.mockClear();
    document.body.replaceChildren();
  });

  it('repeats the press that came last, once', async () => {
    const page = await drawn(Buttons);
    screen.getByText('Second').setAttribute('data-pressed', '');
    await page.takeOver();
    expect(pressed).not.toHaveBeenCalled();
    await page.arrive();
    expect(pressed.mock.calls).toEqual([['second']]);
    act(repeatEarlyUse);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('repeats a press that comes between taking over and the code of its part', async () => {
    const page = await drawn(Buttons);
    await page.takeOver();
    screen.getByText('First').click();
    screen.getByText('Second').click();
    expect(pressed).not.toHaveBeenCalled();
    await page.arrive();
    expect(pressed.mock.calls).toEqual([['second']]);
  });

  it('leaves presses that were answered alone', async () => {
    const page = await drawn(Buttons);
    await page.takeOver();
    await page.arrive();
    await act(async () => screen.getByText('First').click());
    act(repeatEarlyUse);
    expect(pressed.mock.calls).toEqual([['first']]);
  });

  it('keeps what was typed and chosen, also where React has a value of its own', async () => {
    const page = await drawn(Fields);
    field('name').value = 'amir';
    field('email').value = 'amir@example.org';
    field('agreed').checked = true;
    await page.takeOver();
    fireEvent.input(field('name'), { target: { value: 'amira' } });
    await page.arrive();
    expect(field('name').value).toBe('amira');
    expect(screen.getByRole('status')).toHaveTextContent('amira');
    expect(field('email').value).toBe('amir@example.org');
    expect(field('agreed').checked).toBe(true);
  });

  it('has no say in what is typed later', async () => {
    const page = await drawn(Fields);
    field('name').value = 'amir';
    await page.takeOver();
    await page.arrive();
    await act(async () => fireEvent.input(field('name'), { target: { value: '' } }));
    act(repeatEarlyUse);
    expect(field('name').value).toBe('');
    expect(screen.getByRole('status')).toHaveTextContent('');
  });
});
