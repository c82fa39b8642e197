/** What a trade, a service or a place is called, in each language of the product. */
export interface Name {
  readonly ar: string;
  readonly en: string;
}
