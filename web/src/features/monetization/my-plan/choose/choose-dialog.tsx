import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useMyPlanQuery } from '../../../../api/monetization/my-plan';
import { usePlansQuery } from '../../../../api/monetization/plans.gen';
import { PLAN } from '../../../../app/dialog-parameters';
import { paths } from '../../../../app/paths';
import { QueryError } from '../../../../app/problems/query-error';
import { withNext } from '../../../../app/routing/next-path';
import { useSession } from '../../../../app/session/use-session';
import { useDialog } from '../../../../app/use-dialog';
import { ButtonLink } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { NothingSold } from '../nothing-sold';
import { type Choice, choiceOf } from './choice';
import styles from './choose.module.css';
import { MemberChoice } from './member-choice';
import { SignUpFirst } from './sign-up-first';
import { Waiting } from './waiting';

/** What a plan would mean for whoever is here, before anything is paid; the address says which plan. */
export function ChooseDialog() {
  const { t } = useTranslation(['choose-plan', 'plans', 'plan-terms']);
  const { search: here } = useLocation();
  const { open, close, forget } = useDialog(PLAN);
  const [search] = useSearchParams();
  const choice = choiceOf(search.get(PLAN));
  const { status } = useSession();
  return (
    <Dialog open={open} addressed onClose={close} title={useTitle(choice)}>
      {!choice ? (
        <div className={styles.part}>
          <p>{t('unknown.text')}</p>
          <ButtonLink to={withNext(paths.pricing, here)} replace wide>
            {t('plans')}
          </ButtonLink>
        </div>
      ) : status === 'unknown' ? (
        <Waiting />
      ) : status === 'member' ? (
        <OfMember choice={choice} onClose={close} onDone={forget} />
      ) : (
        <OfNewcomer choice={choice} />
      )}
    </Dialog>
  );
}

function useTitle(choice: Choice | null): string {
  const { t } = useTranslation(['choose-plan', 'plans', 'plan-terms']);
  if (!choice) return t('unknown.title');
  if (choice === 'free') return t('title-free', { plan: t('plans:tiers.free') });
  const plan = t(`plans:tiers.${choice.tier}`);
  return t('title', { plan, cycle: t(`plan-terms:cycles.${choice.cycle}`).toLowerCase() });
}

/** Nobody signs up for what cannot be bought. */
function OfNewcomer({ choice }: { choice: Choice }) {
  const { data } = usePlansQuery();
  const sold = data?.purchasable !== false || choice === 'free';
  return sold ? (
    <SignUpFirst choice={choice} />
  ) : (
    <div className={styles.part}>
      <NothingSold />
    </div>
  );
}

type OfMemberProps = { choice: Choice; onClose: () => void; onDone: () => void };

function OfMember(props: OfMemberProps) {
  const { t } = useTranslation('choose-plan');
  const { data: own, error, refetch } = useMyPlanQuery();
  if (own) return <MemberChoice {...props} own={own} />;
  if (error) return <QueryError title={t('failed')} error={error} onRetry={() => void refetch()} />;
  return <Waiting />;
}
