import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { dismissToast, shownToast, toast } from '../../ui/toast/toast-store';
import { useErrorsStayBehind } from './use-errors-stay-behind';

function Page() {
  useErrorsStayBehind();
  return (
    <>
      <Link to="/next">next</Link>
      <Link to="?sorted=1">sorted</Link>
    </>
  );
}
const go = (name: string) => fireEvent.click(screen.getByText(name));

describe('what a toast said about a page', () => {
  afterEach(() => act(dismissToast));

  it('goes with the page when it was a failure, and not before', () => {
    render(<Page />, { wrapper: MemoryRouter });
    act(() => toast({ title: 'Failed', tone: 'destructive' }));
    go('sorted');
    expect(shownToast()).toMatchObject({ title: 'Failed' });
    go('next');
    expect(shownToast()).toBeNull();
  });

  it('comes along when it was good news', () => {
    render(<Page />, { wrapper: MemoryRouter });
    act(() => toast({ title: 'Saved' }));
    go('next');
    expect(shownToast()).toMatchObject({ title: 'Saved' });
  });
});
