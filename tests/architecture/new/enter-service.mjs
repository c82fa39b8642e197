import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { afterLast, before, edit, editJson, withKey } from './edits.mjs';
import { enterAccess } from './enter-command.mjs';

/**
 * Adds a new service to every list of the repository: the two lists of services, the compiler's projects, the
 * workspaces of npm, the containers, the ids, the refusals and their sentences, and the table of access.
 *
 * @param forms `{ name, Name, names, NAME, article }`
 */
export function enterService(root, forms) {
  const { name, Name, names, NAME } = forms;
  enterLists(root, name);
  enterContracts(root, forms);
  enterProjects(root, name);
  enterWorkspace(root, name);
  enterContainers(root, name);
  enterRefusals(root, { name, Name, NAME });
  enterOperations(root, { name, Name, names });
}

function enterOperations(root, { name, Name, names }) {
  enterAccess(root, 'registered', `open${Name}`, 'POST', `/api/${names}`);
  enterAccess(root, 'registered', `get${Name}`, 'GET', `/api/${names}/{${name}Id}`);
  enterAccess(root, 'registered', `getMy${capital(names)}`, 'GET', `/api/${names}/my-data`);
}

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

function enterLists(root, name) {
  edit(
    root,
    'events/contracts/src/service-contracts.ts',
    afterLast(/^import/u, `import { ${name}Contract } from './${name}/contract.ts';`),
    before('] as const', `  ${name}Contract,`),
  );
  edit(
    root,
    'services/standalone/src/services.ts',
    afterLast(/^import/u, `import { ${name}Manifest } from '@osta/${name}/manifest';`),
    before(/^\];/mu, `  ${name}Manifest,`),
  );
}

function enterContracts(root, { name, Name, article }) {
  edit(
    root,
    'events/contracts/src/refusal-unions.ts',
    afterLast(/^import/u, `import { ${Name}Refusal } from './${name}/refusals.ts';`),
    before('] as const', `  ${Name}Refusal,`),
  );
  edit(
    root,
    'events/contracts/src/ids.ts',
    before(
      '/** One notification',
      [
        `/** Stream id of ${article} ${name}. */`,
        `export const ${Name}Id = z.uuidv7().brand<'${Name}Id'>();`,
        `export type ${Name}Id = z.infer<typeof ${Name}Id>;`,
        '',
      ].join('\n'),
    ),
  );
}

function enterProjects(root, name) {
  const references = [
    ['tsconfig.build.json', `services/${name}`, 'services/standalone'],
    ['services/standalone/tsconfig.build.json', `../${name}`, null],
  ];
  for (const [file, own, next] of references) {
    editJson(root, file, (project) => {
      const at = project.references.findIndex(
        (each) => each.path === `${next}/tsconfig.build.json`,
      );
      project.references.splice(at === -1 ? Infinity : at, 0, {
        path: `${own}/tsconfig.build.json`,
      });
    });
  }
  edit(
    root,
    'tests/tsconfig.build.json',
    before(
      /^ *\{ "path": "\.\.\/services\/standalone\/tsconfig\.build\.json" \},/mu,
      `    { "path": "../services/${name}/tsconfig.build.json" },`,
    ),
  );
}

/** Does what `npm install` would do, without a registry: all dependencies of the service are installed already. */
function enterWorkspace(root, name) {
  const folder = `services/${name}`;
  const own = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const { version, dependencies, devDependencies } = own;
  const enterNeeded = (workspace) => {
    workspace.dependencies = withKey(workspace.dependencies, own.name, version);
  };
  editJson(root, 'services/standalone/package.json', enterNeeded);
  editJson(root, 'package-lock.json', (lock) => {
    const link = { resolved: folder, link: true };
    const workspace = { name: own.name, version, dependencies, devDependencies };
    enterNeeded(lock.packages['services/standalone']);
    const { '': top, ...packages } = lock.packages;
    const entered = withKey(withKey(packages, `node_modules/${own.name}`, link), folder, workspace);
    lock.packages = { '': top, ...entered };
  });
  const scope = path.join(root, 'node_modules/@osta');
  mkdirSync(scope, { recursive: true });
  symlinkSync(path.join('../..', folder), path.join(scope, name));
}

function enterContainers(root, name) {
  const variable = `OSTA_${name.toUpperCase()}_DATABASE_PASSWORD`;
  const password = `\${${variable}:?set it in .env}`;
  const container = [
    `  ${name}:`,
    '    <<: *osta',
    `    command: [services/${name}/dist/main.js]`,
    '    secrets: *secrets',
    '    environment:',
    '      <<: *environment',
    `      DATABASE_USER: osta_${name}`,
    `      DATABASE_PASSWORD: ${password}`,
    '    depends_on: *needs',
    '',
  ].join('\n');
  edit(
    root,
    'docker-compose.yml',
    (text) => text.replace(/^( *OSTA_API_DOCUMENTS: .*)$/mu, `$1,http://${name}:3000`),
    afterLast(/^ {6}notification: \{ condition/u, `      ${name}: { condition: service_healthy }`),
    afterLast(/^ {6}OSTA_\w+_DATABASE_PASSWORD: /u, `      ${variable}: ${password}`),
    before('  # Ends before the services begin', container),
  );
  edit(root, '.env.example', afterLast(/^OSTA_\w+_DATABASE_PASSWORD=/u, `${variable}=`));
  edit(root, 'services/infrastructure/docker/prometheus.yml', (text) =>
    text.replace(/^( +- names: \[.*)\]$/mu, `$1, ${name}]`),
  );
  edit(root, 'services/infrastructure/docker/alerts.yml', (text) =>
    text.replace(
      /^( +)(.*absent\(up\{service="\w+"\}\))\n( +for:)/mu,
      `$1$2\n$1or absent(up{service="${name}"})\n$3`,
    ),
  );
}

function enterRefusals(root, { name, Name, NAME }) {
  edit(
    root,
    'web/src/problem/problem-text.ts',
    before(
      /^ {2}\/\/ Notifications$/mu,
      [
        `  // ${Name}`,
        `  ${NAME}_NOT_FOUND: () => msg\`We could not find this ${name}.\`,`,
        `  ${NAME}_ALREADY_OPEN: () => msg\`This ${name} is open already.\`,`,
        '',
      ].join('\n'),
    ),
  );
}
