import { Mail, MessageCircle, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './own-code.module.css';

/** The ways a link goes out besides being copied. */
export function ShareWays({ link }: { link: string }) {
  const { t } = useTranslation('referrals');
  const message = encodeURIComponent(t('share.message', { link }));
  const subject = encodeURIComponent(t('share.subject'));
  const ways = [
    { name: 'whatsapp', Icon: MessageCircle, href: `https://wa.me/?text=${message}` },
    { name: 'email', Icon: Mail, href: `mailto:?subject=${subject}&body=${message}` },
    { name: 'sms', Icon: MessageSquareText, href: `sms:?&body=${message}` },
  ] as const;
  return (
    <ul className={styles.ways} aria-label={t('share.title')}>
      {ways.map(({ name, Icon, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noreferrer">
            <Icon aria-hidden="true" />
            {t(`share.ways.${name}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
