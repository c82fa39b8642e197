import { catalog } from '@osta/contracts/catalog';
import { sealedPrefix } from '@osta/contracts/personal-words';

/** Stands for the words of a person in the output. */
export const hidden = '(personal)';

/** Texts that are codes, ids or instants. Any other text may be personal. */
const code = /^[\w.:+-]{1,40}$/u;

/** Returns whether a text is a code, an id or an instant: it says nothing about a person by itself. */
export function isCode(text: string): boolean {
  return code.test(text) && !text.startsWith(sealedPrefix);
}

/** The content of an event as it was recorded. */
interface Recorded {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Returns the data of an event without the words of people: those that the catalog declares, sealed or not, and every
 * other text that is no code.
 */
export function maskedData({ type, data }: Recorded): Readonly<Record<string, unknown>> {
  const paths = new Set(
    (catalog.get(type)?.personalFields ?? []).map(({ path }) => path.join('.')),
  );
  const masked = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') {
      return value === '' || (isCode(value) && !paths.has(path)) ? value : hidden;
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
