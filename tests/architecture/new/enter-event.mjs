import { afterLast, edit } from './edits.mjs';

/**
 * Adds a new event to the union of its context, and its personal words to the topic.
 *
 * @param names `{ context, event, Event, owner, isInternal }`; an internal event has no words of a person
 */
export function enterEvent(root, { context, event, Event, owner, isInternal }) {
  const folder = `events/contracts/src/${context}`;
  edit(root, `${folder}/events.ts`, (text) =>
    afterLast(
      /^import/u,
      `import { ${Event} } from './${event}.ts';`,
    )(text).replace(
      /(discriminatedUnion\('type', \[[^\]]*?),?(\s*\]\))/u,
      (_, list, end) => `${list}, ${Event}${end}`,
    ),
  );
  if (isInternal) return;
  const words = `'osta.${context}.${event}': [{ path: ['note'], of: '${owner}' }],`;
  edit(root, `${folder}/topic.ts`, (text) =>
    text.includes('personalWords: {')
      ? text.replace('personalWords: {', (found) => `${found}\n${words}`)
      : text.replace(/events: \w+\.options/u, (found) => `${found}, personalWords: { ${words} }`),
  );
}
