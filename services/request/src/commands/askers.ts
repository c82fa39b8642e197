/** Who asks for work: a business has a leaking tap, too. Who does the work asks from another account. */
export const askers = ['customer', 'business'] as const;
