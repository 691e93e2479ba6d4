import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { REQUIRED_AGE } from '#contract/terms';
import { paths } from '../paths';

/** That one is old enough and agrees to the rules, which open beside what was typed. Needs the `identity` texts. */
export function TermsWords({ words }: { words: 'accept' | 'continuing' }) {
  const { t } = useTranslation('identity');
  return (
    <Trans
      t={t}
      i18nKey={`terms.${words}`}
      values={{ age: REQUIRED_AGE }}
      components={{
        terms: <Link to={paths.terms} target="_blank" />,
        privacy: <Link to={paths.privacy} target="_blank" />,
      }}
    />
  );
}
