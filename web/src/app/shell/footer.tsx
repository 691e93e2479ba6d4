import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link';
import type { NavPlace } from '../feature';
import styles from './footer.module.css';
import { Logo } from './logo';
import { useNavigation } from './navigation';
import { networkOf, socialLinks } from './social-links';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p>{t('footer.tagline')}</p>
          {socialLinks.length > 0 && (
            <ul className={styles.social}>
              {socialLinks.map((link) => (
                <li key={link}>
                  <a href={link} target="_blank" rel="me noopener" className={styles.link}>
                    {networkOf(link)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Column place="quick-links" />
        <Column place="support" />
        <Column place="legal" />
      </div>
    </footer>
  );
}

function Column({ place }: { place: Extract<NavPlace, 'quick-links' | 'support' | 'legal'> }) {
  const { t } = useTranslation();
  const entries = useNavigation(place);
  if (entries.length === 0) return null;
  return (
    <nav aria-labelledby={`footer-${place}`}>
      <h2 id={`footer-${place}`} className={styles.heading}>
        {t(`footer.${place}`)}
      </h2>
      <ul>
        {entries.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
