import { Camera, type LucideIcon, SearchCheck, UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRoutes } from '../../../app/app-context';
import { paths } from '../../../app/paths';
import { hasRoute } from '../../../app/routing/routes';
import { Chip } from '../../../ui/chip';
import { Link } from '../../../ui/link';
import styles from './highlights.module.css';
import { Section } from './section';

const HIGHLIGHTS = [
  { name: 'search', to: paths.listings, icon: SearchCheck, badge: 'popular' },
  { name: 'post', to: paths.createListing, icon: Camera, badge: null },
  { name: 'guest', to: paths.continueAsGuest, icon: UserRoundCheck, badge: 'new' },
] as const satisfies { name: string; to: string; icon: LucideIcon; badge: string | null }[];

/** What the product can do, as far as its pages exist in this build. */
export function Highlights() {
  const { t } = useTranslation('home');
  const routes = useRoutes();
  const shown = HIGHLIGHTS.filter(({ to }) => hasRoute(routes, to));
  return (
    <Section title={t('highlights.title')}>
      <ul className={styles.tiles}>
        {shown.map(({ name, to, icon: Icon, badge }) => (
          <li key={name}>
            <Link to={to} className={styles.tile}>
              <Icon aria-hidden="true" />
              <h3>
                {t(`highlights.${name}.title`)}
                {badge && <Chip tone="accent">{t(`highlights.badges.${badge}`)}</Chip>}
              </h3>
              <p>{t(`highlights.${name}.text`)}</p>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
