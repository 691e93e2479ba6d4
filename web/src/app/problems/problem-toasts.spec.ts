import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { baseApi } from '../../api/base-api';
import { problemIn } from '../../api/problem';
import { dismissToast, shownToast } from '../../ui/toast/toast-store';
import { createStore } from '../store';
import { fieldErrors } from './form-problem';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    changeThing: build.mutation<void, void>({ query: () => ({ url: '/api/things', method: 'POST' }) }),
  }),
});

function refuseWith(problem: object): void {
  const response = () =>
    new Response(JSON.stringify(problem), {
      status: 422,
      headers: { 'content-type': 'application/problem+json' },
    });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => response());
}

const change = () => createStore().dispatch(api.endpoints.changeThing.initiate()).unwrap();
const nextTask = () => new Promise((done) => setTimeout(done));

describe('a failed change', () => {
  afterEach(() => {
    dismissToast();
    jest.restoreAllMocks();
  });

  it('is told in a toast, in the words for its code', async () => {
    refuseWith({ status: 409, code: 'platform.changed-meanwhile', title: 'x' });
    await expect(change()).rejects.toMatchObject({ code: 'platform.changed-meanwhile' });
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        tone: 'destructive',
        title: 'Error',
        description: 'Someone changed this at the same moment. Please try again.',
      }),
    );
  });

  it('uses the title and the text where the specification gives both', async () => {
    refuseWith({ status: 401, code: 'platform.authentication-required', title: 'x' });
    await expect(change()).rejects.toBeDefined();
    await waitFor(() => expect(shownToast()?.title).toBe('Authentication Required'));
  });

  it('is left to the form whose fields it is about', async () => {
    const issues = [{ field: 'email', code: 'is-email' }];
    refuseWith({ status: 422, code: 'platform.invalid-input', title: 'x', issues });
    const errors = await change().catch((error: unknown) => fieldErrors(error, 'identity', ['email']));
    expect(errors).toEqual({ email: 'Please enter a valid e-mail address' });
    await nextTask();
    expect(shownToast()).toBeNull();
  });

  it('is told all the same when the form has no such field', async () => {
    const issues = [{ field: 'price', code: 'is-number' }];
    refuseWith({ status: 422, code: 'platform.invalid-input', title: 'x', issues });
    const errors = await change().catch((error: unknown) => fieldErrors(error, 'identity', ['email']));
    expect(errors).toEqual({});
    await waitFor(() => expect(shownToast()?.description).toBe('Please check what you entered.'));
  });

  it('is nobody’s when it was under way as the session ended', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
    const store = createStore();
    const changing = store.dispatch(api.endpoints.changeThing.initiate()).unwrap();
    store.dispatch(baseApi.util.resetApiState());
    expect(await changing.then(() => 'changed', problemIn)).toBeUndefined();
    await nextTask();
    expect(shownToast()).toBeNull();
  });

  it('is no failure of a call when the code around it failed', () => {
    expect(() => problemIn(new TypeError('no function'))).toThrow('no function');
  });
});
