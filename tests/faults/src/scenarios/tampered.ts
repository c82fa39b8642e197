import path from 'node:path';

import { makeKey } from '@osta/audit/audit-keys';
import { later } from '@osta/contracts/instant';
import { systemClock } from '@osta/platform/clock';
import { Client } from 'pg';

import {
  consistentForgeries,
  forgedEvents,
} from '../../../../services/standalone/tests/forgeries.ts';
import { tampered as tamper } from '../../../../services/standalone/tests/tampering.ts';
import { auditOf, type Audited } from '../audit-here.ts';
import { marketSchemas } from '../market-schemas.ts';
import type { Check, Scenario } from '../scenario.ts';
import { writeTimedRequests } from '../timed-requests.ts';

const requests = 20;
const day = 24 * 3_600_000;

/** Only requests are recorded here. */
const forgeries = [...forgedEvents, ...consistentForgeries].filter(
  ([, statement]) => !statement.includes('identity.event'),
);

/** What somebody changes in the log with SQL is found, as long as the log was signed. */
export const tampered: Scenario = {
  name: 'tampered',
  summary: 'Somebody changes the log with SQL, with and without contradictions; verify finds it.',
  plants: ['no-checkpoints'],

  async run(context) {
    const { plant, say, onEnd, directory } = context;
    const { url } = await marketSchemas(context);
    const due = later(systemClock.now(), day);
    await writeTimedRequests(url, requests, () => due);
    const folder = path.join(directory, 'checkpoints');
    const key = path.join(directory, 'key.pem');
    await makeKey(key);
    const audit = auditOf(url);
    const signed = await audit('checkpoint', '--checkpoints', folder, '--key', key);
    say(`Signed ${requests} requests: ${signed.out.trim()}`);
    // A planted mistake: the log is asked alone
    const withSigned =
      plant === 'no-checkpoints' ? [] : ['--checkpoints', folder, '--public-key', `${key}.pub`];
    const verify = (): Promise<Audited> => audit('verify', '--quiet', ...withSigned);

    const before = await verify();
    const database = new Client({ connectionString: url });
    await database.connect();
    onEnd(() => database.end());
    const checks: Check[] = [];
    for (const [what, statement] of forgeries) {
      const { code, out } = await tamper(database, statement, verify);
      say(`${what}: exit code ${code}`);
      const [, finding = 'nothing'] = out.trim().split('\n');
      checks.push({
        invariant: 'I14',
        what: `found: ${what}`,
        holds: code === 1,
        found: finding.replace(/^\S+ \S+ (?<fault>[\w-]+):.*$/u, '$<fault>'),
      });
    }
    const after = await verify();
    return {
      checks: [
        ...checks,
        {
          invariant: 'I14',
          what: 'and nothing where nobody has changed anything',
          holds: before.code === 0 && after.code === 0,
          found: `${before.out.trim()}; ${after.out.trim()}`,
        },
      ],
      figures: {},
    };
  },
};
