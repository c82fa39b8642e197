import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import PO from 'pofile';

const source = ['--import=tsx', '--conditions=@osta/source'];

const bin = (root, name) => path.join(root, 'node_modules/.bin', name);

function run(root, command, args, folder = '.') {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: path.join(root, folder),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}

/** Formats files and folders. */
export function format(root, files) {
  run(root, bin(root, 'oxfmt'), files);
}

/** Generates the JSON Schemas of all events again, and formats them with the given files and folders. */
export function makeSchemas(root, files) {
  run(root, process.execPath, [...source, 'scripts/emit-json-schemas.ts'], 'events/contracts');
  format(root, ['events/contracts/schemas', ...files]);
}

/**
 * Regenerates what is derived from sources: JSON Schemas, the routes of the web, the Caddyfile, the
 * catalogs of messages. Then formats the given files.
 *
 * @param files paths of files and folders to format
 * @param translations Arabic by English, for the new messages
 */
export function makeAnew(root, files, translations) {
  run(root, process.execPath, ['scripts/generate-routes.mjs'], 'web');
  run(root, process.execPath, [...source, 'tests/architecture/check-compose.mjs', '--write']);
  run(root, bin(root, 'lingui'), ['extract', '--clean'], 'web');
  translate(path.join(root, 'web/src/locales/ar/messages.po'), translations);
  makeSchemas(root, files);
}

function translate(file, translations) {
  const catalog = PO.parse(readFileSync(file, 'utf8'));
  for (const item of catalog.items) {
    const translation = translations.get(item.msgid);
    if (translation !== undefined && item.msgstr.every((text) => text === '')) {
      item.msgstr = [translation];
    }
  }
  writeFileSync(file, catalog.toString());
}
