import { useTranslation } from 'react-i18next';
import { paths } from '../../../../app/paths';
import { Link } from '../../../../ui/link';

export function PrivacyNote() {
  const { t } = useTranslation('account');
  return (
    <p>
      {t('privacy.note')} <Link to={paths.privacy}>{t('privacy.policy')}</Link>
    </p>
  );
}
