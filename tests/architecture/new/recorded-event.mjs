import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The topics whose streams are people: the id of the stream is the person's. */
const topicsOfPeople = new Set(['account', 'professional']);

/** The members of events that name a person, as they are looked for. */
const people = ['userId', 'customerId', 'ownerId', 'applicantId', 'professionalId', 'memberId'];

/** Returns a sentence that says that there is no such event to follow; undefined when there is one. */
export function problemOfRecorded(root, topic, event) {
  const type = `osta.${topic}.${event}`;
  const first = path.join(root, `events/contracts/schemas/${type}.v1.json`);
  return existsSync(first) ? undefined : `There is no event ${type}`;
}

/** Returns whether a service records a topic itself. */
export function records(root, service, topic) {
  const contract = path.join(root, `events/contracts/src/${service}/contract.ts`);
  return new RegExp(`\\b${topic}Topic\\b`, 'u').test(readFileSync(contract, 'utf8'));
}

/**
 * Returns what is known of an event that a service follows.
 *
 * - `person`: the member that names the person whom it is about, the first of `wanted` that it has, or any; `subject` where the stream is that person; undefined where it names nobody
 * - `sample`: what one event of its newest form contains
 */
export function recordedEvent(root, topic, event, wanted = []) {
  const contracts = path.join(root, 'events/contracts');
  const type = `osta.${topic}.${event}`;
  const [newest] = readdirSync(path.join(contracts, 'schemas'))
    .filter((file) => file.startsWith(`${type}.v`))
    .map((file) => Number(file.slice(type.length + 2, -'.json'.length)))
    .toSorted((a, b) => b - a);
  const { data } = readJson(contracts, 'schemas', `${type}.v${newest}.json`).properties;
  const isId = (member) =>
    data.required?.includes(member) && data.properties[member].format === 'uuid';
  const fixtures = `fixtures/${topic}/${event}.v${newest}/valid`;
  const [fixture] = readdirSync(path.join(contracts, fixtures)).toSorted();
  return {
    person: topicsOfPeople.has(topic) ? 'subject' : [...wanted, ...people].find(isId),
    sample: readJson(contracts, fixtures, fixture).data,
  };
}

const readJson = (...file) => JSON.parse(readFileSync(path.join(...file), 'utf8'));
