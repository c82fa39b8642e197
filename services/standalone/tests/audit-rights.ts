import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { makeKey } from '@osta/audit/audit-keys';
import type { ReadModel } from '@osta/subscription/read-model';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { auditedSystem } from '../src/audited-system.ts';
import type { MarketHost } from './market-host.ts';
import { auditOf, type Audit } from './run-audit.ts';

/** A market and the audit of it. */
interface Subject {
  readonly market: MarketHost;
  readonly audit: Audit;
}

const because = ['--reason', 'A person asked what they saw'] as const;

/** Tests that the audit cannot write to what it reads. */
export function describeRights(subject: () => Subject): void {
  describe('every command that reads', () => {
    /** What a mistake in the tool would do: write to tables of services, and of the record. */
    const harm = [
      `update request.event set actor = 'system' where false`,
      'delete from notification.notification where false',
      'truncate identity.event',
      'create table request.planted ()',
    ];
    let directory: string;

    beforeAll(async () => {
      directory = await mkdtemp(path.join(tmpdir(), 'osta-harmless-'));
      await makeKey(path.join(directory, 'key.pem'));
    });

    afterAll(() => rm(directory, { recursive: true }));

    it('is refused by the database when it writes to a service', async () => {
      const refusals: string[] = [];
      // oxlint-disable-next-line typescript/unbound-method -- called with the client below
      const { end } = Client.prototype;
      const spy = vi.spyOn(Client.prototype, 'end').mockImplementation(async function tempted(
        this: Client,
      ) {
        // The market, in the same process, closes connections of its own
        const named = await this.query<{ readonly name: string }>(
          `select current_setting('application_name') as name`,
        ).catch(() => null);
        for (const statement of named?.rows[0]?.name === 'osta-audit' ? harm : []) {
          await this.query(statement).catch((error: unknown) => refusals.push(String(error)));
        }
        await new Promise<void>((closed) => {
          end.call(this, () => closed());
        });
      });
      const model = ['--model', 'notifications', '--quiet'];
      const signing = ['--checkpoints', directory, '--key', path.join(directory, 'key.pem')];
      const reading = [
        ['diff', ...model],
        ['rebuild', ...model, '--into', 'audit_harmless', ...because],
        ['verify', '--quiet'],
        ['erase-check', '--quiet'],
        ['repair', ...model, ...because],
        ['checkpoint', ...signing],
        ['events', '--names', ...because],
        ['parked', 'list'],
        ['reset', 'status', ...model],
        [
          'export',
          '--folder',
          path.join(directory, 'export'),
          '--key',
          path.join(directory, 'key.pem'),
        ],
        ['runs'],
      ];
      try {
        for (const args of reading) {
          refusals.length = 0;
          expect(await subject().audit(...args)).toMatchObject({ code: 0 });
          // One sees the moment, the other one writes aside
          const sessions = ['diff', 'rebuild', 'repair'].includes(args[0] ?? '') ? 2 : 1;
          expect([args[0], ...refusals]).toEqual([
            args[0],
            ...Array.from({ length: sessions }, () => [
              'error: permission denied for table event',
              'error: permission denied for table notification',
              'error: permission denied for table event',
              'error: permission denied for schema request',
            ]).flat(),
          ]);
        }
      } finally {
        // Else every later connection of a superuser would do harm
        spy.mockRestore();
      }
    });

    it('stops a projector that writes to the live tables while it is replayed', async () => {
      const { market } = subject();
      const models = auditedSystem.models.map((model): ReadModel => ({
        ...model,
        prepare: (events) => {
          const effect = model.prepare(events);
          return async (client, schema, moment) => {
            await effect(client, schema, moment);
            await client.query('update notification.notification_counter set unread = 0');
          };
        },
      }));
      const mistaken = auditOf(market, { ...auditedSystem, models });
      expect(await mistaken('diff', '--model', 'notifications', '--quiet')).toEqual({
        code: 3,
        out: '',
        err: 'permission denied for table notification_counter\n',
      });
    });

    it('works for a user who is no superuser, and refuses one who could do harm', async () => {
      const name = new URL(subject().market.databaseUrl).pathname.slice(1);
      const { market } = subject();
      const { database } = market;
      const user = `clerk_${name.slice(-12)}`;
      const url = new URL(market.databaseUrl);
      url.username = user;
      url.password = 'a-password';
      const audited = auditOf({ ...market, databaseUrl: url.href });
      await database.query(`create role ${user} login password 'a-password' in role osta_auditor`);
      try {
        const { code, err } = await audited('verify', '--quiet');
        expect({ code, err }).toEqual({ code: 0, err: '' });
        const { rows } = await database.query(
          'select operator, role from osta_audit.run order by id desc limit 1',
        );
        expect(rows).toEqual([{ operator: 'tester', role: user }]);

        await database.query('grant insert on request.event to osta_auditor');
        expect(await audited('verify')).toEqual({
          code: 2,
          out: '',
          err: expect.stringContaining('osta_auditor may write to request.event'),
        });
      } finally {
        await database.query('revoke insert on request.event from osta_auditor');
        await database.query(`drop role ${user}`);
      }
    });

    it('refuses the owner of a schema, until they can become the auditor', async () => {
      const { market } = subject();
      const { database } = market;
      const url = new URL(market.databaseUrl);
      const user = `owner_${url.pathname.slice(-12)}`;
      [url.username, url.password] = [user, 'a-password'];
      const audited = auditOf({ ...market, databaseUrl: url.href });
      await database.query(
        `create role ${user} login password 'a-password';
         create schema owned authorization ${user}; set role ${user};
         create table owned.row (); reset role`,
      );
      try {
        expect(await audited('verify', '--quiet')).toEqual({
          code: 2,
          out: '',
          err: expect.stringContaining(
            `${user} may write to owned.row and cannot become osta_auditor`,
          ),
        });
        await database.query(`grant osta_auditor to ${user}`);
        expect(await audited('verify', '--quiet')).toMatchObject({ code: 0, err: '' });
      } finally {
        await database.query(`drop owned by ${user}; drop role ${user}`);
      }
    });
  });
}
