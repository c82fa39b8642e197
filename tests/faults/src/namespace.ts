/** The prefix of topics and groups, as in the product. */
export const namespace = 'osta';
