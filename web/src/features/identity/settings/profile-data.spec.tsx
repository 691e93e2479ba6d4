import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useTrustProfileQuery } from '../../../api/community/community.gen';
import { fakeServer } from '../../../api/fake-server';
import { useOwnSessionsQuery } from '../../../api/identity/own-data.gen';
import { saveProfile } from '../../../app/session/save-profile';
import { createStore, useAppDispatch } from '../../../app/store';
import {
  useChangePasswordMutation,
  useConfirmPhoneMutation,
  useRemoveAvatarMutation,
  useSetAvatarMutation,
} from './profile-data';

const ID = '01930000-0000-7000-8000-000000000001';
const PAGE = `GET /api/profiles/${ID}`;
const SESSIONS = 'GET /api/profile/sessions';

/** What is read of oneself, and what can be changed. */
function useScreen() {
  const read = [useTrustProfileQuery({ id: ID }), useOwnSessionsQuery()];
  const dispatch = useAppDispatch();
  const [setAvatar] = useSetAvatarMutation();
  const [removeAvatar] = useRemoveAvatarMutation();
  const [confirmPhone] = useConfirmPhoneMutation();
  const [changePassword] = useChangePasswordMutation();
  return {
    settled: read.every(({ isFetching }) => !isFetching),
    rename: () => dispatch(saveProfile({ fullName: 'Ada Lovelace' })),
    setTheme: () => dispatch(saveProfile({ theme: 'dark' })),
    setAvatar: () => setAvatar({ setAvatarBody: { imageId: 'image' } }),
    removeAvatar: () => removeAvatar(),
    confirmPhone: () => confirmPhone({ confirmPhoneBody: { code: '123456' } }),
    changePassword: () =>
      changePassword({
        changePasswordBody: { currentPassword: 'one two three', newPassword: 'four five six' },
      }),
  };
}

describe('what one changes about oneself', () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['a name', 'rename', [PAGE]],
    ['a picture', 'setAvatar', [PAGE]],
    ['a picture that is taken off', 'removeAvatar', [PAGE]],
    ['a number that is confirmed', 'confirmPhone', [PAGE]],
    ['a password, which signs out elsewhere,', 'changePassword', [SESSIONS]],
    ['a theme, which nobody else sees,', 'setTheme', []],
  ] as const)('is read again where it shows: %s', async (_, change, readAgain) => {
    const calls = fakeServer({
      [PAGE]: { body: { id: ID } },
      [SESSIONS]: { body: { items: [] } },
      'PATCH /api/profile': { body: { id: ID } },
      'PUT /api/profile/avatar': { body: { id: ID } },
      'DELETE /api/profile/avatar': { body: { id: ID } },
      'POST /api/profile/phone/confirmation': { body: {} },
      'POST /api/profile/password': { status: 204 },
    });
    const store = createStore();
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const { result } = renderHook(useScreen, { wrapper });
    await waitFor(() => expect(result.current.settled).toBe(true));
    calls.length = 0;
    const { error } = await act(() => result.current[change]());
    expect(error).toBeUndefined();
    await waitFor(() => expect(result.current.settled).toBe(true));
    expect(calls.slice(1).map(({ route }) => route)).toEqual(readAgain);
  });
});
