import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { makeKey, readPrivateKey } from '@osta/audit/audit-keys';
import { exportLog, type Exporting } from '@osta/audit/export-log';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { auditedSystem } from '../src/audited-system.ts';
import type { MarketHost } from './market-host.ts';
import { findPeople } from './principals.ts';
import { recordQuotes } from './record-quotes.ts';
import type { Audit } from './run-audit.ts';

interface Subject {
  readonly market: MarketHost;
  readonly audit: Audit;
}

/** Returns the files of a folder with what is in them. */
async function contentOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('manifest'));
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const),
  );
  return Object.fromEntries(texts);
}

/** Tests that an export that was cut off becomes what it would have been. */
export function describeResumes(subject: () => Subject): void {
  describe('an export that was cut off', () => {
    let directory: string;

    beforeAll(async () => {
      directory = await mkdtemp(path.join(tmpdir(), 'osta-resumes-'));
      await makeKey(path.join(directory, 'key.pem'));
    });

    afterAll(() => rm(directory, { recursive: true }));

    it('becomes the same as one that was not, wherever that was, and whatever came since', async () => {
      const { market, audit } = subject();
      const people = await findPeople(market);
      const key = path.join(directory, 'key.pem');
      const privateKey = await readPrivateKey(key);
      const exporting = async (name: string): Promise<Exporting & { folder: string }> => ({
        folder: await mkdtemp(path.join(directory, name)),
        privateKey,
        filter: { type: 'osta.request.' },
        format: 'jsonl',
        showsNames: false,
        operator: 'tester',
        reason: null,
        runId: null,
        resumes: null,
        pageSize: 2,
      });
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }),
          fc.constantFrom('jsonl' as const, 'csv' as const),
          async (cuts, format) => {
            const whole = { ...(await exporting('whole-')), format };
            const manifest = await exportLog(market.database, auditedSystem, whole);
            const parts = { ...(await exporting('parts-')), format };
            let resumes: string | null = null;
            for (const [index, cut] of cuts.entries()) {
              let pages = 0;
              const runId = `run-${index}`;
              const onProgress = (): void => {
                pages += 1;
                if (pages > cut) throw new Error('cut off');
              };
              const cutOff = { ...parts, runId, resumes, onProgress };
              await expect(exportLog(market.database, auditedSystem, cutOff)).rejects.toThrow(
                'cut off',
              );
              resumes = runId;
              if (index === 0) await recordQuotes({ market, people }, 1);
            }
            const resumed = await exportLog(market.database, auditedSystem, { ...parts, resumes });
            expect(resumed.files).toEqual(manifest.files);
            expect(await contentOf(parts.folder)).toEqual(await contentOf(whole.folder));
            const check = ['export', '--check', parts.folder, '--public-key', `${key}.pub`];
            expect(await audit(...check)).toMatchObject({ code: 0 });
          },
        ),
        { numRuns: 6 },
      );
    });

    it('is not gone on with as something else, over other files, or over another log', async () => {
      const { market } = subject();
      const privateKey = await readPrivateKey(path.join(directory, 'key.pem'));
      const folder = await mkdtemp(path.join(directory, 'refused-'));
      const { rows } = await market.database.query<{ readonly id: string }>(
        'select id from request.event order by tx desc, position desc limit 1',
      );
      const newest = rows[0]?.id;
      let pages = 0;
      const begun: Exporting = {
        folder,
        privateKey,
        filter: { type: 'osta.request.' },
        format: 'jsonl',
        showsNames: false,
        operator: 'tester',
        reason: null,
        runId: 'run-1',
        resumes: null,
        pageSize: 2,
        onProgress: () => {
          pages += 1;
          if (pages > 2) throw new Error('cut off');
        },
      };
      await expect(exportLog(market.database, auditedSystem, begun)).rejects.toThrow('cut off');
      const { onProgress: _, ...rest } = begun;
      const goingOn = { ...rest, runId: null, resumes: 'run-1' };
      const goOn = (other: Partial<Exporting> = {}): Promise<unknown> =>
        exportLog(market.database, auditedSystem, { ...goingOn, ...other });

      const elsewhere = 'exports something else';
      await expect(goOn({ filter: { type: 'osta.' } })).rejects.toThrow(elsewhere);
      await expect(goOn({ format: 'csv' })).rejects.toThrow(elsewhere);
      await expect(goOn({ showsNames: true })).rejects.toThrow(elsewhere);

      const file = path.join(folder, 'request.jsonl');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace('osta.request.', 'osta.rebuked.'));
      await expect(goOn()).rejects.toThrow('was changed since');
      await writeFile(file, text);

      await market.database.query('delete from request.event where id = $1', [newest]);
      await expect(goOn()).rejects.toThrow('such events when the export began');
    });
  });
}
