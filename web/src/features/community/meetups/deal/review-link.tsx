import { useTranslation } from 'react-i18next';
import { useDealQuery } from '../../../../api/community/reviews';
import { REVIEW } from '../../../../app/dialog-parameters';
import { useDialogLink } from '../../../../app/use-dialog';
import { ButtonLink } from '../../../../ui/button';
import styles from './meetup.module.css';

/** The last step of a deal: one's own review. What the other has written is nobody's to see before both have. */
export function ReviewLink({ saleId }: { saleId: string }) {
  const { t } = useTranslation('meetups');
  const link = useDialogLink(REVIEW, saleId);
  const { data } = useDealQuery({ saleId });
  const isWritten = Boolean(data?.mine);
  return (
    <div className={styles.moves}>
      <ButtonLink {...link} variant={isWritten ? 'secondary' : 'primary'}>
        {t(isWritten ? 'card.own-review' : 'card.write-review')}
      </ButtonLink>
    </div>
  );
}
