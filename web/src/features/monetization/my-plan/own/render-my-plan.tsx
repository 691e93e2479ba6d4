import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeCall, fakeServer } from '../../../../api/fake-server';
import type { MyPlan } from '../../../../api/monetization/my-plan';
import { aSession, renderApp, signedInAs, stub } from '../../../../app/render-app';
import { myPlan } from '../feature';

type Routes = Parameters<typeof fakeServer>[0];
/** For tests: the page of a member’s plan. */
export async function open(
  own: MyPlan | Routes[string],
  routes: Routes = {},
  search = '',
): Promise<FakeCall[]> {
  const isPlan = typeof own === 'object' && 'tier' in own;
  const calls = fakeServer({
    'GET /api/my-plan': isPlan ? { body: own } : own,
    'GET /api/my-payments': { body: { payments: [] } },
    'POST /api/auth/refresh': { body: aSession() },
    ...routes,
  });
  await renderApp('/', [myPlan, stub('/'), stub('/pricing'), stub('/create-listing')]);
  await signedInAs(aSession());
  await act(async () => {
    history.pushState(null, '', `/subscription${search}`);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  return calls;
}
export const card = async (plan: string) => within(await screen.findByRole('region', { name: plan }));
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const sent = (calls: FakeCall[], wanted: string) =>
  calls.filter(({ route }) => route === wanted).map(({ body }) => body);
export const primary = () =>
  [...document.querySelectorAll('main .primary')].map(({ textContent }) => textContent);
