import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartBoundary } from '../../../../app/problems/part-boundary';
import { fetchAhead, lazyPage } from '../../../../app/routing/lazy-page';
import { whenIdle } from '../../../../browser/when-idle';
import type { FilterPanelProps } from './filter-panel';
import pill from './pill.module.css';

/** Nobody needs it to see what there is. */
const dialog = lazyPage(() => import('./filter-dialog').then(({ FilterDialog }) => FilterDialog));

const fetchDialog = () => void fetchAhead(dialog);

type FiltersProps = Omit<FilterPanelProps, 'onDone'>;

/** A popover beneath its button, a sheet from below on phones. Every choice takes effect at once. */
export function Filters(props: FiltersProps) {
  const { t } = useTranslation('browse');
  const [open, setOpen] = useState(false);
  // Once opened it stays: a dialog that vanishes could not give the focus back.
  const [used, setUsed] = useState(false);
  useEffect(() => whenIdle(fetchDialog), []);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const { condition, minPrice, maxPrice, within } = props.filters;
  const price = minPrice ?? maxPrice;
  const active = [condition, price, within].filter((filter) => filter !== undefined).length;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={pill.pill}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={fetchDialog}
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      >
        <SlidersHorizontal aria-hidden="true" />
        {t('filters.title')}
        {active > 0 && <i aria-label={t('filters.active', { count: active })}>{active}</i>}
      </button>
      {used && (
        <PartBoundary>
          <Suspense>
            <dialog.Page {...props} open={open} onClose={close} anchor={button} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
