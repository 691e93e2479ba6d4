import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths';
import { Link } from '../../../ui/link';
import styles from './questions.module.css';

const QUESTIONS = ['cost', 'get', 'end', 'buyers', 'guests'] as const;

export function Questions() {
  const { t } = useTranslation('pricing');
  return (
    <section className={styles.questions}>
      <h2>{t('faq.title')}</h2>
      {QUESTIONS.map((question) => (
        <details key={question} className={styles.question}>
          <summary>
            {t(`faq.${question}.question`)}
            <ChevronDown aria-hidden="true" />
          </summary>
          <p>{t(`faq.${question}.answer`)}</p>
          {question === 'get' && <Link to={paths.contactAbout('plans')}>{t('faq.get.link')}</Link>}
        </details>
      ))}
    </section>
  );
}
