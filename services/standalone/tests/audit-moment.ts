import type { AuditSystem } from '@osta/audit/audit-system';
import { makeCopySql } from '@osta/audit/copy-tables.sql';
import { patience } from '@osta/event-store/testing/patience';
import type { ClientBase, QueryConfig } from 'pg';
import { describe, expect, it, vi } from 'vitest';

import { auditedSystem } from '../src/audited-system.ts';
import type { MarketHost } from './market-host.ts';
import { findPeople } from './principals.ts';
import { recordQuotes } from './record-quotes.ts';
import { auditOf, type AuditAnswer } from './run-audit.ts';
import { tampered } from './tampering.ts';

interface Subject {
  readonly market: MarketHost;
}

const because = ['--reason', 'A person asked what they saw'] as const;

/** Lets something happen once, while a run builds: when it opens its first words. */
function happening(what: () => Promise<unknown>): AuditSystem {
  let happened: Promise<unknown> | undefined;
  return {
    ...auditedSystem,
    async open(...asked) {
      happened ??= what();
      await happened;
      return auditedSystem.open(...asked);
    },
  };
}

/** A session that notes which tables its statements read or write, with their schemas. */
function readingInto(read: Set<string>, database: MarketHost['database']): ClientBase {
  return new Proxy<ClientBase>(database, {
    get: (target, name) => {
      if (name !== 'query') return Reflect.get(target, name);
      return async (asked: string | QueryConfig, given?: unknown[]) => {
        const { text, values = [] } =
          typeof asked === 'string' ? { text: asked, values: given } : asked;
        if (/^\s*(?:with|insert|update|delete)\b/iu.test(text)) {
          const plan = await target.query(`explain (verbose, format json) ${text}`, [...values]);
          for (const { groups } of JSON.stringify(plan.rows).matchAll(relations)) {
            read.add(`${groups?.['schema']}.${groups?.['table']}`);
          }
        }
        return await target.query(text, [...values]);
      };
    },
  });
}

const relations = /"Relation Name":"(?<table>\w+)","Schema":"(?<schema>\w+)"/gu;

/** What may change after the moment of a run, whose effect on the live tables it must not see. */
const changes = [
  [
    'a notification',
    'notifications',
    `update notification.notification set type = 'booking' where type <> 'booking'`,
    'notification.notification',
  ],
  [
    'a telephone number of somebody who is forgotten',
    'booking-phones',
    `with forgotten as (delete from booking.phone returning id)
     insert into booking.subject_key (subject, key) select id, null from forgotten
     on conflict (subject) do update set key = null`,
    'booking.phone',
  ],
  [
    'the name of a service whose professional is forgotten',
    'notification-booked-names',
    `update notification.person set full_name = ''`,
    'notification.person',
  ],
  [
    'a professional who is hidden',
    'professional-words',
    `update professional.profile set is_hidden = true`,
    'professional.profile',
  ],
] as const;

/** Tests that what a run builds is of one moment, and that nobody waits for it meanwhile. */
export function describeMoment(subject: () => Subject): void {
  describe('osta-audit while it builds', () => {
    it.each([
      ['diff', '--model', 'notifications'],
      ['rebuild', '--model', 'notifications', ...because],
      ['repair', '--model', 'notifications', ...because],
    ])('lets others have what is recorded: %s', async (...command) => {
      const { market } = subject();
      const people = await findPeople(market);
      const count = async (): Promise<number> => {
        const { rows } = await market.database.query<{ readonly all: number }>(
          'select count(*)::int as all from notification.notification where recipient_id = $1',
          [people.deal.customerId],
        );
        return rows[0]?.all ?? 0;
      };
      const before = await count();
      let after = before;
      const audit = auditOf(
        market,
        happening(async () => {
          await recordQuotes({ market, people }, 1);
          await vi.waitFor(async () => {
            after = await count();
            expect(after).toBeGreaterThan(before);
          }, patience);
        }),
      );
      expect(await audit(...command, '--quiet')).toMatchObject({ code: 0, err: '' });
      expect(after).toBe(before + 1);
    });

    it.each(changes)('does not see what changes since: %s', async (_what, model, change, table) => {
      const { market } = subject();
      const { database } = market;
      let changed = 0;
      const answer = await tampered<AuditAnswer>(
        database,
        'select',
        () =>
          auditOf(
            market,
            happening(async () => {
              changed = (await database.query(change)).rowCount ?? 0;
            }),
          )('diff', '--model', model, '--json'),
        [...new Set([table, 'booking.subject_key'])],
      );
      expect(changed).toBeGreaterThan(0);
      expect(answer).toMatchObject({ code: 0, err: '' });
      expect(JSON.parse(answer.out)).toMatchObject({ differences: [] });
    });

    it.each(auditedSystem.models.map((model) => [model.name, model] as const))(
      'has each table that %s reads as it was',
      async (_name, model) => {
        const { database } = subject().market;
        await database.query('begin; create schema seen_aside');
        try {
          await model.createTables(database, 'seen_aside');
          const places = { from: model.schema, to: 'seen_aside' };
          for (const table of model.reads ?? []) await database.query(makeCopySql(table, places));
          const read = new Set<string>();
          const client = readingInto(read, database);
          await model.prepare([])(client, 'seen_aside', database);
          await model.finish(client, 'seen_aside', database);
          expect([...read].filter((name) => !name.startsWith('seen_aside.'))).toEqual([]);
        } finally {
          await database.query('rollback');
        }
      },
    );

    it('leaves nothing of what it has built', async () => {
      const { market } = subject();
      const failing = auditOf(
        market,
        happening(() => Promise.reject(new Error('The disk is full'))),
      );
      const failed = await failing('rebuild', '--model', 'notifications', ...because, '--quiet');
      expect(failed).toMatchObject({ code: 3, err: 'The disk is full\n' });
      await auditOf(market)('diff', '--model', 'notifications', '--quiet');
      const { rows } = await market.database.query(
        `select nspname from pg_namespace where nspname ~ '^audit_(build|diff|repair)_'`,
      );
      expect(rows).toEqual([]);
    });
  });
}
