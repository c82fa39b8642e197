import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The variables that a configuration file reads: the keys of its schema, and lookups by name. */
function namesIn(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const keys = text.matchAll(/^\s+([A-Z][A-Z0-9_]+): (?!string)/gmu);
  const lookups = text.matchAll(/environment(?:\[|, )'([A-Z][A-Z0-9_]+)'/gu);
  return [...keys, ...lookups].map(([, name]) => name);
}

/** Where the variables of the file store are read, for the services that keep files. */
const filesConfig = 'services/platform/src/files/files-config.ts';

function configFiles(service) {
  const folder = `services/${service}/src/config`;
  if (!existsSync(path.join(root, folder))) return [];
  const own = readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => `${folder}/${name}`);
  const keepsFiles = own.some((file) =>
    readFileSync(path.join(root, file), 'utf8').includes("'@osta/platform/files/files-config'"),
  );
  return keepsFiles ? [...own, filesConfig] : own;
}

/**
 * The environment variables that each program reads.
 *
 * @returns sets of names, by the folder in services/; the web server is `web`
 */
export function configuredVariables() {
  const platform = configFiles('platform').flatMap(namesIn);
  const services = readdirSync(path.join(root, 'services'))
    .filter((name) => existsSync(path.join(root, 'services', name, 'src/main.ts')))
    .map((name) => [name, new Set([...platform, ...configFiles(name).flatMap(namesIn)])]);
  const standalone = namesIn('services/standalone/src/standalone-config.ts');
  return new Map([
    ...services,
    ['standalone', new Set([...services.flatMap(([, names]) => Array.from(names)), ...standalone])],
    [
      'migrate',
      new Set([
        'DATABASE_URL',
        // The role of what works for all services
        'OSTA_PLATFORM_DATABASE_PASSWORD',
        ...services
          .filter(([name]) => existsSync(path.join(root, 'services', name, 'src/manifest.ts')))
          .map(([name]) => `OSTA_${name.toUpperCase()}_DATABASE_PASSWORD`),
      ]),
    ],
    ['checkpoints', new Set(namesIn('services/standalone/src/checkpoints-config.ts'))],
    [
      'tools',
      new Set([
        ...platform.filter((name) => !['DATABASE_USER', 'DATABASE_PASSWORD'].includes(name)),
        'OSTA_AUDIT_CHECKPOINTS',
        'OSTA_AUDIT_KEY_FILE',
        'OSTA_OPERATOR',
      ]),
    ],
    ['web', new Set(namesIn('web/src/server/config.ts'))],
  ]);
}
