import { useLocation } from 'react-router-dom';
import { paths } from '../paths';

/** The plans, for whoever lacks one for something here: with the way back to it, once they have paid. */
export function usePathToPlans(): string {
  const here = useLocation();
  // Who is there already goes back to where they came from.
  return here.pathname === paths.pricing ? paths.pricing + here.search : paths.pricingFrom(here);
}
