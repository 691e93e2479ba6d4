import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { BrowserRouter, useSearchParams } from 'react-router-dom';
import { Link } from '../../ui/link';
import { lazyPage } from './lazy-page';

const code = Promise.withResolvers<ComponentType>();
const late = lazyPage(() => code.promise);

function Page() {
  const [search] = useSearchParams();
  return search.has('on') ? <late.Page /> : <Link to="?on=1">Switch it on</Link>;
}

describe('a link that leads to what has to be fetched', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('is followed once that is there, and until then nothing changes', async () => {
    await act(async () => {
      render(
        <BrowserRouter>
          <Suspense fallback="Waiting">
            <Page />
          </Suspense>
        </BrowserRouter>,
      );
    });
    await userEvent.click(screen.getByRole('link', { name: 'Switch it on' }));
    expect(screen.getByRole('link', { name: 'Switch it on' })).toBeVisible();
    code.resolve(() => <p>It is on</p>);
    expect(await screen.findByText('It is on')).toBeVisible();
  });
});
