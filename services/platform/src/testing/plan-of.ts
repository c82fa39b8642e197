import { randomUUID } from 'node:crypto';

import { escapeIdentifier, escapeLiteral, type ClientBase } from 'pg';
import { z } from 'zod';

/** One node of a plan, with the nodes that it reads from, as `explain (format json)` prints it. */
export interface PlanNode {
  readonly 'Node Type': string;
  /** What a node that writes does: `Insert`. */
  readonly Operation?: string | undefined;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Index Name'?: string | undefined;
  /** One unit is the cost of one sequential page read. */
  readonly 'Total Cost': number;
  /** How often the node was executed; like the pages, only after `measuredPlan`. */
  readonly 'Actual Loops'?: number | undefined;
  /** Pages that the node and those below it touched. */
  readonly 'Shared Hit Blocks'?: number | undefined;
  readonly 'Shared Read Blocks'?: number | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
}

const PlanNode: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  Operation: z.string().optional(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Total Cost': z.number(),
  'Actual Loops': z.number().optional(),
  'Shared Hit Blocks': z.number().optional(),
  'Shared Read Blocks': z.number().optional(),
  get Plans() {
    return z.array(PlanNode).optional();
  },
});

const Explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: PlanNode })]) })]);

/**
 * Returns the plan that Postgres keeps for a prepared statement, whatever its parameters.
 *
 * @throws DatabaseError for a statement that cannot be planned
 */
export async function planOf(connection: ClientBase, statement: string): Promise<PlanNode> {
  return explained(connection, `explain (generic_plan, format json) ${statement}`);
}

/**
 * Returns the plan of a statement for these parameters, or the general one where the connection forces it.
 *
 * @throws DatabaseError for a statement that cannot be planned
 */
export async function planFor(
  connection: ClientBase,
  statement: string,
  values: readonly unknown[],
): Promise<PlanNode> {
  const call = await prepared(connection, statement, values);
  return explained(connection, `explain (format json) ${call}`);
}

/**
 * Executes a statement as `planFor` plans it, and returns the plan with what it cost.
 *
 * @throws DatabaseError for a statement that fails
 */
export async function measuredPlan(
  connection: ClientBase,
  statement: string,
  values: readonly unknown[],
): Promise<PlanNode> {
  const call = await prepared(connection, statement, values);
  return explained(connection, `explain (analyze, buffers, timing off, format json) ${call}`);
}

/** Returns all nodes of a plan, its root first. */
export function nodesOf(plan: PlanNode): readonly PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** Returns the tables that a plan reads from beginning to end, each once. */
export function readWhole(plan: PlanNode): readonly string[] {
  const whole = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan');
  return [...new Set(whole.map((node) => node['Relation Name'] ?? ''))];
}

/** Returns the indexes that a plan uses, each once. */
export function indexesOf(plan: PlanNode): readonly string[] {
  return [...new Set(nodesOf(plan).flatMap((node) => node['Index Name'] ?? []))];
}

/** Returns the nodes of a plan that sort rows. */
export function sortsOf(plan: PlanNode): readonly PlanNode[] {
  return nodesOf(plan).filter((node) => node['Node Type'].includes('Sort'));
}

async function explained(connection: ClientBase, text: string): Promise<PlanNode> {
  const { rows } = await connection.query(text);
  const [{ 'QUERY PLAN': plans }] = Explained.parse(rows);
  return plans[0].Plan;
}

/**
 * Prepares a statement and returns its call. `explain` itself knows the values that are bound to it, so it would not
 * show the general plan.
 */
async function prepared(
  connection: ClientBase,
  statement: string,
  values: readonly unknown[],
): Promise<string> {
  const name = escapeIdentifier(randomUUID());
  await connection.query(`prepare ${name} as ${statement}`);
  return `execute ${name}${values.length > 0 ? ` (${values.map(literal).join(', ')})` : ''}`;
}

/** Returns a value as a literal without a type: the statement says which type it has. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (!Array.isArray(value)) {
    return escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
  }
  return escapeLiteral(`{${value.map((each) => JSON.stringify(String(each))).join(',')}}`);
}
