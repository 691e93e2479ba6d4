/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no elements are a list that a text field controls */
import { MapPin } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PLACE_LIMITS } from '#contract/places';
import { type FoundPlace, type Place, useFindPlacesQuery } from '../../../api/catalog/places.gen';
import { isProblem } from '../../../api/problem';
import { useProblemText } from '../../../app/problems/query-error';
import { useDebounced } from '../../../browser/use-debounced';
import { classes } from '../../../ui/classes';
import { Field } from '../../../ui/form/field';
import styles from './place-field.module.css';

const PAUSE_IN_TYPING = 200;
const NOTHING: readonly FoundPlace[] = [];
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

type PlaceFieldProps = { problem?: string; onChoose: (place: Place) => void };

/** A postal code or a town, chosen from what is found while it is typed: a combobox, the focus stays in the field. */
export function PlaceField({ problem, onChoose }: PlaceFieldProps) {
  const { t } = useTranslation('places');
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { places, none, failed, lookAgain } = useFound(typed.trim());
  const failure = useProblemText(failed);
  const said = none ? t('field.none') : failed ? failure : problem;
  const open = places.length > 0;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const optionId = (index: number) => `${listId}-${index}`;
  const choose = ({ id, name }: FoundPlace) => {
    setTyped('');
    onChoose({ id, name });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const chosen = places[active];
    if (event.key === 'Escape' && typed) {
      event.stopPropagation();
      setTyped('');
    } else if (step && open) setActive((active + step + places.length) % places.length);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Enter' && failed) lookAgain();
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.field}>
      <Field label={t('field.label')} hint={t('field.hint')} error={said}>
        {(control) => (
          <input
            {...control}
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open ? optionId(active) : undefined}
            autoComplete="off"
            maxLength={PLACE_LIMITS.query}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <output className="visually-hidden">{open && t('field.found', { count: places.length })}</output>
      <div
        ref={list}
        role="listbox"
        id={listId}
        aria-label={t('field.list')}
        className={styles.list}
        hidden={!open}
      >
        {places.map((place, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus is in the field, which has the keys
          <div
            key={`${place.id} ${place.code} ${place.name}`}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={classes(styles.option, index === active && styles.active)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            <MapPin aria-hidden="true" />
            <span>{place.code ? `${place.code} · ${place.name}` : place.name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** What begins with what was typed, once the typing pauses; `none` when nothing does, `failed` when it cannot be told. */
function useFound(typed: string) {
  const asked = useDebounced(typed, PAUSE_IN_TYPING);
  const skip = asked.length < PLACE_LIMITS.queryMin;
  const { currentData, error, refetch } = useFindPlacesQuery({ q: asked }, { skip });
  const current = !skip && asked === typed;
  const found: readonly FoundPlace[] | undefined = current ? currentData?.items : undefined;
  return {
    places: found ?? NOTHING,
    none: found?.length === 0,
    failed: current && !found && isProblem(error) ? error : null,
    lookAgain: () => void refetch(),
  };
}
