/** The number of a transaction, as an append reads it. */
export const transactionSql = 'select tx from request.event_transaction';

/** The same without an epoch. */
export const plainTransactionSql = 'select pg_current_xact_id()';

/** Where readers stop. */
export const horizonSql = 'select tx from request.event_horizon';

/** The same without an epoch. */
export const plainHorizonSql = 'select pg_snapshot_xmin(pg_current_snapshot())';
