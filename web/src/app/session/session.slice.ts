import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { mayHaveSession } from '../../api/refresh-session';
import type { SessionProfile } from '../../api/session-token';
import { storedGuest } from './stored-guest';

/** `unknown` lasts from the page's start until the first refresh is answered; nobody is turned away meanwhile. */
export type Session =
  | { status: 'unknown' | 'visitor'; profile: null }
  | { status: 'guest' | 'member'; profile: SessionProfile };

/** Whom the server draws for. */
export const VISITOR: Session = { status: 'visitor', profile: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): Session =>
    mayHaveSession() || storedGuest() ? { status: 'unknown', profile: null } : VISITOR,
  reducers: {
    sessionOpened: (_, { payload }: PayloadAction<SessionProfile>): Session => ({
      status: payload.kind,
      profile: payload,
    }),
    sessionClosed: () => VISITOR,
    profileChanged: (session, { payload }: PayloadAction<Partial<SessionProfile>>) => {
      if (session.profile) Object.assign(session.profile, payload);
    },
  },
  selectors: { selectSession: (session) => session },
});

export const { sessionOpened, sessionClosed, profileChanged } = sessionSlice.actions;
export const { selectSession } = sessionSlice.selectors;
