import { Navigate } from 'react-router-dom';
import { dashboardPage } from '#contract/pages/catalog';
import { pathTo } from '#contract/pages/page';

export function ToOwnReviews() {
  return <Navigate to={pathTo(dashboardPage.path, 'reviews')} replace />;
}
