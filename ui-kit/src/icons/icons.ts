/*
 * The icons of the product, named after what they mean: scripts/icon-list.mjs says which drawing is
 * which. Plain values, each in a module of its own: what nobody imports is left out of the bundle,
 * and what one page imports is left out of the others.
 */
// oxlint-disable-next-line oxc/no-barrel-file -- one list of what is generated, taken by its short name everywhere
export * from '../generated/icons/all-icons.ts';
export type { LineIcon } from './line-icon.ts';
