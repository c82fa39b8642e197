/* The icons of the product, named after what they mean; scripts/icon-list.mjs maps each to its
   drawing. Each is a plain value in a module of its own, so that bundlers drop unused ones and
   split the rest by page. */
// oxlint-disable-next-line oxc/no-barrel-file -- one list of what is generated, taken by its short name everywhere
export * from '../generated/icons/all-icons.ts';
export type { LineIcon } from './line-icon.ts';
