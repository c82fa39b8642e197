import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { atEndOf, edit } from './edits.mjs';

const folder = 'events/contracts/src';
const contractOf = (service) => path.join(folder, service, 'contract.ts');

/** Says in the contract of a service that it follows the one that records a topic: its role may then read the log there. */
export function enterFollows(root, name, topic) {
  const recorder = readdirSync(path.join(root, folder)).find((service) => {
    const file = path.join(root, contractOf(service));
    return existsSync(file) && readFileSync(file, 'utf8').includes(`{ ${topic}Topic }`);
  });
  const known = readFileSync(path.join(root, contractOf(name)), 'utf8');
  const [, follows = ''] = /follows: \{([^}]*)\}/u.exec(known) ?? [];
  if (recorder === undefined || recorder === name || follows.includes(`${recorder}:`)) return;
  edit(root, contractOf(name), atEndOf(/^ {2}follows: \{/mu, `${recorder}: 'events'`));
}
