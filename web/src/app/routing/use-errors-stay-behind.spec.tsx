import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import { dismissToast, shownToast, toast } from '../../ui/toast/toast-store';
import { useErrorsStayBehind } from './use-errors-stay-behind';

const answered = Promise.withResolvers<void>();

function Page() {
  useErrorsStayBehind();
  const navigate = useNavigate();
  const goAndFail = async () => {
    await answered.promise;
    await navigate('/next');
    toast({ title: 'Half done', tone: 'destructive' });
  };
  return (
    <>
      <button type="button" onClick={() => void goAndFail()}>
        go and fail
      </button>
      <p>at {useLocation().pathname}</p>
      <Link to="/next">next</Link>
      <Link to="?sorted=1">sorted</Link>
    </>
  );
}
const go = (name: string) => fireEvent.click(screen.getByText(name));

describe('what a toast said about a page', () => {
  afterEach(() => {
    act(dismissToast);
    history.replaceState(null, '', '/');
  });

  it('goes with the page when it was a failure, and not before', () => {
    render(<Page />, { wrapper: BrowserRouter });
    act(() => toast({ title: 'Failed', tone: 'destructive' }));
    go('sorted');
    expect(shownToast()).toMatchObject({ title: 'Failed' });
    go('next');
    expect(shownToast()).toBeNull();
  });

  it('stays when it is told as the next page is gone to', async () => {
    render(<Page />, { wrapper: BrowserRouter });
    go('go and fail');
    setTimeout(answered.resolve);
    await screen.findByText('at /next');
    expect(shownToast()).toMatchObject({ title: 'Half done' });
  });

  it('comes along when it was good news', () => {
    render(<Page />, { wrapper: BrowserRouter });
    act(() => toast({ title: 'Saved' }));
    go('next');
    expect(shownToast()).toMatchObject({ title: 'Saved' });
  });
});
