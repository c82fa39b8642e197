import { z } from 'zod';

/** What admins have made of the catalogue, as `catalogueFacts` reads it. */
export const OfferedCatalogue = z.object({
  /** Ids of the trades and services that they have changed, or added to those of the release. */
  changed: z.array(z.string()).readonly(),
  /** Those of them that nobody new may have. */
  hidden: z.array(z.string()).readonly(),
});
export type OfferedCatalogue = z.infer<typeof OfferedCatalogue>;

/** The facts about the catalogue for a decider that takes ids of it. */
export interface CatalogueFacts {
  readonly catalogue: OfferedCatalogue;
}
