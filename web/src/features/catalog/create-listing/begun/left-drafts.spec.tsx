import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fakeServer, refusal } from '../../../../api/fake-server';
import type { Feature } from '../../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../../app/render-app';
import { Slot } from '../../../../app/slot';
import { shownToast } from '../../../../ui/toast/toast-store';
import { ID, kept, PUT } from '../draft/a-server-draft';
import { copyOf, type LocalCopy, writeCopy } from '../draft/local-copies';
import { leftDrafts } from '../feature';
import { EMPTY } from '../listing-values';

const ME = { id: aSession().profile.id, kind: 'member' } as const;
const Page = () => <Slot name="floating" />;
const page: Feature = {
  name: 'page',
  namespaces: [],
  routes: [{ path: '/', page: () => Promise.resolve(Page) }],
};
const arrive = async () => {
  await renderApp('/', [page, leftDrafts]);
  await signedInAs(aSession());
};
const leaveCopy = (wanted: Partial<LocalCopy> = {}) =>
  writeCopy({
    id: ID,
    version: 3,
    unsent: true,
    form: 'form-1',
    change: 2,
    owner: ME.id,
    kind: 'member',
    savedAt: 1000,
    values: { ...EMPTY, title: 'Kettle' },
    images: [],
    byAi: [],
    ...wanted,
  });

describe('what was typed as a page was left', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('is sent from the next one, as the change it was', async () => {
    const calls = fakeServer({ [PUT]: kept(4) });
    leaveCopy();
    await arrive();
    await waitFor(() => expect(copyOf(ID, ME)).toMatchObject({ version: 4, unsent: false }));
    const sent = calls.filter(({ route }) => route === PUT);
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ title: 'Kettle', version: 3, form: 'form-1', change: 2 }),
    ]);
  });

  it('stays what is typed meanwhile in another tab', async () => {
    fakeServer({
      [PUT]: () => {
        leaveCopy({ savedAt: 2000, change: 3, values: { ...EMPTY, title: 'Kettle, red' } });
        return kept(4);
      },
    });
    leaveCopy();
    await arrive();
    await waitFor(() => expect(copyOf(ID, ME)).toMatchObject({ savedAt: 2000 }));
    expect(copyOf(ID, ME)).toMatchObject({ unsent: true, change: 3 });
  });

  it.each([
    [
      'another device has changed it',
      refusal(409, 'catalog.draft-changed-elsewhere', { params: { version: 5 } }),
    ],
    ['there is no connection', 'network-error' as const],
  ])('stays in this browser, and nothing is announced, when %s', async (_, answer) => {
    const calls = fakeServer({ [PUT]: answer });
    leaveCopy();
    await arrive();
    await waitFor(() => expect(calls.map(({ route }) => route)).toContain(PUT));
    expect(copyOf(ID, ME)).toMatchObject({ unsent: true, version: 3 });
    expect(shownToast()).toBeNull();
  });

  it.each([
    ['the server has', { unsent: false }],
    ['a form still holds', { change: 0 }],
    ['another member wrote', { owner: 'somebody-else' }],
  ])('is nothing that %s', async (_, wanted) => {
    const calls = fakeServer({ [PUT]: kept(4), [`PUT /api/my-drafts/left`]: kept(1) });
    leaveCopy(wanted);
    leaveCopy({ id: 'left', savedAt: 3000 });
    await arrive();
    await waitFor(() => expect(copyOf('left', ME)).toMatchObject({ unsent: false }));
    expect(calls.map(({ route }) => route)).not.toContain(PUT);
  });
});
