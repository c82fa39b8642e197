import { catalog } from '@osta/contracts/catalog';
import { sealedPrefix } from '@osta/contracts/personal-words';

/** Stands for the words of a person in the output. */
export const hidden = '(personal)';

/** Texts that are codes, ids or instants, as regular expressions mean it here and in Postgres. Others may be personal. */
export const codePattern = '^[A-Za-z0-9_.:+-]{1,40}$';

/** Texts that are ids or instants, as {@link codePattern}. */
export const idOrInstantPattern =
  '^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,12}Z)$';

const code = new RegExp(codePattern, 'u');
const idOrInstant = new RegExp(idOrInstantPattern, 'u');

/** Returns whether a text is a code, an id or an instant: it says nothing about a person by itself. */
export function isCode(text: string): boolean {
  return code.test(text) && !text.startsWith(sealedPrefix);
}

/**
 * The paths of the declared words, by the name of the event in code. Those of all its versions count for each: the oldest
 * hold the same words in plain text, and declare none.
 */
const wordsOfEvents: ReadonlyMap<string, ReadonlySet<string>> = pathsByEvent();

function pathsByEvent(): ReadonlyMap<string, ReadonlySet<string>> {
  const paths = new Map<string, Set<string>>();
  for (const { event, personalFields } of catalog.values()) {
    const known = paths.get(event) ?? new Set();
    for (const { path } of personalFields) known.add(path.join('.'));
    paths.set(event, known);
  }
  return paths;
}

/** Returns the paths of the words of people in events of a type; undefined for a type that the catalog does not know. */
export function wordPathsOf(type: string): ReadonlySet<string> | undefined {
  return wordsOfEvents.get(catalog.get(type)?.event ?? type);
}

/** Returns a value of a row; in JSON only the texts that are codes, ids or instants. A text of its own is as it is. */
export function maskedJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(maskedMember);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, maskedMember(each)]),
  );
}

function maskedMember(value: unknown): unknown {
  if (typeof value !== 'string') return maskedJson(value);
  return value === '' || isCode(value) ? value : hidden;
}

/** The content of an event as it was recorded, or as a subscription got it. */
interface Recorded {
  /** With its version, or the name in code. */
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Returns the data of an event without the words of people: those that the catalog declares, sealed or not, and every
 * other text that is no code. In an event that the catalog does not know, one word may be a name: only ids and instants
 * are shown.
 */
export function maskedData({ type, data }: Recorded): Readonly<Record<string, unknown>> {
  const paths = wordPathsOf(type);
  const mayShow = (text: string, path: string): boolean =>
    paths ? isCode(text) && !paths.has(path) : idOrInstant.test(text);
  const masked = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') {
      return value === '' || mayShow(value, path) ? value : hidden;
    }
    if (Array.isArray(value)) return value.map((each, index) => masked(each, `${path}.${index}`));
    if (typeof value !== 'object' || value === null) return value;
    return maskedMembers(value, `${path}.`);
  };
  const maskedMembers = (value: object, prefix: string): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, masked(each, `${prefix}${name}`)]),
    );
  return maskedMembers(data, '');
}
