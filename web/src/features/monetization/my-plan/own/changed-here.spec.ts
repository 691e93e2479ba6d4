import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fakeServer } from '../../../../api/fake-server';
import { aPlan } from '../../../../api/monetization/a-plan';
import { myPlanApi } from '../../../../api/monetization/my-plan.gen';
import { openSession } from '../../../../api/session-token';
import { aSession, forgetEverything } from '../../../../app/render-app';
import { createStore } from '../../../../app/store';
import '../../../../api/monetization/my-plan';
import { ordersApi } from '../../../../api/monetization/orders.gen';

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
