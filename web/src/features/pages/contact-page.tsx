import { KeyRound, type LucideIcon, MessagesSquare, ShieldAlert, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageHead } from '../../app/page-head';
import { paths } from '../../app/paths';
import styles from './contact-page.module.css';
import { PageHeader } from './page-header';

const TOPICS = [
  { topic: 'account', icon: KeyRound, to: paths.forgotPassword },
  { topic: 'listing', icon: MessagesSquare, to: paths.listings },
  { topic: 'safety', icon: ShieldAlert, to: paths.terms },
  { topic: 'data', icon: Wrench, to: paths.privacy },
] as const satisfies { topic: string; icon: LucideIcon; to: string }[];

export function ContactPage() {
  const { t } = useTranslation('pages');
  usePageHead({ title: t('contact.title'), description: t('contact.description') });
  return (
    <div className={styles.page}>
      <PageHeader title={t('contact.headline')} lead={t('contact.lead')} />
      <ul className={styles.topics}>
        {TOPICS.map(({ topic, icon: Icon, to }) => (
          <li key={topic}>
            <Icon aria-hidden="true" />
            <div>
              <h2>{t(`contact.topics.${topic}.title`)}</h2>
              <p>{t(`contact.topics.${topic}.text`)}</p>
              <Link to={to}>{t(`contact.topics.${topic}.link`)}</Link>
            </div>
          </li>
        ))}
      </ul>
      <section className={styles.community}>
        <h2>{t('contact.community.title')}</h2>
        <p>{t('contact.community.people')}</p>
        <p>{t('contact.community.source')}</p>
      </section>
    </div>
  );
}
