import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import styles from './danger-zone.module.css';
import { DeleteAccountForm } from './delete-account-form';

export function DangerZone({ guest }: { guest: boolean }) {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <p>{t('danger.text')}</p>
      <Button variant="danger" className={styles.open} onClick={() => setAsking(true)}>
        {t('danger.open')}
      </Button>
      <Dialog open={asking} onClose={close} title={t('danger.ask')}>
        <DeleteAccountForm guest={guest} onCancel={close} />
      </Dialog>
    </>
  );
}
