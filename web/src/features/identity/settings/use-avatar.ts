import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PEOPLE_LIMITS } from '#contract/people';
import { UploadFailed, uploadImage } from '../../../api/upload-image';
import { problemText } from '../../../app/problems/problem-text';
import { profileChanged } from '../../../app/session/session.slice';
import { useAppDispatch } from '../../../app/store';
import { toastError } from '../../../ui/toast/toast-store';
import { useRemoveAvatarMutation, useSetAvatarMutation } from './profile-data';

const MEGABYTE = 1024 * 1024;

/** Puts a picture on the profile, or takes it off. */
export function useAvatar() {
  const { t } = useTranslation('identity');
  const dispatch = useAppDispatch();
  const [setAvatar] = useSetAvatarMutation();
  const [removeAvatar, { isLoading: removing }] = useRemoveAvatarMutation();
  const [busy, setBusy] = useState(false);

  const upload = async (file: File): Promise<void> => {
    const refused = refusalOf(file);
    if (refused) {
      const { avatarMegabytes: max } = PEOPLE_LIMITS;
      return toastError({
        title: t(`avatar.refused.${refused}.title`),
        description: t(`avatar.refused.${refused}.description`, { max }),
      });
    }
    setBusy(true);
    try {
      const { id: imageId } = await uploadImage(file, {
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
      // A failure here is shown by the listener of all mutations.
      const { data } = await setAvatar({ setAvatarBody: { imageId } });
      if (data) dispatch(profileChanged(data));
    } catch (error) {
      if (!(error instanceof UploadFailed)) throw error;
      toastError(await problemText(error.problem));
    } finally {
      setBusy(false);
    }
  };

  const remove = async (): Promise<void> => {
    const { data } = await removeAvatar();
    if (data) dispatch(profileChanged(data));
  };
  return { upload, remove, busy, removing };
}

function refusalOf(file: File): 'type' | 'size' | null {
  if (!file.type.startsWith('image/')) return 'type';
  return file.size > PEOPLE_LIMITS.avatarMegabytes * MEGABYTE ? 'size' : null;
}
