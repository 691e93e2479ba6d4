import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { Link } from '../../ui/link';
import { useScrollRestoration } from './use-scroll-restoration';

let height = 5000;
let pageGrows: () => void = () => undefined;

function App() {
  useScrollRestoration();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/detail">open</Link>
      <Link to="?page=2" state={{ keepScroll: true }}>
        in place
      </Link>
      <Link to="/detail#caf%C3%A9">to a word</Link>
      <Link to="/detail#100%">to a share</Link>
      <Link to="/detail#comments">to what comes</Link>
      <p id="café" />
      <p id="100%" />
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <Routes>
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

const scrollByHand = (top: number) => {
  window.scrollTo(0, top);
  fireEvent.scroll(window);
};
const follow = (name: string) => fireEvent.click(screen.getByText(name));

describe('the scroll position', () => {
  beforeEach(() => {
    height = 5000;
    window.scrollY = 0;
    jest.spyOn(window, 'scrollTo').mockImplementation((_?: unknown, top?: number) => {
      window.scrollY = Math.min(top ?? 0, height);
    });
    jest.spyOn(window, 'ResizeObserver').mockImplementation((notify) => {
      pageGrows = () => notify([], {} as ResizeObserver);
      const disconnect = () => {
        pageGrows = () => undefined;
      };
      return { observe: () => undefined, unobserve: () => undefined, disconnect };
    });
    render(<App />, { wrapper: MemoryRouter });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is the top on a new page', () => {
    scrollByHand(1200);
    follow('open');
    expect(window.scrollY).toBe(0);
  });

  it('is where the page was left after going back', () => {
    scrollByHand(1200);
    follow('open');
    scrollByHand(300);
    follow('back');
    expect(window.scrollY).toBe(1200);
  });

  it('is reached as the page grows while its data arrives', () => {
    scrollByHand(1200);
    follow('open');
    height = 400;
    follow('back');
    expect(window.scrollY).toBe(400);
    fireEvent.scroll(window);
    height = 5000;
    act(pageGrows);
    expect(window.scrollY).toBe(1200);
  });

  it('is given up as soon as the person scrolls', () => {
    scrollByHand(1200);
    follow('open');
    height = 400;
    follow('back');
    fireEvent.wheel(window);
    height = 5000;
    window.scrollY = 100;
    act(pageGrows);
    expect(window.scrollY).toBe(100);
  });

  it.each([
    ['to a word', 'café'],
    ['to a share', '100%'],
  ])('is what the address names, well-formed or not: %s', (name, id) => {
    const shown: string[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(
      this: Element,
    ) {
      shown.push(this.id);
    });
    follow(name);
    expect(shown).toEqual([id]);
  });

  it('is what the address names also if that comes later', async () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
    scrollByHand(700);
    follow('to what comes');
    expect(window.scrollY).toBe(0);
    expect(shown).not.toHaveBeenCalled();
    const comments = screen.getByText('back').appendChild(document.createElement('p'));
    comments.id = 'comments';
    await waitFor(() => expect(shown.mock.contexts).toEqual([comments]));
  });

  it('is left alone by what comes after the person has scrolled', async () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
    follow('to what comes');
    fireEvent.wheel(window);
    const noted = new Promise((resolve) => {
      new MutationObserver(resolve).observe(document.body, { childList: true, subtree: true });
    });
    screen.getByText('back').appendChild(document.createElement('p')).id = 'comments';
    await noted;
    expect(shown).not.toHaveBeenCalled();
  });

  it('stays where a link asks to keep it', () => {
    scrollByHand(700);
    follow('in place');
    expect(window.scrollY).toBe(700);
  });
});
