import type { Language, Theme } from '#contract/people';
import type { EditProfileBody } from '../api/identity/identity.gen';
import { signedInPerson } from '../api/session-token';
import { chooseLanguage } from '../i18n/i18n';
import { persistently } from './routing/persistently';
import { useAppDispatch } from './store';
import { chooseTheme } from './theme/theme';

/** Theme and language as people choose them: shown at once, and kept on the profile of whoever is signed in. */
export function usePreferences() {
  const dispatch = useAppDispatch();
  const keep = async (choice: EditProfileBody) => {
    const person = signedInPerson();
    if (person === null) return;
    // Fetched when needed: the shell, which offers these choices, would carry it to every visitor.
    const { saveProfile } = await persistently(() => import('./session/save-profile'));
    if (signedInPerson() === person) await dispatch(saveProfile(choice));
  };
  return {
    chooseTheme: (theme: Theme) => {
      chooseTheme(theme);
      void keep({ theme });
    },
    chooseLanguage: (language: Language) => {
      void chooseLanguage(language);
      void keep({ language });
    },
  };
}
