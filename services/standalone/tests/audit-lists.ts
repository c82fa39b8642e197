import { describe, expect, it } from 'vitest';

import { auditedSystem } from '../src/audited-system.ts';
import type { MarketHost } from './market-host.ts';
import { untilSettled, type Audit } from './run-audit.ts';

/** A market and the audit of it. */
interface Subject {
  readonly market: MarketHost;
  readonly audit: Audit;
}

/** Tests what the audit tells about the read models themselves. */
export function describeLists(subject: () => Subject): void {
  describe('osta-audit list', () => {
    it('names every read model, which describe and diff then take', async () => {
      const { code, out } = await subject().audit('list', '--json');
      expect(code).toBe(0);
      const listed: readonly { readonly name: string }[] = JSON.parse(out);
      expect(listed.map(({ name }) => name).toSorted()).toEqual(
        auditedSystem.models.map(({ name }) => name).toSorted(),
      );
      const { out: lines } = await subject().audit('list');
      expect(lines).toMatch(/^notifications +notification: .*notification.*, from /mu);
    });
  });

  describe('osta-audit describe', () => {
    it('tells rows, events, lag and the last comparison of a read model', async () => {
      const { market, audit } = subject();
      await untilSettled(audit, market);
      const { code, out } = await audit('describe', '--model', 'notifications', '--json');
      expect(code).toBe(0);
      const { rows } = await market.database.query<{ readonly rows: number }>(
        'select count(*)::int as rows from notification.notification',
      );
      expect(JSON.parse(out)).toMatchObject({
        name: 'notifications',
        schema: 'notification',
        tables: expect.arrayContaining([
          expect.objectContaining({
            name: 'notification',
            key: ['recipient_id', 'id'],
            rows: rows[0]?.rows,
          }),
        ]),
        events: expect.any(Number),
        ahead: 0,
        parked: 0,
        // `untilSettled` has just compared it
        lastCompared: { differences: 0, endedAt: expect.any(String) },
      });
    });

    it('takes a diff with the past for no comparison of today', async () => {
      const { audit } = subject();
      const before = await audit('describe', '--model', 'request-people', '--json');
      await audit(
        'diff',
        '--model',
        'request-people',
        '--until=2026-01-01T00:00:00.000Z',
        '--quiet',
      );
      const after = await audit('describe', '--model', 'request-people', '--json');
      expect(JSON.parse(after.out)).toMatchObject({
        lastCompared: JSON.parse(before.out).lastCompared,
      });
    });

    it('refuses a name that there is not, and tells those that there are', async () => {
      const { code, err } = await subject().audit('describe', '--model', 'nothing');
      expect(code).toBe(2);
      expect(err).toContain('request-people');
    });
  });
}
