import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { claimProblem } from '../../../api/claimed-problems';
import { problemIn } from '../../../api/problem';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { Button } from '../../../ui/button';
import { Copyable } from '../../../ui/copyable';
import { toastError } from '../../../ui/toast/toast-store';
import { inviteLink } from './invite-link';
import styles from './own-code.module.css';
import { useMakeReferralCodeMutation } from './referrals-data';
import { ShareWays } from './share-ways';

/** One's code and its link, with the ways to send it; or the button that makes one. */
export function OwnCode({ code }: { code: string | null }) {
  const place = useFocusKept<HTMLDivElement>();
  return (
    <div ref={place} className={code === null ? styles.none : styles.code}>
      {code === null ? <MakeCode /> : <Code code={code} />}
    </div>
  );
}

function Code({ code }: { code: string }) {
  const { t } = useTranslation('referrals');
  const link = inviteLink(code);
  return (
    <>
      <div className={styles.values}>
        <Copyable label={t('code.label')} value={code} />
        <Copyable link label={t('code.link')} value={link} />
      </div>
      <ShareWays link={link} />
    </>
  );
}

function MakeCode() {
  const { t } = useTranslation('referrals');
  const [make, { isLoading }] = useMakeReferralCodeMutation();
  const press = async () => {
    try {
      await make().unwrap();
    } catch (error) {
      const problem = problemIn(error);
      if (!problem) return;
      claimProblem(problem);
      toastError({
        title: t('code.failed.title'),
        description: t('code.failed.text'),
      });
    }
  };
  return (
    <>
      <p>{t('code.none')}</p>
      <Button busy={isLoading} onClick={() => void press()}>
        <Gift aria-hidden="true" />
        {t(isLoading ? 'code.making' : 'code.make')}
      </Button>
    </>
  );
}
