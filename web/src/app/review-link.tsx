import { useDealQuery } from '../api/community/reviews';
import { ButtonLink } from '../ui/button';
import { REVIEW } from './dialog-parameters';
import { useDialogLink } from './use-dialog';

type ReviewLinkProps = {
  saleId: string;
  /** What it is called while nothing is written, and then. */
  write: string;
  own: string;
};

/** The last step of a deal: one's own review. What the other has written is nobody's to see before both have. */
export function ReviewLink({ saleId, write, own }: ReviewLinkProps) {
  const link = useDialogLink(REVIEW, saleId);
  const { data } = useDealQuery({ saleId });
  const isWritten = Boolean(data?.mine);
  return (
    <ButtonLink {...link} wide variant={isWritten ? 'secondary' : 'primary'}>
      {isWritten ? own : write}
    </ButtonLink>
  );
}
