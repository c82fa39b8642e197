/**
 * The account kinds that may send a request. A business may ask for work, too; a professional needs
 * a second account to do so.
 */
export const askers = ['customer', 'business'] as const;
