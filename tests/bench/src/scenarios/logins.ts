import { pacedTimes, type PacedRequest } from '../load/paced-times.ts';
import { startSite } from '../load/start-site.ts';
import { figureRow, noneRow, ratioRow, type Row } from '../report.ts';
import { alternate, compare, type Measured } from '../rounds.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { quantile } from '../statistics.ts';

/** Requests a second by everybody else. */
const others = 50;

/** Logins a second on a busy day, without a flood (F16). */
const busy = 20;

/** A3: what a flood of logins costs everybody else. F16: how long a login takes on a busy day. */
export const logins: Scenario = {
  name: 'logins',
  summary:
    'A3: other requests beside 50 logins a second, against the same without. F16: 20 logins a second.',
  plants: [],
  run,
};

async function run(context: ScenarioContext): Promise<readonly Row[]> {
  const rate = context.size ?? 50;
  const seconds = context.seconds ?? 10;
  // Each login has its own address, as a proxy reports it
  const origin = await startSite(context, { OSTA_TRUSTED_PROXIES: '1' });
  let next = 0;
  const headers = (): Record<string, string> => {
    next += 1;
    return { 'x-forwarded-for': `10.${(next >> 16) & 255}.${(next >> 8) & 255}.${next & 255}` };
  };
  const logIn = (): PacedRequest => ({
    path: '/api/auth/sessions/password',
    method: 'POST',
    headers: { ...headers(), origin, 'x-csrf': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ email: `nobody${next}@example.ly`, password: 'zaytun in gharyan' }),
  });
  const look = (): PacedRequest => ({
    path: '/api/professionals',
    headers: headers(),
  });
  let [asked, sentAway] = [0, 0];
  const measure = async (floods: boolean): Promise<Measured> => {
    const [{ times, turnedAway }] = await Promise.all([
      pacedTimes(origin, others, seconds, look, 200),
      ...(floods ? [pacedTimes(origin, rate, seconds, logIn, 401)] : []),
    ]);
    asked += times.length;
    sentAway += turnedAway;
    return {
      figures: { p50: quantile(times, 0.5), p99: quantile(times, 0.99) },
      cpu: Number.NaN,
    };
  };

  context.say(`${others} requests a second, beside ${rate} logins and alone`);
  const pairs = await alternate({
    product: () => measure(true),
    peer: () => measure(false),
    rounds: context.rounds ?? 4,
  });
  context.say(`${busy} logins a second`);
  const day = await pacedTimes(origin, busy, seconds, logIn, 401);
  const waited = quantile(day.times, 0.99);
  return [
    ratioRow('A3', 'p99 beside a flood of logins', compare(pairs, 'p99'), { atMost: 2 }, 'ms'),
    noneRow('A3', 'others told to come again', sentAway, asked),
    figureRow(
      'F16',
      `p99 of a login, ${busy} a second, ms`,
      waited,
      { atMost: 1000 },
      `p50 ${quantile(day.times, 0.5).toFixed(0)} ms`,
    ),
    noneRow('F16', 'logins told to come again', day.turnedAway, day.times.length),
  ];
}
