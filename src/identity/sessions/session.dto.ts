import { SessionProfile } from '../profiles/session-profile.dto.js';

export class SessionAnswer {
  /** Goes into `Authorization: Bearer …`; keep it in memory only. */
  accessToken!: string;
  expiresAt!: string;
  profile!: SessionProfile;
  /** The profile id of the guest whose belongings, pictures of a draft included, are this member's from now on. */
  broughtGuest?: string;
}
