import { useSearchParams } from 'react-router-dom';
import { FIGURE_PERIODS, type FigurePeriod } from '#contract/selling/figures';

/** For how many days figures are shown, as the address says. */
export function usePeriod(usual: FigurePeriod): [FigurePeriod, (days: FigurePeriod) => void] {
  const [search, setSearch] = useSearchParams();
  const days = FIGURE_PERIODS.find((known) => String(known) === search.get('days')) ?? usual;
  const change = (chosen: FigurePeriod) => {
    const params = new URLSearchParams(window.location.search);
    if (chosen === usual) params.delete('days');
    else params.set('days', String(chosen));
    setSearch(params, { replace: true, state: { keepScroll: true } });
  };
  return [days, change];
}
