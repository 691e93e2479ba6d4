import type { SessionProfile } from '../../../../api/session-token';
import { isOrWas } from '../../../../app/session/brought-guest';
import { type Draft, draftKey, dropDraft, keepDraft, readDraft } from './draft';
import type { FoundDraft } from './use-kept-draft';

export type Me = Pick<SessionProfile, 'id' | 'kind'>;

/** A draft of a new listing as this browser has it, whatever becomes of the connection. */
export type LocalCopy = Draft & {
  id: string;
  /** Of the server's draft that it builds upon; 0 while there is none. */
  version: number;
  /** The server has not said yet that it has this. */
  unsent: boolean;
  /** The form it stood in, and the last of its changes that may have arrived all the same; 0 for none. */
  form: string;
  change: number;
  kind: SessionProfile['kind'];
};

export const foundHere = ({ id, version, unsent, ...content }: LocalCopy): FoundDraft => ({
  id,
  version,
  unsent,
  content,
});

const PREFIX = 'new-listing:';
const keyOf = (id: string) => PREFIX + id;

export const writeCopy = (copy: LocalCopy) => keepDraft(keyOf(copy.id), copy);

export const removeCopy = (id: string) => dropDraft(keyOf(id));

/** What `me` has typed of a draft in this browser. */
export const copyOf = (id: string, me: Me): LocalCopy | null =>
  found(me).find(({ key }) => key === keyOf(id))?.copy ?? null;

/**
 * What was left in this browser and is to be gone on with: the server may not have it yet, or it is of before signing in.
 */
export function copyLeft(me: Me): LocalCopy | null {
  const wanted = found(me).filter(({ isSettled }) => !isSettled);
  const [latest] = wanted.toSorted((one, other) => other.copy.savedAt - one.copy.savedAt);
  return latest?.copy ?? null;
}

/** `taken` is theirs from now on; the others that the server has are forgotten here. */
export function settleCopies(me: Me, taken: LocalCopy | null): void {
  for (const { key, copy, isSettled } of found(me)) {
    const isTaken = copy.id === taken?.id;
    if (isTaken) writeCopy(copy);
    if (isTaken ? key !== keyOf(copy.id) : isSettled) dropDraft(key);
  }
}

/** What was on its way to the server when its page was left. */
export const copiesUnderWay = (me: Me): LocalCopy[] =>
  found(me).flatMap(({ copy }) => (copy.unsent && copy.change > 0 ? [copy] : []));

/** The server has it, in this version; what was typed since is another copy. */
export function noteSent(copy: LocalCopy, version: number): void {
  const stored = readDraft(keyOf(copy.id), copy.owner, undefined, true);
  if (stored?.savedAt === copy.savedAt) writeCopy({ ...copy, version, unsent: false });
}

/** Whether anything is kept in this browser, whoever's. */
export const hasCopies = (): boolean => keys().length > 0;

type Found = {
  key: string;
  /** As it is when it is theirs. */
  copy: LocalCopy;
  /** It is theirs already, and on the server. */
  isSettled: boolean;
};

/** Members' own are nobody else's; a guest's are whoever's they become. */
function found(me: Me): Found[] {
  return keys().flatMap((key) => {
    const copy = read(key, me);
    if (!copy || (copy.kind === 'member' && copy.owner !== me.id)) return [];
    return [{ key, copy: asTheirs(copy, me), isSettled: copy.owner === me.id && !copy.unsent }];
  });
}

/** The server has a guest's drafts only for the member who brought them along. */
function asTheirs(copy: LocalCopy, { id: owner, kind }: Me): LocalCopy {
  const own = { ...copy, owner, kind };
  return isOrWas(owner, copy.owner)
    ? own
    : { ...own, id: idOf(owner, copy.savedAt), version: 0, change: 0, unsent: true };
}

/** The one draft of before had neither an id nor anything on the server. */
function read(key: string, me: Me): LocalCopy | null {
  const { version = 0 }: Partial<LocalCopy> = readDraft(key, me.id) ?? {};
  const draft: (Draft & Partial<LocalCopy>) | null = readDraft(key, me.id, undefined, version > 0);
  if (!draft) return null;
  const { id = idOf(draft.owner, draft.savedAt), unsent = true, kind = 'guest' } = draft;
  return { ...draft, id, version, unsent, kind, form: draft.form ?? '', change: draft.change ?? 0 };
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key === draftKey() || key.startsWith(PREFIX));
  } catch {
    // Storage is forbidden: nothing was kept.
    return [];
  }
}

/** A UUID of a person and a moment: two tabs that find the same words give them the same id. */
function idOf(person: string, moment: number): string {
  const time = moment.toString(16).padStart(12, '0').slice(-12);
  const own = person
    .replaceAll(/[^0-9a-f]/g, '')
    .padStart(18, '0')
    .slice(-18);
  const hex = `${time}8${own.slice(0, 3)}8${own.slice(3)}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
