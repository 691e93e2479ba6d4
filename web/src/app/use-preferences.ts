import type { Language, Theme } from '#contract/people';
import { claimProblem } from '../api/claimed-problems';
import type { EditProfileBody } from '../api/identity/identity.gen';
import { isProblem } from '../api/problem';
import { signedInPerson } from '../api/session-token';
import { chooseLanguage } from '../i18n/i18n';
import { persistently } from './routing/persistently';
import { useAppDispatch } from './store';
import { chooseTheme } from './theme/theme';

/** What the server does not have yet, and whose it is. */
let unkept: { person: string; choice: EditProfileBody } | null = null;

/**
 * Theme and language as people choose them: shown at once, and kept on the profile of whoever is signed in as soon as the
 * server can be reached.
 */
export function usePreferences() {
  const dispatch = useAppDispatch();
  const keep = async (choice: EditProfileBody) => {
    const person = signedInPerson();
    if (person === null) return;
    const all = { person, choice: { ...(unkept?.person === person && unkept.choice), ...choice } };
    unkept = all;
    await persistently(async () => {
      // Fetched when needed: the shell, which offers these choices, would carry it to every visitor.
      const { saveProfile } = await import('./session/save-profile');
      // Something else was chosen meanwhile, and goes with all of it; or somebody else is here.
      if (unkept !== all || signedInPerson() !== person) return;
      const { error } = await dispatch(saveProfile(all.choice));
      if (!isProblem(error) || error.status !== 0) return;
      claimProblem(error);
      throw error;
    });
    if (unkept === all) unkept = null;
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
