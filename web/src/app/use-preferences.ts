import type { Language, Theme } from '#contract/people';
import type { EditProfileBody } from '../api/identity/identity.gen';
import { chooseLanguage } from '../i18n/i18n';
import { useSession } from './session/use-session';
import { useAppDispatch } from './store';
import { chooseTheme } from './theme/theme';

/** Theme and language as people choose them: shown at once, and kept on the profile of whoever is signed in. */
export function usePreferences() {
  const dispatch = useAppDispatch();
  const signedIn = useSession().profile !== null;
  const keep = async (choice: EditProfileBody) => {
    if (!signedIn) return;
    // Fetched when needed: the shell, which offers these choices, would carry it to every visitor.
    const { saveProfile } = await import('./session/save-profile');
    await dispatch(saveProfile(choice));
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
