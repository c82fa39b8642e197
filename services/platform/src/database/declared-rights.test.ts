import { assert, boolean, constantFrom, property, record, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { declaredRights, declaredRoles, type DatabaseObject } from './declared-rights.ts';

const roles = declaredRoles();
const schemas = roles.map(({ own }) => own);
const tables = ['event', 'event_epoch', '_prisma_migrations', 'subject_key', 'session', 'request'];
const object: Arbitrary<DatabaseObject> = record({
  schema: constantFrom(...schemas, 'osta_audit', 'request_before'),
  name: constantFrom(null, ...tables, 'event_horizon', 'live_session'),
  isView: boolean(),
});
const role = constantFrom(...roles);

/** Returns the services whose roles read the keys of another one. */
function readersOf(schema: string): readonly string[] {
  const keys = { schema, name: 'subject_key', isView: false };
  return roles
    .filter((asked) => asked.own !== schema && declaredRights(asked, keys).length > 0)
    .map(({ own }) => own);
}

describe('the role of a service', () => {
  it('writes to its own schema only', () => {
    assert(
      property(role, object, (asked, found) => {
        const writes = declaredRights(asked, found).some((each) => !/SELECT|USAGE/u.test(each));
        expect(writes && ![asked.own, 'platform'].includes(found.schema)).toBe(false);
      }),
    );
  });

  it('changes nothing that is recorded, and nothing of migrations', () => {
    for (const asked of roles) {
      for (const name of ['event', 'event_epoch', '_prisma_migrations']) {
        const rights = declaredRights(asked, { schema: asked.own, name, isView: false });
        expect(rights).not.toContain('UPDATE');
        expect(rights).not.toContain('DELETE');
      }
    }
  });

  it('opens words where its contract says so, and the role of several services nowhere', () => {
    expect(readersOf('request')).toEqual([]);
    expect(readersOf('booking')).toEqual(['notification']);
    expect(readersOf('identity')).not.toContain('platform');
  });

  it('reads the session of whoever asks, and nothing else of identity unless it follows it', () => {
    const stranger = { role: 'osta_cars', own: 'cars', follows: new Map() };
    const ofIdentity = tables.filter(
      (name) => declaredRights(stranger, { schema: 'identity', name, isView: false }).length > 0,
    );
    expect(ofIdentity).toEqual([]);
    const sessions = { schema: 'identity', name: 'live_session', isView: true };
    expect(declaredRights(stranger, sessions)).toEqual(['SELECT']);
  });
});
