/** Edits and files that several plants share. */
export const request = 'services/request/src';
export const verb = `${request}/domain/request/accept-quote.ts`;
export const fold = `${request}/domain/request/service-request.ts`;
export const table = `${request}/commands/problems.ts`;
export const routes = `${request}/commands/quote-commands.ts`;
export const command = `${request}/commands/quote-commands.ts`;
export const operations = 'events/contracts/src/request/operations.ts';
export const sentences = 'web/src/problem/problem-text.ts';
export const notice = 'web/src/components/problem-notice.tsx';
export const badge = 'ui-kit/src/status-badge/status-badge.tsx';
export const stories = 'ui-kit/src/status-badge/status-badge.stories.tsx';
export const css = 'ui-kit/src/status-badge/status-badge.css';

/** Inserts a line at the top of a file. */
export const first = (file, line) => ({ path: file, from: /^/u, to: `${line}\n` });
/** Appends a line to a file. */
export const last = (file, line) => ({ path: file, from: /$(?![\s\S])/u, to: `\n${line}\n` });
/** A new file among the commands of the request service, with one mistake in it. */
export const added = (name, text) => ({ [`${request}/commands/${name}.ts`]: `${text}\n` });

/** A component of the web with one mistake in it. */
export const view = (name, text) => ({ [`web/src/components/${name}.tsx`]: `${text}\n` });
/** The words with which oxlint reports a rule in a file. */
export const lint = (rule, file) =>
  new RegExp(`${rule.replace('/', '\\(')}\\)[^]{0,400}${file}`, 'u');
