import { Favorites } from './favorites';

/** Beneath the heading of the dashboard's page. */
export const FavoritesTab = () => <Favorites heading={null} />;
