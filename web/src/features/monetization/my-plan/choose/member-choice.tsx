import { useTranslation } from 'react-i18next';
import { subscriptionPage } from '#contract/pages/monetization';
import { isGiven, isRunning, type MyPlan, ownTier } from '../../../../api/monetization/my-plan';
import { ButtonLink } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { NothingSold } from '../nothing-sold';
import { ChangeOffer } from './change-offer';
import type { Choice } from './choice';
import styles from './choose.module.css';
import { FirstOffer } from './first-offer';
import { Leave } from './leave';
import { Stay } from './stay';

export type MemberChoiceProps = {
  choice: Choice;
  own: MyPlan;
  onClose: () => void;
  /** It is done, and the dialog goes off the address. */
  onDone: () => void;
};

/**
 * What the choice is for a member: a first plan, a move up or down, going on with the present one, or leaving it. What was given
 * to them is not sold to them as well; what is more, is.
 */
export function MemberChoice({ choice, own, onClose, onDone }: MemberChoiceProps) {
  const { t } = useTranslation(['choose-plan', 'plans']);
  const plan = t(`plans:tiers.${own.tier}`);
  const isPresent = choice !== 'free' && choice.tier === own.tier;
  if (choice === 'free' ? own.source === 'granted' : isGiven(choice.tier, own))
    return (
      <Notice title={t(isPresent ? 'same.title' : 'granted.title')}>
        <p>{t('granted.text', { plan })}</p>
      </Notice>
    );
  const running = isRunning(own);
  if (own.checkout === 'none' && (running || choice !== 'free'))
    return (
      <div className={styles.part}>
        <NothingSold />
      </div>
    );
  if (choice === 'free')
    return running ? (
      <Leave own={own} onClose={onClose} onDone={onDone} />
    ) : (
      <p>{t('leave.none', { plan: t('plans:tiers.free') })}</p>
    );
  if (!running) return <FirstOffer choice={choice} own={own} />;
  if (ownTier(own) === choice.tier && own.cycle === choice.cycle) return <Stay own={own} onDone={onDone} />;
  if (own.status === 'past-due')
    return (
      <Notice tone="warn" title={t('due.title')}>
        <p>{t('due.text')}</p>
        <ButtonLink to={subscriptionPage.path}>{t('due.mend')}</ButtonLink>
      </Notice>
    );
  return <ChangeOffer choice={choice} own={own} onDone={onDone} />;
}
