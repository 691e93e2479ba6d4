import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Problem, problemIn } from '../api/problem';
import { fieldErrors } from './problems/form-problem';
import { loadErrorTexts } from './problems/problem-text';

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;
export type FieldValues<Field extends string> = Record<Field, string>;

type FormSetup<Field extends string> = {
  /** Whose texts name what the server finds wrong with a field. */
  context: string;
  /** The names of its controls, in their order on the page. */
  fields: readonly Field[];
  /** What can be told to be wrong before anything is sent. */
  check?: (values: FieldValues<Field>) => FieldErrors<Field>;
  send: (values: FieldValues<Field>) => Promise<void>;
  /** Told of a refusal in the turn in which it may be claimed; may add to what stands under the fields. */
  refused?: (problem: Problem, errors: FieldErrors<Field>) => FieldErrors<Field> | void;
};

/** Thrown by `send` for what is wrong only by then: somebody goes on typing while it waits. */
export class FoundWrong<Field extends string> extends Error {
  constructor(readonly errors: FieldErrors<Field>) {
    super('Found wrong while it was sent');
  }
}

/** Controls that hold something wrong: themselves, or the first of a group that says so of itself. */
const CONTROL = ':is(input, select, textarea)';
const WRONG = `${CONTROL}[aria-invalid], :is([aria-invalid], [data-invalid]) ${CONTROL}`;

/**
 * A form that keeps what was typed, sends once at a time, puts errors under their fields and takes people to the
 * first of them. The controls are the browser's own; spread `form` on the element around them. A form whose values
 * are more than texts keeps them itself, and calls `mend` with what it changes (docs/adr/0025).
 */
export function useForm<Field extends string>({ context, fields, check, send, refused }: FormSetup<Field>) {
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FieldErrors<Field>>();
  const [mended, setMended] = useState<readonly string[]>([]);

  useEffect(() => {
    if (failure) element.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [failure]);

  /** Takes away what was wrong with these fields and with what lies in them. */
  const mend = (...names: string[]) =>
    setMended((before) =>
      names.every((name) => before.includes(name)) ? before : [...new Set([...before, ...names])],
    );
  const isMended = (field: string) => mended.some((name) => field === name || field.startsWith(`${name}.`));
  const fail = (errors: FieldErrors<Field>) => {
    setMended([]);
    setFailure(errors);
  };

  const submit = async (form: HTMLFormElement) => {
    const values = valuesOf(form, fields);
    const wrong = check?.(values) ?? {};
    if (Object.keys(wrong).length > 0) return fail(wrong);
    sending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      // What a refusal is called must be known in the turn in which it comes.
      await loadErrorTexts(context);
      await send(values);
    } catch (error) {
      if (error instanceof FoundWrong) return fail(error.errors as FieldErrors<Field>);
      const problem = problemIn(error);
      if (!problem) return;
      const named = fieldErrors(problem, context, fields);
      fail({ ...named, ...refused?.(problem, named) });
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    mend,
    errors: Object.fromEntries(
      Object.entries(failure ?? {}).filter(([field]) => !isMended(field)),
    ) as FieldErrors<Field>,
    form: {
      ref: element,
      // Should the browser ever send it by itself, what was typed is in no address.
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!sending.current) void submit(event.currentTarget);
      },
      // Not at `input`: drawn anew between that and `change`, a list of choices would lose what was chosen.
      onChange: ({ target }: FormEvent) => mend((target as HTMLInputElement).name),
    },
  };
}

function valuesOf<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): FieldValues<Field> {
  const data = new FormData(form);
  const texts = fields.map((field) => {
    const value = data.get(field);
    return [field, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(texts) as FieldValues<Field>;
}
