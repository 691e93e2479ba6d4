import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ONBOARDING_STEPS, type OnboardingTopic } from '#contract/accounts/onboarding';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/dialog';
import type { OnboardingState } from './onboarding-data';
import { Finish } from './steps/finish';
import { Interests } from './steps/interests';
import { QuickStart } from './steps/quick-start';
import { Welcome } from './steps/welcome';
import styles from './tutorial.module.css';
import { useKeepOnboarding } from './use-keep-onboarding';

type TutorialProps = { begin: OnboardingState; guest: boolean; onDone: () => void };

export function Tutorial({ begin, guest, onDone }: TutorialProps) {
  const { t } = useTranslation('onboarding');
  const [step, setStep] = useState(begin.step);
  const [interests, setInterests] = useState<readonly OnboardingTopic[]>(begin.interests);
  const keep = useKeepOnboarding();
  const words = useFocusOnChange(step);

  const go = (next: number) => {
    setStep(next);
    keep({ step: next, interests: [...interests], completed: false });
  };
  const choose = (chosen: readonly OnboardingTopic[]) => {
    setInterests(chosen);
    keep({ step, interests: [...chosen], completed: false });
  };
  const finish = () => {
    keep({ step, interests: [...interests], completed: true });
    onDone();
  };
  const last = step === ONBOARDING_STEPS;
  return (
    <div className={styles.tutorial}>
      <div className={styles.progress}>
        <span>{t('progress', { step, of: ONBOARDING_STEPS })}</span>
        <progress max={ONBOARDING_STEPS} value={step} aria-label={t('progress-label')} />
      </div>
      {/* Focused when the step changes, so that what is new is read from its beginning. */}
      <div ref={words} tabIndex={-1} className={styles.step}>
        {step === 1 && <Welcome />}
        {step === 2 && <Interests chosen={interests} onChoose={choose} />}
        {step === 3 && <QuickStart guest={guest} />}
        {last && <Finish chosen={interests} />}
      </div>
      <DialogActions>
        <Button variant="secondary" disabled={step === 1} onClick={() => go(step - 1)}>
          {t('previous')}
        </Button>
        <Button className={styles.on} onClick={last ? finish : () => go(step + 1)}>
          {t(last ? 'get-started' : 'next')}
        </Button>
      </DialogActions>
    </div>
  );
}

function useFocusOnChange(step: number) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) readFromTheTop(element.current);
    before.current = step;
  }, [step]);
  return element;
}

/** Of a dialog that is longer than the screen, too. */
function readFromTheTop(words: HTMLElement | null): void {
  words?.focus({ preventScroll: true });
  const dialog = words?.closest('dialog');
  if (dialog) dialog.scrollTop = 0;
}
