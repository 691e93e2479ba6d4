import { KeyRound, type LucideIcon, MessagesSquare, ShieldAlert, Wrench } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteQuery } from '../../../api/community/community.gen';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { QueryError } from '../../../app/problems/query-error';
import { useOwnForm } from '../../../app/session/use-own-form';
import { Link } from '../../../ui/link';
import { PageHeader } from '../../../ui/page/page-header';
import { ContactForm } from './contact-form';
import styles from './contact-page.module.css';
import { Operator } from './operator';

const TOPICS = [
  { topic: 'account', icon: KeyRound, to: paths.forgotPassword },
  { topic: 'listing', icon: MessagesSquare, to: paths.listings },
  { topic: 'safety', icon: ShieldAlert, to: paths.terms },
  { topic: 'data', icon: Wrench, to: paths.privacy },
] as const satisfies { topic: string; icon: LucideIcon; to: string }[];

export function ContactPage() {
  const { t } = useTranslation('contact');
  const { data, error, refetch } = useSiteQuery();
  const [site, setSite] = useState(data);
  // Kept while it is read anew for who has signed in meanwhile: the form stays, with what was typed.
  if (data && data !== site) setSite(data);
  const ownForm = useOwnForm();
  usePageHead({ title: t('title'), description: t('description') });
  return (
    <div className={styles.page}>
      <PageHeader title={t('headline')} lead={t('lead')} />
      <div className={styles.columns}>
        <ul className={styles.topics}>
          {TOPICS.map(({ topic, icon: Icon, to }) => (
            <li key={topic}>
              <Icon aria-hidden="true" />
              <div>
                <h2>{t(`help.${topic}.title`)}</h2>
                <p>{t(`help.${topic}.text`)}</p>
                <Link to={to}>{t(`help.${topic}.link`)}</Link>
              </div>
            </li>
          ))}
        </ul>
        {site?.answersMessages && <ContactForm key={ownForm} />}
        {!site && error && <QueryError title={t('failed')} error={error} onRetry={() => void refetch()} />}
      </div>
      {site && <Operator site={site} />}
    </div>
  );
}
