import { pause } from '@osta/event-store/pause';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import type { Pool } from 'pg';

/** Which process publishes, and its checkpoint. */
export interface RelayPlace {
  /** Process id of the relay that holds the lock; 0 while none does. */
  readonly leader: number;
  /** The position of the checkpoint; 0 before the first. */
  readonly position: number;
}

/**
 * The application name of a relay's connection contains its process id. Reads two small system views
 * and one row.
 */
const relayPlaceSql = `
select
  coalesce((
    select substr(session.application_name, 7)::int
    from pg_locks as lock join pg_stat_activity as session using (pid)
    where lock.locktype = 'advisory' and lock.granted and session.datname = current_database()
      and session.application_name like 'relay %'
    limit 1
  ), 0) as leader,
  coalesce((select position::int from request.relay_checkpoint where name = 'relay'), 0) as position`;

export async function relayPlace(pool: Pool): Promise<RelayPlace> {
  const { rows } = await pool.query<RelayPlace>(relayPlaceSql);
  return rows[0] ?? { leader: 0, position: 0 };
}

/** Polls the checkpoint every 5 ms. */
export interface RelayWatch {
  /** Waits until the checkpoint has moved after that time of `performance.now()`. */
  movedAfter(time: number): Promise<void>;
  /** @returns how often the checkpoint moved backwards */
  stop(): number;
}

export function watchRelay(pool: Pool): RelayWatch {
  const seen = { lastMove: 0, backwards: 0 };
  const moved = pause();
  const over = new AbortController();

  async function watch(): Promise<void> {
    let before = 0;
    while (!over.signal.aborted) {
      const { position } = await relayPlace(pool);
      if (position < before) seen.backwards += 1;
      if (position !== before) {
        seen.lastMove = performance.now();
        moved.wake();
      }
      before = position;
      await letTimePass(5, 'between two looks');
    }
  }
  void watch();

  return {
    async movedAfter(time) {
      while (seen.lastMove <= time) await moved.wait(1000);
    },
    stop() {
      over.abort();
      return seen.backwards;
    },
  };
}
