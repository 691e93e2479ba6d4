import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { LineBlock } from './line-block';

let tell: (isIntersecting: boolean, height: number) => void;
class Watched implements Partial<IntersectionObserver> {
  constructor(told: IntersectionObserverCallback) {
    tell = (isIntersecting, height) => {
      const entry = {
        isIntersecting,
        boundingClientRect: { height },
      } as unknown as IntersectionObserverEntry;
      act(() => told([entry], this as unknown as IntersectionObserver));
    };
  }
  observe = jest.fn();
  disconnect = jest.fn();
}

const block = async (away = false) => {
  const frame = { current: document.createElement('div') };
  render(
    <LineBlock box={frame} count={50} away={away}>
      <p>What was said</p>
    </LineBlock>,
  );
  await screen.findByText(/What was said|further/);
  return frame.current;
};

describe('a part of a long thread', () => {
  beforeEach(() => {
    window.IntersectionObserver = Watched as unknown as typeof IntersectionObserver;
  });
  afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));

  it('leaves the page when it is far, keeps its place and says so, and comes back', async () => {
    await block();
    expect(screen.getByText('What was said')).toBeVisible();
    tell(false, 2345);
    expect(screen.queryByText('What was said')).toBeNull();
    const place = screen.getByText(/further/);
    expect(place.parentElement).toHaveStyle({ height: '2345px' });
    tell(true, 2345);
    expect(screen.getByText('What was said')).toBeVisible();
  });

  it('is not drawn at first when the thread opens elsewhere', async () => {
    await block(true);
    expect(screen.queryByText('What was said')).toBeNull();
    tell(true, 2400);
    expect(screen.getByText('What was said')).toBeVisible();
  });

  it('pushes nothing away that is being read when it is higher than its place was', async () => {
    const frame = await block(true);
    frame.scrollTop = 5000;
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(3000);
    tell(true, 2400);
    expect(frame.scrollTop).toBe(5600);
    jest.restoreAllMocks();
  });
});
