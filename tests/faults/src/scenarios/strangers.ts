import path from 'node:path';

import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';

import type { Scenario } from '../scenario.ts';
import { startLongLived } from '../soak/long-lived-product.ts';
import { openDevice, type Device } from '../strangers/device.ts';
import { guess, guessesEach } from '../strangers/guess.ts';
import { newestLink } from '../strangers/newest-link.ts';

const networks = 1000;
/** Milliseconds between two logins of the owner: fewer than the limit of a route. */
const pace = 2000;

const owner = { email: 'customer@osta.test', password: 'osta-demo-1' };

/** Strangers of many networks guess at one account, while its owner comes and goes. */
export const strangers: Scenario = {
  name: 'strangers',
  summary: 'A thousand networks guess at one account ten times each; its owner signs in meanwhile.',
  plants: ['known', 'no-mark'],

  async run(context) {
    const { plant, directory, say } = context;
    const home = { ...context, directory: path.join(directory, 'data') };
    const { origin } = await startLongLived(home, null);
    const phone = openDevice(origin, '41.208.70.5');
    const first = await signIn(phone);
    say(`The owner has signed in before: ${first}`);

    const over = new AbortController();
    const logins: number[] = [first];
    const coming = comeAndGo(phone, plant === 'no-mark', logins, over.signal);
    const known = plant === 'known' ? owner.password : null;
    const { outcomes, silent } = await guess({ origin, email: owner.email, networks, known });
    over.abort();
    await coming;
    const told = [...outcomes].map(([status, count]) => `${status} ${count}`).join(', ');
    say(`${networks * guessesEach} guesses: ${told}`);

    // What the attack has closed, so that what is open means something
    const laptop = openDevice(origin, '102.72.1.1');
    const typed = await signIn(laptop);
    const link = await newestLink(origin, owner.email);
    const byLink = await laptop.send('POST', '/api/auth/sessions/code', {
      email: owner.email,
      ...link,
    });
    const accepted = [...outcomes].filter(([status]) => status < 400);
    const refused = [401, 429].reduce((sum, status) => sum + (outcomes.get(status) ?? 0), 0);
    return {
      checks: [
        {
          invariant: 'A2',
          what: `of ${networks * guessesEach} guesses, none is right`,
          holds: accepted.length === 0 && refused === networks * guessesEach,
          found: told,
        },
        {
          invariant: 'A5',
          what: 'a limit always says when to come again',
          holds: silent === 0 && (outcomes.get(429) ?? 0) > 0,
          found: `${silent} of ${outcomes.get(429) ?? 0} do not`,
        },
        {
          invariant: 'A5',
          what: 'the owner gets in on a known device at any moment',
          holds: logins.length > 1 && logins.every((status) => status === 200),
          found: `${logins.filter((status) => status === 200).length} of ${logins.length} times`,
        },
        {
          invariant: 'A5',
          what: 'and on a new one by the link of a letter',
          holds: typed === 429 && byLink.status === 200,
          found: `password ${typed}, link ${byLink.status}`,
        },
      ],
      figures: {},
    };
  },
};

async function signIn(device: Device): Promise<number> {
  return (await device.send('POST', '/api/auth/sessions/password', owner)).status;
}

/** Signs in on a device, again and again, each time without a session; notes each status. */
async function comeAndGo(
  device: Device,
  forgetsMark: boolean,
  logins: number[],
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    device.forget((name) => !forgetsMark && name.endsWith('osta.device'));
    logins.push(await signIn(device));
    await letTimePass(pace, 'between two logins of the owner', over);
  }
}
