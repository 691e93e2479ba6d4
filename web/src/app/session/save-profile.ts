import { type EditProfileBody, identityApi } from '../../api/identity/identity.gen';
import type { AppStore } from '../store';
import { profileChanged } from './session.slice';

/** Saves what someone changes about themselves; the shell shows it as soon as the server has it. */
export const saveProfile = (editProfileBody: EditProfileBody) => (dispatch: AppStore['dispatch']) => {
  const saving = dispatch(identityApi.endpoints.editProfile.initiate({ editProfileBody }));
  void saving.then(({ data }) => data && dispatch(profileChanged(data)));
  return saving;
};
