import { lazyPage } from '../../../../app/routing/lazy-page';

/** Fetched when someone wants to create or edit a bot. */
export const botDialog = lazyPage(() => import('./bot-dialog').then(({ BotDialog }) => BotDialog));
