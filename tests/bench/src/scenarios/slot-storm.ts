import { benchDatabase } from '../bench-database.ts';
import { startChild } from '../child.ts';
import { callAll, type Call } from '../load/http-load.ts';
import { countDeadlocksSql, countOverlapsSql } from '../load/open-slots.sql.ts';
import { openSlots } from '../load/open-slots.ts';
import { figureRow, noneRow, type Row } from '../report.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { quantile } from '../statistics.ts';

/** How many ask at the same moment. */
const connections = 50;
/** A person may try to hold 30 slots a minute: after so many races others run. */
const racesEach = 25;
/** The sizes of a race, and how many of each are run. */
const races = [
  { racers: 200, rounds: 100 },
  { racers: 2000, rounds: 10 },
] as const;

/** P5: many want one slot at the same moment. */
export const slotStorm: Scenario = {
  name: 'slot-storm',
  summary: 'P5: 200 and 2,000 racers for one slot: one wins, the others are told what is free.',
  plants: ['no-exclusion'],
  run,
};

interface Counted {
  readonly count: number;
}

async function run(context: ScenarioContext): Promise<readonly Row[]> {
  const { say, onEnd, plant } = context;
  const database = await benchDatabase(context);
  const { pool } = database;
  if (plant === 'no-exclusion') {
    await pool.query('alter table booking.booking drop constraint booking_no_overlap');
  }
  const server = await startChild(
    new URL('../processes/booking.ts', import.meta.url),
    database.url,
  );
  onEnd(() => server.kill());
  const asked = races.map(({ racers, rounds }) => ({
    racers: context.size ?? racers,
    rounds: context.rounds ?? rounds,
  }));
  const sizes = context.size === null ? asked : asked.slice(0, 1);
  const racersOf = ({ racers, rounds }: (typeof sizes)[number]): number =>
    racers * Math.ceil(rounds / racesEach);
  const customers = sizes.reduce((sum, size) => sum + racersOf(size), 0);
  const professionals = sizes.reduce((sum, { rounds }) => sum + rounds, 0);
  const calm = 4000;
  const slots = await openSlots(database, calm, { customers, professionals });
  const countOf = async (sql: string): Promise<number> =>
    (await pool.query<Counted>(sql)).rows[0]?.count ?? Number.NaN;

  say('Holds without a race');
  await callAll(server.ready, calm / 2, connections, () => slots.nextHold());
  const quiet = await callAll(server.ready, calm / 2, connections, () => slots.nextHold());

  const rows: Row[] = [];
  let [firstCustomer, professional] = [1, 1];
  for (const size of sizes) {
    const { racers, rounds } = size;
    say(`${rounds} races of ${racers}, ${connections} at a time`);
    const times: number[] = [];
    let [others, errors] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      let racer = firstCustomer + Math.floor(round / racesEach) * racers;
      const wanted = professional;
      const next = (): Call => slots.holdOf(racer++, wanted);
      const race = await callAll(server.ready, racers, connections, next, () => true);
      times.push(...race.times);
      const [won, lost] = [race.statuses.get(201) ?? 0, race.statuses.get(409) ?? 0];
      others += Math.abs(won - 1) + Math.abs(lost - (racers - 1));
      errors += [...race.statuses].reduce((sum, [status, n]) => sum + (status >= 500 ? n : 0), 0);
      professional += 1;
    }
    firstCustomer += racersOf(size);
    const total = racers * rounds;
    const [slow, calmly] = [quantile(times, 0.99), quantile(quiet.times, 0.99)];
    rows.push(
      noneRow('P5', `${racers} racers: not one winner and ${racers - 1} refusals`, others, total),
      noneRow('P5', `${racers} racers: answers of 500 and above`, errors, total),
      figureRow(
        'P5',
        `${racers} racers: p99 of an answer, times that without a race`,
        slow / calmly,
        { atMost: 3 },
        `${slow.toFixed(1)} : ${calmly.toFixed(1)} ms`,
      ),
    );
  }
  return [
    ...rows,
    noneRow('P5', 'pairs of bookings that overlap', await countOf(countOverlapsSql), professional),
    noneRow('P5', 'deadlocks', await countOf(countDeadlocksSql), professional),
  ];
}
