import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SlotProps } from '../../../../app/feature';
import { paths } from '../../../../app/paths';
import { ButtonLink } from '../../../../ui/button';

/** Opens the conversation with the seller about the listing; visitors sign in first. */
export function ContactSeller({ listing: { id, seller } }: SlotProps['listing-actions']) {
  const { t } = useTranslation();
  if (!seller) return null;
  return (
    <ButtonLink to={paths.chatWith(seller.id, id)} size="large" wide>
      <MessageCircle aria-hidden="true" />
      {t('chat.contact-seller')}
    </ButtonLink>
  );
}
