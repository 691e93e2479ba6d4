import { useTranslation } from 'react-i18next';
import { tellFailure } from '../../../../app/problems/tell-failure';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { toast } from '../../../../ui/toast/toast-store';
import { type BotView, useDeleteBotMutation } from '../bots';

type DeleteBotProps = { bot: BotView; open: boolean; onClose: () => void };

export function DeleteBot({ bot, open, onClose }: DeleteBotProps) {
  const { t } = useTranslation('bots');
  const [deleteBot, { isLoading }] = useDeleteBotMutation();
  const remove = async () => {
    try {
      await deleteBot({ id: bot.id }).unwrap();
      toast({ title: t('delete.done') });
    } catch (error) {
      tellFailure(t('failed.delete'), error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('delete.title')}
      text={t('delete.text', { title: bot.item.title })}
      keep={t('delete.keep')}
      confirm={t('delete.delete')}
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  );
}
