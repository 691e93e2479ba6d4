import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { aSession, forgetEverything } from '../../app/render-app';
import { createStore } from '../../app/store';
import { fakeServer } from '../fake-server';
import { openSession } from '../session-token';
import { aPlan } from './a-plan';
import { myPlanApi } from './my-plan.gen';
import './my-plan';
import { ordersApi } from './orders.gen';

describe('a plan that is changed here', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('has what is answered by it read again, without word from the server', async () => {
    const WITH = 'GET /api/orders/with/theo';
    const calls = fakeServer({
      [WITH]: { body: { items: [] } },
      'POST /api/my-plan/resume': { body: aPlan() },
      'POST /api/auth/refresh': { body: aSession() },
    });
    openSession(aSession());
    const { dispatch } = createStore();
    await dispatch(ordersApi.endpoints.ordersWith.initiate({ id: 'theo' }));
    await dispatch(myPlanApi.endpoints.resumePlan.initiate());
    await waitFor(() => expect(calls.filter(({ route }) => route === WITH)).toHaveLength(2));
  });
});
