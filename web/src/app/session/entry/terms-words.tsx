import { useTranslation } from 'react-i18next';
import { REQUIRED_AGE } from '#contract/accounts/terms';
import { Link } from '../../../ui/link';
import { paths } from '../../paths';

/** `Read <terms>the terms</terms>`: what stands before, the name of the link, its words, what stands after. */
const LINK = /<(terms|privacy)>(.*?)<\/\1>/;

/** That one is old enough and agrees to the rules, which open beside what was typed. Needs the `identity` texts. */
export function TermsWords({ words }: { words: 'accept' | 'continuing' }) {
  const { t } = useTranslation('identity');
  const parts = t(`terms.${words}`, { age: REQUIRED_AGE }).split(LINK);
  return parts.map((part, place) => {
    if (place % 3 === 0) return part;
    const target = parts[place - 1];
    return place % 3 === 2 && (target === 'terms' || target === 'privacy') ? (
      <Link key={target} to={paths[target]} target="_blank">
        {part}
      </Link>
    ) : null;
  });
}
