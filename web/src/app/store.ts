import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useDispatch, useSelector } from 'react-redux';
import { baseApi } from '../api/base-api';
import { readAgainIfChanged } from '../api/changed-while-read';
import { takeFirstData } from '../api/first-data';
import { problemToasts } from './problems/problem-toasts';
import { sessionSlice, VISITOR } from './session/session.slice';

/** Slices of lazily loaded features declare themselves here: `interface LazySlices extends WithSlice<typeof x> {}`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface LazySlices {}

export const rootReducer = combineSlices(sessionSlice, baseApi).withLazyLoadedSlices<LazySlices>();

export function createStore() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware, readAgainIfChanged, problemToasts),
    // What an answer changes is drawn with the toast that tells of it; by default it would come a frame later.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  setupListeners(store.dispatch);
  const firstData = takeFirstData();
  if (firstData) store.dispatch(firstData);
  return store;
}

/**
 * The state as the server drew a page from it. Somebody may sign in in another tab before this one has taken it over:
 * then it is taken over as it was drawn, and follows at once.
 */
export const asDrawn = (store: AppStore): RootState => ({
  session: VISITOR,
  get [baseApi.reducerPath]() {
    return store.getState()[baseApi.reducerPath];
  },
});

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<typeof rootReducer>;

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
