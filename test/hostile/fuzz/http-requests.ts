import * as fc from 'fast-check';
import { brokenForm } from './forms.js';
import { CONTENT_TYPES, FORGED_CURSORS, HOSTILE_HEADERS, HOSTILE_URL } from './hostile-texts.js';
import { jsonText, rarely } from './json-text.js';
import { type Operation, type Parameter, resolved } from './operations.js';
import { KINDS, kindIn, ROLES, type Role, thing } from './things.js';

export interface FuzzRequest {
  role: Role;
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Written in latin1 when it is a form, else in UTF-8. */
  body?: string;
}

/** Requests to one operation, of anybody, mostly of its shape. */
export function requestsTo(operation: Operation): fc.Arbitrary<FuzzRequest> {
  const { method, body, takesFile } = operation;
  const role = fc.oneof(
    { weight: 2, arbitrary: fc.constant<Role>('owner') },
    { weight: 3, arbitrary: fc.constantFrom(...ROLES) },
  );
  const content = takesFile
    ? brokenForm()
    : body
      ? jsonContent(jsonText(body))
      : fc.constant({ headers: {} });
  return fc
    .record({
      role,
      path: pathOf(operation),
      headers: rarely({}, fc.constantFrom(...HOSTILE_HEADERS)),
      content,
    })
    .map(({ role: sender, path, headers, content: { headers: own, ...rest } }) => ({
      role: sender,
      method,
      path,
      headers: { ...own, ...headers },
      ...rest,
    }));
}

function jsonContent(text: fc.Arbitrary<string>) {
  const spoilt = fc.oneof(
    text.map((whole) => whole.slice(0, whole.length / 2)),
    text.map((whole) => `\uFEFF${whole}`),
    text.map((whole) => `${whole}${whole}`),
    fc.constant(''),
  );
  const body = fc.oneof({ weight: 25, arbitrary: text }, { weight: 1, arbitrary: spoilt });
  return fc
    .record({ body, type: rarely('application/json', fc.constantFrom(...CONTENT_TYPES)) })
    .map(({ body: written, type }) => ({ headers: { 'content-type': type }, body: written }));
}

function pathOf({ path, parameters }: Operation): fc.Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const unknown = fc.constantFrom('', '__proto__=1', 'constructor[x]=1', 'a=1&a=2', '%00=%00', '&&=&=');
  return fc
    .record({
      names: fc.tuple(...inPath.map((parameter) => pathValue(path, parameter))),
      given: fc.tuple(...inQuery.map(queryPart)),
      more: rarely('', unknown),
    })
    .map(({ names, given, more }) => {
      const filled = inPath.reduce((url, { name }, n) => url.replace(`{${name}}`, names[n] ?? ''), path);
      const query = [...given, more].filter((part) => part !== '').join('&');
      return query === '' ? filled : `${filled}?${query}`;
    });
}

function pathValue(path: string, { name }: Parameter): fc.Arbitrary<string> {
  if (name === 'file')
    return fc.constantFrom('card.webp', 'audio.webm', 'full.webp', '..%2fx', '%00', 'x'.repeat(300));
  if (name === 'username' || name === 'page') return fc.oneof(fc.constantFrom('mara', 'about'), hostileUrl);
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant(thing(kindIn(path))) },
    { weight: 1, arbitrary: fc.constantFrom(...KINDS).map(thing) },
    { weight: 2, arbitrary: hostileUrl },
  );
}

const hostileUrl = fc.oneof(
  fc.constantFrom(...HOSTILE_URL),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

function queryPart({ name, schema }: Parameter): fc.Arbitrary<string> {
  const fitting = jsonText(resolved(schema), name).map((text) =>
    encodeURIComponent(text.replace(/^"([^]*)"$/, '$1')),
  );
  const value =
    name === 'cursor'
      ? fc.oneof(fc.constantFrom(...FORGED_CURSORS), hostileUrl)
      : fc.oneof({ weight: 6, arbitrary: fitting }, { weight: 1, arbitrary: hostileUrl });
  const part = fc.oneof(
    { weight: 20, arbitrary: value.map((text) => `${name}=${text}`) },
    { weight: 1, arbitrary: value.map((text) => `${name}[]=${text}&${name}[a][b]=${text}`) },
    { weight: 1, arbitrary: value.map((text) => `${name}=${text}&${name}=${text}`) },
  );
  return fc.option(part, { nil: '', freq: 2 });
}
