import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer } from '../../../api/fake-server';
import type { Feature } from '../../../app/feature';
import { forgetEverything, renderApp, stub } from '../../../app/render-app';
import { Highlights } from './highlights';

const page: Feature = {
  name: 'page',
  namespaces: ['home'],
  routes: [{ path: '/', page: () => Promise.resolve(Highlights) }],
};
const PAGES = {
  '/listings': 'Find it in seconds POPULAR',
  '/create-voice-listing': 'Say it, and it is written NEW',
  '/create-image-listing': 'A photo is enough TRENDING',
  '/create-listing': 'Post in half a minute',
  '/market-value': 'Know what it is worth',
  '/pricing': 'Offers answered for you',
  '/support/chat': 'Ask the assistant BETA',
  '/auth': 'No account needed',
};

const open = (paths: readonly string[]) => {
  fakeServer({});
  return renderApp('/', [page, ...paths.map(stub)]);
};
const shown = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => {
    const [title, badge] = Array.from(heading.childNodes, ({ textContent }) => textContent);
    const to = heading.closest('a')?.getAttribute('href')?.split('?')[0];
    return [to, badge ? `${title} ${badge}` : title];
  });

describe('what the product can do', () => {
  afterEach(forgetEverything);

  it('leads to a page each, and says what is new', async () => {
    await open(Object.keys(PAGES));
    expect(shown()).toEqual(Object.entries(PAGES));
  });

  it('leaves out what this build has no page for', async () => {
    await open(['/listings', '/auth']);
    expect(shown()).toEqual([
      ['/listings', PAGES['/listings']],
      ['/auth', PAGES['/auth']],
    ]);
  });
});
