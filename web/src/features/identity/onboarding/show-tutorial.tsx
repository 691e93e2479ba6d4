import { GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session';
import { useDialogLink } from '../../../app/use-dialog';
import { ButtonLink } from '../../../ui/button';
import { OpenByItself } from './open-by-itself';
import { TUTORIAL } from './tutorial-address';

/** On the dashboard, until somebody is through (spec 2, section 2). */
export function ShowTutorial() {
  const { profile } = useSession();
  if (!profile || profile.onboardingCompleted) return null;
  return (
    <>
      <OpenByItself />
      <TutorialLink />
    </>
  );
}

export function TutorialLink() {
  const { t } = useTranslation('onboarding');
  return (
    <ButtonLink {...useDialogLink(TUTORIAL)} variant="secondary">
      <GraduationCap aria-hidden="true" />
      {t('show')}
    </ButtonLink>
  );
}
