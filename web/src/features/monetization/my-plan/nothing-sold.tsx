import { useTranslation } from 'react-i18next';
import { SALES } from '../../../app/dialog-parameters';
import { paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';

/** Where no payments are taken there is nothing to buy, to change or to cancel; but somebody to ask. */
export function NothingSold() {
  const { t } = useTranslation('plan-terms');
  return (
    <>
      <Notice tone="warn" title={t('nothing-sold.title')}>
        <p>{t('nothing-sold.text')}</p>
      </Notice>
      <ButtonLink to={`${paths.pricing}?${SALES}=1`} replace wide>
        {t('nothing-sold.ask')}
      </ButtonLink>
    </>
  );
}
