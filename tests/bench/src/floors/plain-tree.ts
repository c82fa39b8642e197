import { createElement, Fragment, type ReactNode } from 'react';

const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const raw = new Set(['script', 'style']);
const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/(?<end>[\w-]+)>|<(?<tag>[\w-]+)(?<attributes>(?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(?<closed>\/)?>|(?<text>[^<]+)/giu;
const attribute = /(?<name>[^\s=>/]+)(?:="(?<value>[^"]*)")?/gu;

interface Open {
  readonly tag: string;
  readonly properties: Record<string, unknown>;
  readonly children: ReactNode[];
}

/** The HTML that React has written, as plain elements: rendering them shows the cost without components. */
export function plainTree(html: string): ReactNode {
  const root: Open = { tag: '', properties: {}, children: [] };
  const open = [root];
  const innermost = (): Open => open.at(-1) ?? root;
  const close = (): void => {
    const done = open.pop();
    if (done) {
      innermost().children.push(createElement(done.tag, done.properties, ...done.children));
    }
  };
  token.lastIndex = 0;
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const { end, tag, attributes = '', closed, text } = match.groups ?? {};
    if (text !== undefined) innermost().children.push(decoded(text));
    else if (end !== undefined) close();
    else if (tag !== undefined) {
      const properties = propertiesOf(attributes);
      if (closed === '/' || empty.has(tag)) {
        innermost().children.push(createElement(tag, properties));
      } else if (raw.has(tag)) {
        const until = html.indexOf(`</${tag}>`, token.lastIndex);
        const dangerouslySetInnerHTML = { __html: html.slice(token.lastIndex, until) };
        innermost().children.push(createElement(tag, { ...properties, dangerouslySetInnerHTML }));
        token.lastIndex = until + tag.length + 3;
      } else open.push({ tag, properties, children: [] });
    }
  }
  return createElement(Fragment, null, ...root.children);
}

function propertiesOf(text: string): Record<string, unknown> {
  const properties: Record<string, unknown> = {};
  for (const { groups } of text.matchAll(attribute)) {
    const { name = '', value } = groups ?? {};
    if (name === 'style') properties['style'] = styleOf(decoded(value ?? ''));
    else if (name === 'class') properties['className'] = decoded(value ?? '');
    else properties[name] = value === undefined || value === '' ? true : decoded(value);
  }
  return properties;
}

function styleOf(text: string): Record<string, string> {
  const pairs = text.split(';').map((pair) => {
    const colon = pair.indexOf(':');
    return [pair.slice(0, colon).trim(), pair.slice(colon + 1).trim()] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function decoded(text: string): string {
  return text.includes('&')
    ? text.replaceAll(/&[\w#]+;/gu, (name) => entities[name] ?? name)
    : text;
}
