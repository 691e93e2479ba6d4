import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session';
import { useDialog } from '../../../app/use-dialog';
import { Dialog } from '../../../ui/dialog';
import { Skeleton } from '../../../ui/skeleton';
import { rememberClosedTutorial } from './closed-tutorial';
import { useOnboardingQuery } from './onboarding-data';
import { Tutorial } from './tutorial';
import styles from './tutorial.module.css';
import { TUTORIAL } from './tutorial-address';

const BEGINNING = { step: 1, interests: [], completed: false };

/** The introduction; it goes on where it was left, and begins anew for who was through. */
export function TutorialDialog() {
  const { t } = useTranslation('onboarding');
  const { open, close } = useDialog(TUTORIAL);
  const { profile } = useSession();
  const leave = () => {
    if (profile) rememberClosedTutorial(profile.id);
    close();
  };
  return (
    <Dialog addressed open={open && profile !== null} onClose={leave} title={t('title')}>
      <Content guest={profile?.kind === 'guest'} onDone={leave} />
    </Dialog>
  );
}

function Content({ guest, onDone }: { guest: boolean; onDone: () => void }) {
  const { data, error } = useOnboardingQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && !error) return <Skeleton height="420px" className={styles.waiting} />;
  // Where somebody was is good to have, and nothing to wait for.
  const left = data ?? BEGINNING;
  return <Tutorial begin={left.completed ? { ...left, step: 1 } : left} guest={guest} onDone={onDone} />;
}
