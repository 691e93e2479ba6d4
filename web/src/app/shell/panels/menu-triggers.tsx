import { ChevronDown, Languages, Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar';
import { Button, IconButton } from '../../../ui/button';
import type { MenuTriggerProps } from '../../../ui/menu/menu';
import { useSession } from '../../session/use-session';

/** The buttons of the top bar's menus, drawn at once while the menus themselves come later. */
type TriggerProps = Partial<MenuTriggerProps>;

export function LanguageTrigger(props: TriggerProps) {
  const { t } = useTranslation();
  return (
    <IconButton label={t('language.label')} {...props}>
      <Languages aria-hidden="true" />
    </IconButton>
  );
}

export function ThemeTrigger(props: TriggerProps) {
  const { t } = useTranslation();
  return (
    <IconButton label={t('theme.label')} {...props}>
      <Palette aria-hidden="true" />
    </IconButton>
  );
}

export function AccountTrigger(props: TriggerProps) {
  const { t } = useTranslation();
  const { profile } = useSession();
  return (
    <IconButton label={t('nav.account')} {...props}>
      <Avatar name={profile?.name ?? ''} image={profile?.avatar} size={40} />
    </IconButton>
  );
}

export function SellTrigger(props: TriggerProps) {
  const { t } = useTranslation();
  return (
    <Button size="small" {...props}>
      {t('sell.sell')}
      <ChevronDown aria-hidden="true" />
    </Button>
  );
}
