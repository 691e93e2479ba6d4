import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NextStepView } from '../../../../api/catalog/figures.gen';
import { useEditListingMutation } from '../../../../api/catalog/listings';
import { tellFailure } from '../../../../app/problems/tell-failure';
import { useFormat } from '../../../../i18n/format';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { toast } from '../../../../ui/toast/toast-store';
import styles from './next-steps.module.css';

/** Asks once, and does it. */
export function LowerPrice({
  listing: { id, title, price: now },
  to,
}: {
  listing: NextStepView;
  to: number;
}) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const [editListing, { isLoading }] = useEditListingMutation();
  const [price, before] = [format.price(to, 'short'), format.price(now, 'short')];
  const close = () => setAsking(false);
  const lower = async () => {
    try {
      await editListing({ id, editListingBody: { price: to } }).unwrap();
      toast({ title: t('steps.lower.done', { title, price }) });
    } catch (error) {
      tellFailure(t('steps.not-done'), error);
    }
    close();
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${t('steps.do.lower', { price })}: ${title}`}
        onClick={() => setAsking(true)}
      >
        {t('steps.do.lower', { price })}
      </Button>
      <Dialog open={asking} onClose={close} title={t('steps.lower.title', { price })}>
        <p>{t('steps.lower.text', { title, before })}</p>
        <div className={styles.answers}>
          <Button variant="secondary" onClick={close}>
            {t('steps.lower.keep', { before })}
          </Button>
          <Button busy={isLoading} onClick={() => void lower()}>
            {t('steps.do.lower', { price })}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
