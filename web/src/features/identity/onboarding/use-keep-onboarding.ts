import { unannounced } from '../../../api/claimed-problems';
import { ignoreProblem } from '../../../api/problem';
import { profileChanged } from '../../../app/session/session.slice';
import { useAppDispatch } from '../../../app/store';
import { type OnboardingBody, useSaveOnboardingMutation } from './onboarding-data';

/** Keeps how far somebody is. What could not be kept is no trouble to them: they begin where they were before. */
export function useKeepOnboarding(): (reached: OnboardingBody) => void {
  const [save] = useSaveOnboardingMutation();
  const dispatch = useAppDispatch();
  return (onboardingBody) => {
    if (onboardingBody.completed) dispatch(profileChanged({ onboardingCompleted: true }));
    unannounced(save({ onboardingBody }).unwrap()).catch(ignoreProblem);
  };
}
