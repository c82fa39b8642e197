import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Changes one file of the repository. Each change takes the text and returns the new one.
 *
 * @throws when one of them changes nothing: the file no longer has the place that it looks for
 */
export function edit(root, file, ...changes) {
  const place = path.join(root, file);
  let text = readFileSync(place, 'utf8');
  for (const [n, change] of changes.entries()) {
    const changed = change(text);
    if (changed === text) {
      const which = changes.length > 1 ? ` ${n + 1} of ${changes.length}` : '';
      throw new Error(`${file}: there is no place for the addition${which}`);
    }
    text = changed;
  }
  writeFileSync(place, text);
}

/** Changes a JSON file. `change` mutates the parsed value. */
export function editJson(root, file, change) {
  edit(root, file, (text) => {
    const value = JSON.parse(text);
    change(value);
    return `${JSON.stringify(value, null, 2)}\n`;
  });
}

/** Returns a change that inserts a line before the first match of `anchor`. */
export const before = (anchor, line) => (text) =>
  text.replace(anchor, (found) => `${line}\n${found}`);

/** Returns a change that inserts a line after the last line that matches `anchor`. */
export function afterLast(anchor, line) {
  return (text) => {
    const lines = text.split('\n');
    const last = lines.findLastIndex((each) => anchor.test(each));
    return last === -1 ? text : lines.toSpliced(last + 1, 0, line).join('\n');
  };
}

/** Returns a change that imports something, by a line of its own. */
export const withImport = (line) => afterLast(/^(?:import|\}) .*from '/u, line);

/**
 * Returns a change that adds an item at the end of a list or an object.
 *
 * @param opening matches until its bracket: `/subscriptions: \[/u`
 */
export const atEndOf = (opening, item) => (text) => {
  const found = opening.exec(text);
  if (!found) return text;
  const start = found.index + found[0].length;
  let end = start;
  for (let depth = 1; end < text.length; end += 1) {
    if ('([{'.includes(text.charAt(end))) depth += 1;
    if (')]}'.includes(text.charAt(end))) depth -= 1;
    if (depth === 0) break;
  }
  const items = text.slice(start, end).trimEnd();
  const comma = items === '' || items.endsWith(',') ? '' : ',';
  return `${text.slice(0, start)}${items}${comma}\n${item},\n${text.slice(end)}`;
};

/** Returns the object with one more key, its keys sorted. */
export const withKey = (object, key, value) =>
  Object.fromEntries(
    Object.entries({ ...object, [key]: value }).toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  );
