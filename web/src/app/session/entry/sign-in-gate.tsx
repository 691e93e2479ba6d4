import { useTranslation } from 'react-i18next';
import type { FeatureRoute } from '../../feature';
import { usePageHead } from '../../page-head';
import { WaysIn } from './ways-in';

type SignInGateProps = { words?: FeatureRoute['refusal']; guests: boolean };

/** In the place of a page that is for whoever has signed in. */
export function SignInGate({ words, guests }: SignInGateProps) {
  const { t } = useTranslation();
  const title = t(words?.title ?? 'session.required.title');
  const text = t(words?.description ?? (guests ? 'session.required.text' : 'session.required.members'));
  usePageHead({ title, description: text });
  return <WaysIn title={title} text={text} guests={guests} />;
}
